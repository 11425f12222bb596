import { type CreateGameBody, type GameCard, limits, type QuestionView } from '@clockbeat/domain/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createGame, updateGame } from '../../api/games.js';
import { reading } from '../../api/queries.js';
import { getCategoryQuestions, getDefaultQuestions } from '../../api/questions.js';
import { ApiError } from '../../api/request.js';
import { DeskPage } from '../../frame/desk-page.js';
import { tellFailure } from '../../frame/failures.js';
import type { Passed } from '../../frame/gates.js';
import { sourceName, TeamLine, TooMany } from '../../frame/hosting-parts.js';
import { LeadAway } from '../../frame/lead-away.js';
import { appState } from '../../hosting/app-state.js';
import { gameBodyOf, keepApproved } from '../../hosting/approval.js';
import { averageSeconds, countBy, fillAnswers, removeFromBasket } from '../../hosting/basket.js';
import { type BasketQuestion, secondsOf } from '../../hosting/basket-question.js';
import { type CurrentTeam, forgetTeam } from '../../hosting/current-game.js';
import { useStore } from '../../lib/store.js';
import { paths } from '../../paths.js';
import { useDeskTexts } from '../../texts/desk-texts.js';
import { useTexts } from '../../texts/texts.js';
import { ActionBar } from '../../ui/action-bar.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Figures, Tally } from '../../ui/figures.js';
import { Mark } from '../../ui/mark.js';
import { notify } from '../../ui/notices.js';
import { gameTitle, goneQuestions, sourcesOf } from './approved-game.js';

/** The last look at what will be asked. Without a team or questions there is nothing to look at (HOST-06). */
const ApprovePage = ({ team }: Pick<Passed, 'team'>) => {
  const d = useDeskTexts();
  const { basket } = useStore(appState);
  if (basket.length === 0)
    return <LeadAway to={paths.questionSource} saying={d('approve.nothing')} tone="error" />;
  return <ApproveView team={team} basket={basket} />;
};
export default ApprovePage;

interface ApproveViewProps {
  team: CurrentTeam;
  basket: readonly BasketQuestion[];
}

/** The game in numbers, where its questions come from, a few of them, and the one button. */
const ApproveView = ({ team, basket }: ApproveViewProps) => {
  const d = useDeskTexts();
  const { busy, confirm } = useConfirm(team);
  useMissingAnswers(basket);
  const categories = countBy(basket, ({ category }) => category);
  const tooMany = basket.length > limits.questionsPerGame.max;
  return (
    <DeskPage step={3} title={d('approve.title')} lead={d('approve.lead')} aside={<TeamLine team={team} />}>
      <TooMany count={basket.length} />
      <section className="mt-8">
        <h2 className="mb-3 text-lg">{d('approve.summary')}</h2>
        <Figures
          figures={[
            { label: d('approve.total'), value: String(basket.length) },
            { label: d('approve.categories'), value: String(categories.length) },
            {
              label: d('approve.averageTimer'),
              value: d('approve.seconds', { count: averageSeconds(basket) }),
            },
          ]}
        />
      </section>
      <section className="mt-8">
        <h2 className="text-lg">{d('approve.breakdown')}</h2>
        <Tally rows={sourcesOf(basket).map((row) => ({ ...row, name: sourceName(d, row.name) }))} />
      </section>
      <SampleQuestions basket={basket} />
      <ButtonLink to={paths.bank} className="mb-8 self-start">
        {d('approve.edit')}
      </ButtonLink>
      <ActionBar>
        <Button
          tone="main"
          busy={busy}
          disabled={tooMany}
          onClick={() => void confirm()}
          className="min-h-14 px-8 text-lg"
        >
          {busy ? d('approve.confirming') : d('approve.confirm')}
        </Button>
      </ActionBar>
    </DeskPage>
  );
};

