import {
  type CreateGameBody,
  type GameCard,
  limits,
  type QuestionView,
  questionKinds,
} from '@clockbeat/domain/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createGame, updateGame } from '../../api/games.js';
import { reading } from '../../api/queries.js';
import { getCategoryQuestions, getDefaultQuestions } from '../../api/questions.js';
import { ApiError } from '../../api/request.js';
import { DeskPage } from '../../frame/desk-page.js';
import { tellFailure } from '../../frame/failures.js';
import { type Sent, useForm } from '../../frame/form.js';
import type { Passed } from '../../frame/gates.js';
import { sourceName, TeamLine, TooMany } from '../../frame/hosting-parts.js';
import { LeadAway } from '../../frame/lead-away.js';
import { TeamsFields, teamsOf, type WrongTeams, wrongTeams } from '../../frame/prepared-teams.js';
import { AllSeconds } from '../../frame/question-seconds.js';
import { NearQuota } from '../../frame/quotas/near-quota.js';
import { rulesInFull } from '../../frame/rules/rules-in-full.js';
import { RulesPart } from '../../frame/rules/rules-part.js';
import { appState, type TeamsPlan } from '../../hosting/app-state.js';
import { gameBodyOf, keepApproved } from '../../hosting/approval.js';
import { knowsAnswer } from '../../hosting/asking.js';
import { averageSeconds, countBy, fillAnswers, removeFromBasket } from '../../hosting/basket.js';
import type { BasketQuestion } from '../../hosting/basket-question.js';
import { type CurrentTeam, forgetTeam } from '../../hosting/current-game.js';
import { type RulesPlan, rulesPlan, rulesSaid } from '../../hosting/rules-plan.js';
import { useStore } from '../../lib/store.js';
import { paths } from '../../paths.js';
import { useDeskTexts } from '../../texts/desk-texts.js';
import { useQuestionsTexts } from '../../texts/questions-texts.js';
import { useDayText } from '../../texts/regional.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { ActionBar } from '../../ui/action-bar.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { TextField } from '../../ui/field.js';
import { Figures, Tally } from '../../ui/figures.js';
import { notify } from '../../ui/notices.js';
import { SwitchField } from '../../ui/switch-field.js';
import { gameTitle, goneQuestions, sourcesOf } from './approved-game.js';
import { EveningList } from './evening-list.js';

/** The last look at what will be asked. Without a team or questions there is nothing to look at (HOST-06). */
const ApprovePage = ({ team }: Pick<Passed, 'team'>) => {
  const q = useQuestionsTexts();
  const { basket } = useStore(appState);
  if (basket.length === 0)
    return <LeadAway to={paths.questionSource} saying={q('approve.nothing')} tone="error" />;
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
  const q = useQuestionsTexts();
  const title = useTitle(basket);
  const confirm = useConfirm(team, title.named);
  const { errors, pending, submit } = useTeamsForm(confirm);
  useMissingAnswers(basket);
  const categories = countBy(basket, ({ category }) => category);
  const tooMany = basket.length > limits.questionsPerGame.max;
  return (
    <DeskPage step={3} title={q('approve.title')} lead={q('approve.lead')} aside={<TeamLine team={team} />}>
      <TooMany count={basket.length} />
      <div className="mt-6 max-w-md">
        <TextField
          label={q('own.gameTitle')}
          hint={d('pick.gameTitleHint')}
          maxLength={limits.title}
          value={title.shown}
          onChange={({ target }) => title.change(target.value)}
          autoComplete="off"
        />
      </div>
      <section className="mt-4">
        <RulesPart questions={basket.length} />
      </section>
      <section className="mt-8">
        <h2 className="mb-3 text-lg">{q('approve.summary')}</h2>
        <Figures
          figures={[
            { label: q('approve.total'), value: String(basket.length) },
            { label: q('approve.categories'), value: String(categories.length) },
            {
              label: q('approve.averageTimer'),
              value: q('approve.seconds', { count: averageSeconds(basket) }),
            },
          ]}
        />
        <div className="mt-5">
          <AllSeconds basket={basket} />
        </div>
      </section>
      <section className="mt-8">
        <h2 className="text-lg">{q('approve.breakdown')}</h2>
        <Tally rows={sourcesOf(basket).map((row) => ({ ...row, name: sourceName(q, row.name) }))} />
      </section>
      <TeamsPart error={errors.teams} />
      <EveningList basket={basket} />
      <ButtonLink to={paths.bank} className="mb-8 self-start">
        {q('approve.edit')}
      </ButtonLink>
      <NearQuota of="runningGames" className="mb-6" />
      <ActionBar>
        <Button
          tone="main"
          busy={pending}
          disabled={tooMany}
          onClick={() => void submit()}
          className="min-h-14 px-8 text-lg"
        >
          {pending ? q('approve.confirming') : q('approve.confirm')}
        </Button>
      </ActionBar>
    </DeskPage>
  );
};