/** Approves the basket for a team: the server makes the game, this browser remembers it, and its code is shown. */
const useConfirm = ({ teamId }: CurrentTeam): { busy: boolean; confirm: () => Promise<void> } => {
  const t = useTexts();
  const d = useDeskTexts();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);

  const refused = (error: unknown): void => {
    const gone = goneQuestions(error);
    if (gone.length > 0) {
      const { basket } = appState.get();
      for (const index of gone) removeFromBasket(basket[index]?.id ?? '');
      notify(d('approve.gone', { count: gone.length }), { tone: 'error' });
    } else if (error instanceof ApiError && error.statusCode === 404) {
      forgetTeam();
      notify(d('team.notYours'), { tone: 'error' });
    } else tellFailure(t, error);
  };

  const confirm = async (): Promise<void> => {
    setBusy(true);
    const { basket, title, gameId } = appState.get();
    const categories = countBy(basket, ({ category }) => category).map(({ name }) => name);
    const named =
      title ?? gameTitle(categories, { two: (names) => d('approve.two', names), mixed: d('approve.mixed') });
    try {
      const game = await makeGame(gameBodyOf(basket, { teamId, title: named }), gameId);
      queries.setQueryData(reading.game(game.id).queryKey, game);
      keepApproved(game, basket);
      await navigate(paths.approved);
    } catch (error) {
      refused(error);
      setBusy(false);
    }
  };
  return { busy, confirm };
};

/** The game has started or ended, is another account's, or is no more: its players stay in it, a new one is made. */
const overFor: ReadonlySet<number> = new Set([403, 404, 409]);

/** The approved game: the one from before with these questions, same id and code (OP-24), else a new one. */
const makeGame = async (body: CreateGameBody, gameId: string | null): Promise<GameCard> => {
  if (gameId === null) return (await createGame(body)).game;
  try {
    return (await updateGame(gameId, body)).game;
  } catch (error) {
    if (!(error instanceof ApiError) || !overFor.has(error.statusCode)) throw error;
    return (await createGame(body)).game;
  }
};

const shown = 3;

/** The first few questions, each with its answer and its time, and how many follow. */
const SampleQuestions = ({ basket }: { basket: readonly BasketQuestion[] }) => {
  const d = useDeskTexts();
  const more = basket.length - shown;
  return (
    <section className="mt-8 mb-6">
      <h2 className="text-lg">{d('approve.samples')}</h2>
      <ol className="mt-2">
        {basket.slice(0, shown).map((question) => (
          <li key={question.id} className="border-t-2 border-line py-3">
            <p className="font-bold wrap-anywhere">{question.question}</p>
            <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4">
              <Answer text={question.correctAnswer} />
              <span className="numbers text-muted">
                {d('approve.seconds', { count: secondsOf(question) })}
              </span>
            </p>
          </li>
        ))}
      </ol>
      {more > 0 && (
        <p className="border-t-2 border-line pt-3 font-bold text-muted">
          {d('approve.more', { count: more })}
        </p>
      )}
    </section>
  );
};

const Answer = ({ text }: { text: string | null }) => {
  const d = useDeskTexts();
  if (text === null) return <span className="text-muted">{d('approve.answerUnknown')}</span>;
  return (
    <span className="inline-flex min-w-0 items-baseline gap-2 text-good">
      <Mark right className="size-4 shrink-0" />
      <span className="sr-only">{d('approve.answer')}</span>
      <span className="min-w-0 font-bold wrap-anywhere">{text}</span>
    </span>
  );
};

const everything = { q: '', difficulty: null };
const limit = 200;

/** Asks for the answers of questions that were picked before the host signed in, when they were not told (OP-81). */
const useMissingAnswers = (basket: readonly BasketQuestion[]): void => {
  const missing = basket.filter(({ stored, answer }) => stored && answer === null);
  const ids = missing.map(({ id }) => id);
  const categories = countBy(missing, ({ category }) => category).map(({ name }) => name);
  const { data } = useQuery({
    queryKey: ['missing-answers', ids],
    enabled: missing.length > 0,
    queryFn: async ({ signal }) => {
      const found = await Promise.all([
        getDefaultQuestions(),
        ...categories.map((category) => findIn(category, new Set(ids), signal)),
      ]);
      return found.flat();
    },
  });
  useEffect(() => {
    if (data) fillAnswers(data);
  }, [data]);
};

/** Those of a category that are wanted; its further pages are asked for only as long as there may be more of them. */
const findIn = async (
  category: string,
  wanted: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<QuestionView[]> => {
  const found: QuestionView[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof getCategoryQuestions>> = await getCategoryQuestions(
      category,
      everything,
      { limit, cursor },
      signal,
    );
    found.push(...page.items.filter(({ id }) => wanted.has(id)));
    cursor = page.nextCursor;
  } while (cursor !== null && found.length < wanted.size);
  return found;
};