/** Approves the basket for a team: the server makes the game, this browser remembers it, and its code is shown. */
const useConfirm = ({ teamId }: CurrentTeam, title: string): (() => Promise<Sent>) => {
  const t = useTexts();
  const d = useDeskTexts();
  const q = useQuestionsTexts();
  const navigate = useNavigate();
  const queries = useQueryClient();

  const refused = (error: unknown): void => {
    const gone = goneQuestions(error);
    if (gone.length > 0) {
      const { basket } = appState.get();
      for (const index of gone) removeFromBasket(basket[index]?.id ?? '');
      notify(q('approve.gone', { count: gone.length }), { tone: 'error' });
    } else if (error instanceof ApiError && error.statusCode === 404) {
      forgetTeam();
      notify(d('team.notYours'), { tone: 'error' });
    } else tellFailure(t, error);
  };

  return async () => {
    const { basket, gameId, teams } = appState.get();
    const plan = rulesPlan.now();
    try {
      const body = gameBodyOf(basket, { teamId, title, ...saidOf(teams), ...rulesSaid(plan) });
      const game = await makeGame(body, plan, gameId);
      queries.setQueryData(reading.game(game.id).queryKey, game);
      keepApproved(game, basket);
      await navigate(paths.approved);
      return 'left';
    } catch (error) {
      refused(error);
    }
  };
};

const unsaid: TeamsPlan = { mode: false, lines: '', only: false };

/** What the server hears of teams; of nothing that the host has not said: the panel may have said it. */
const saidOf = (teams: TeamsPlan | null): Partial<CreateGameBody> | null =>
  teams && { teamMode: teams.mode, ...(teams.mode && teamsOf(teams)) };

/** The one thing on the page that can be wrong when it is approved: the names of teams. */
const useTeamsForm = (send: () => Promise<Sent>) => {
  const { teams } = useStore(appState);
  return useForm({
    fields: { teams: teams?.lines },
    wrong: teams?.mode ? wrongTeams(teams) : {},
    send,
  });
};

/** Whether the game is played in teams, and in which. */
const TeamsPart = ({ error }: { error: WrongTeams['teams'] }) => {
  const room = useRoomTexts();
  const teams = useStore(appState).teams ?? unsaid;
  const say = (said: Partial<TeamsPlan>): void =>
    appState.update((state) => ({ ...state, teams: { ...(state.teams ?? unsaid), ...said } }));
  return (
    <section className="mt-8 max-w-xl">
      <SwitchField
        label={room('host.teamMode')}
        hint={room('host.teamModeText')}
        checked={teams.mode}
        onChange={(mode) => say({ mode })}
      />
      {teams.mode && <TeamsFields draft={teams} error={error} onChange={say} />}
    </section>
  );
};

/** What the game will be called: as its set or its host says, else after its categories and the day. */
const useTitle = (basket: readonly BasketQuestion[]) => {
  const d = useDeskTexts();
  const q = useQuestionsTexts();
  const day = useDayText();
  const { title } = useStore(appState);
  const [now] = useState(Date.now);
  const [cleared, setCleared] = useState(false);
  const categories = countBy(basket, ({ category }) => category).map(({ name }) => name);
  const words = {
    two: (names: { first: string; second: string }) => q('approve.two', names),
    mixed: q('approve.mixed'),
  };
  const dated = d('pick.dated', { title: gameTitle(categories, words), day: day(now) });
  const usual = [...dated].length > limits.title ? q('approve.mixed') : dated;
  return {
    named: title?.trim() || usual,
    shown: title ?? (cleared ? '' : usual),
    change: (typed: string): void => {
      setCleared(typed === '');
      appState.update((state) => ({ ...state, title: typed || null }));
    },
  };
};

/** The game has started or ended, is another account's, or is no more: its players stay in it, a new one is made. */
const overFor: ReadonlySet<number> = new Set([403, 404, 409]);

/** The approved game: the one from before with these questions and rules, same id and code (OP-24), else a new one. */
const makeGame = async (body: CreateGameBody, plan: RulesPlan, gameId: string | null): Promise<GameCard> => {
  if (gameId === null) return (await createGame(body)).game;
  try {
    return (await updateGame(gameId, { ...body, rules: rulesInFull(plan) })).game;
  } catch (error) {
    if (!(error instanceof ApiError) || !overFor.has(error.statusCode)) throw error;
    return (await createGame(body)).game;
  }
};

const everything = { q: '', difficulty: null, kinds: questionKinds };
const limit = 200;

/** Asks for the answers of questions that were picked before the host signed in, when they were not told (OP-81). */
const useMissingAnswers = (basket: readonly BasketQuestion[]): void => {
  const missing = basket.filter((question) => question.stored && !knowsAnswer(question));
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
