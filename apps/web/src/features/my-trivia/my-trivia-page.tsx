import {
  difficultyNamed,
  type GameCard,
  type HostQuestionView,
  type TaskFields,
} from '@clockbeat/domain/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getGame, getMyGames } from '../../api/games.js';
import { reading } from '../../api/queries.js';
import { getTeam } from '../../api/teams.js';
import { tellFailure } from '../../frame/failures.js';
import type { Passed } from '../../frame/gates.js';
import { kindTexts } from '../../frame/kind-texts.js';
import { usualPointsIn } from '../../frame/rules/rules-in-full.js';
import { useEndedSession } from '../../frame/session.js';
import { usePageTitle } from '../../frame/use-page-title.js';
import { type Extras, extrasOf } from '../../hosting/asking.js';
import { fillBasket } from '../../hosting/basket.js';
import { type BasketQuestion, customSource, type EveningPlan } from '../../hosting/basket-question.js';
import { chooseTeam, currentGame, toCurrentGame } from '../../hosting/current-game.js';
import { type SavedGame, savedGames, toSavedGame } from '../../hosting/saved-games.js';
import { useStore } from '../../lib/store.js';
import { paths } from '../../paths.js';
import { useDayText } from '../../texts/regional.js';
import { type RoomTranslate, useRoomTexts } from '../../texts/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { type AnswerWords, useAnswerWords } from '../../ui/crowd/asked.js';
import { MessagePage } from '../../ui/message-page.js';
import { Bone, Skeleton } from '../../ui/skeleton.js';

/** /my-trivia: the signed-in user's games, to be played along or to start the next one from. */
const MyTriviaPage = ({ account }: Pick<Passed, 'account'>) => {
  const t = useRoomTexts();
  usePageTitle(t('myTrivia.title'));
  return <SavedList userId={account.id} />;
};
export default MyTriviaPage;

/** The list with its empty, loading and error states. */
const SavedList = ({ userId }: { userId: string }) => {
  const t = useTexts();
  const room = useRoomTexts();
  const { games, failed, askAgain, more } = useSavedGames(userId);
  if (games === null && !failed) return <ListSkeleton />;
  if (games === null) {
    return (
      <MessagePage title={room('myTrivia.loadFailed')} text={t('errors.unavailable')}>
        <Button tone="main" onClick={askAgain}>
          {t('common.tryAgain')}
        </Button>
      </MessagePage>
    );
  }
  if (games.length === 0) {
    return (
      <MessagePage title={room('myTrivia.empty')} text={room('myTrivia.emptyText')}>
        <ButtonLink to={paths.createTeam} tone="main">
          {room('myTrivia.createTeam')}
        </ButtonLink>
      </MessagePage>
    );
  }
  return (
    <section className="mx-auto w-full max-w-3xl px-5 py-8">
      <h1 className="text-3xl sm:text-4xl">{room('myTrivia.title')}</h1>
      <ul className="mt-6 divide-y-2 divide-line">
        {games.map((game) => (
          <SavedRow key={game.gameId} game={game} />
        ))}
      </ul>
      {more && (
        <Button busy={more.coming} onClick={more.ask} className="mt-4">
          {room('myTrivia.more')}
        </Button>
      )}
    </section>
  );
};

const rows = ['first', 'second', 'third'];

const ListSkeleton = () => {
  const t = useTexts();
  return (
    <Skeleton text={t('common.loading')} className="mx-auto w-full max-w-3xl px-5 py-8">
      <Bone className="h-10 w-56" />
      <div className="mt-6 grid gap-3">
        {rows.map((row) => (
          <Bone key={row} className="h-16" />
        ))}
      </div>
    </Skeleton>
  );
};

interface SavedGames {
  games: readonly SavedGame[] | null;
  failed: boolean;
  askAgain: () => void;
  /** The next page of a long list; null when all of it is here. */
  more: { coming: boolean; ask: () => void } | null;
}

/**
 * The user's games: those that this browser keeps until the server has answered, and from then on the server's, which the
 * browser keeps for the next time (DATA-14).
 */
const useSavedGames = (userId: string): SavedGames => {
  const kept = useStore(savedGames).filter(({ createdBy }) => createdBy === userId);
  const query = useInfiniteQuery(reading.hostedGames(userId));
  const { data } = query;
  useEndedSession(query.error);
  useEffect(() => {
    if (data) savedGames.set(gamesIn(data, userId));
  }, [data, userId]);
  return {
    games: data ? gamesIn(data, userId) : kept.length > 0 ? kept : null,
    failed: query.isError,
    askAgain: () => void query.refetch(),
    more: query.hasNextPage
      ? { coming: query.isFetchingNextPage, ask: () => void query.fetchNextPage() }
      : null,
  };
};

type Pages = { pages: readonly Awaited<ReturnType<typeof getMyGames>>[] };

const gamesIn = ({ pages }: Pages, userId: string): SavedGame[] =>
  pages.flatMap(({ items }) => items.map((game) => toSavedGame(game, userId)));

/** One saved game, and what can be done with it. */
const SavedRow = ({ game }: { game: SavedGame }) => {
  const t = useTexts();
  const room = useRoomTexts();
  const day = useDayText();
  const navigate = useNavigate();
  const words = useAnswerWords();
  const [busy, setBusy] = useState(false);
  const kind = kindTexts(
    game.category || room('myTrivia.general'),
    difficultyText(room, game.difficulty),
    room('myTrivia.mixed'),
  );
  const choose = async (make: Make, to: string): Promise<void> => {
    setBusy(true);
    try {
      await make(game.gameId, words);
      await navigate(to);
    } catch (error) {
      tellFailure(t, error);
      setBusy(false);
    }
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 grow basis-64">
        <h2 className="truncate text-lg">{game.name}</h2>
        <p className="text-sm text-muted">
          {[t('common.questions', { count: game.questions }), ...kind].join(' · ')} ·{' '}
          <span className="whitespace-nowrap">{room('myTrivia.created', { date: day(game.createdAt) })}</span>
        </p>
      </div>
      <Button
        tone="main"
        busy={busy}
        aria-label={room('myTrivia.playNamed', { name: game.name })}
        onClick={() => void choose(playGame, paths.playTriviaIn(game.gameId))}
      >
        {room('myTrivia.play')}
      </Button>
      <Button
        busy={busy}
        aria-label={room('myTrivia.editNamed', { name: game.name })}
        onClick={() => void choose(editGame, paths.chooseTrivia)}
      >
        {room('myTrivia.edit')}
      </Button>
    </li>
  );
};

const difficulties = {
  easy: 'myTrivia.easy',
  medium: 'myTrivia.medium',
  hard: 'myTrivia.hard',
  mixed: 'myTrivia.mixed',
} as const;

const difficultyText = (t: RoomTranslate, difficulty: string): string =>
  difficulty in difficulties ? t(difficulties[difficulty as keyof typeof difficulties]) : difficulty;

type Make = (gameId: string, words: AnswerWords) => Promise<void>;

/** Makes a saved game the one that this browser hosts (OP-84). */
const playGame: Make = async (gameId, words) => {
  const game = await getGame(gameId);
  currentGame.set(toCurrentGame(game, questionsOf(game, words)));
};

/** Puts a saved game's questions back into the basket, with its team, so that the next game starts from them. */
const editGame: Make = async (gameId, words) => {
  const game = await getGame(gameId);
  if (game.teamId !== null) chooseTeam(await getTeam(game.teamId));
  fillBasket(questionsOf(game, words), game.title);
  currentGame.set(toCurrentGame(game, questionsOf(game, words)));
};

const questionsOf = (game: GameCard, words: AnswerWords): BasketQuestion[] =>
  (game.questions ?? []).map((question) => asBasketQuestion(game, question, words));

/** A game's question is a copy in full: whatever became of the one it was made from, it is sent as it stands here. */
const asBasketQuestion = (
  game: GameCard,
  question: HostQuestionView,
  words: AnswerWords,
): BasketQuestion => ({
  id: `${game.id}:${question.index}`,
  question: question.question,
  ...extrasIn(question),
  options: question.options,
  answer: question.answer,
  correctAnswer: rightIn(question, words),
  category: question.category,
  difficulty: difficultyNamed(game.difficulty) ?? 'Medium',
  timer: question.timeLimit,
  source: customSource,
  stored: false,
  ...planIn(game, question),
});

/** What its kind asks for: its key says what is right, and what a host is told besides comes before that. */
const extrasIn = (question: HostQuestionView): Extras => ({ ...taskOfKey(question), ...extrasOf(question) });

const taskOfKey = ({ key, options }: HostQuestionView): TaskFields => {
  switch (key?.kind) {
    case 'multi':
      return { right: [...key.choices] };
    case 'number':
      return { value: key.value, unit: '' };
    case 'order':
      return { items: key.order.map((place) => options[place] ?? '') };
    default:
      return {};
  }
};

/** In words; null where nothing is right. */
const rightIn = (question: HostQuestionView, { full }: AnswerWords): string | null => {
  const right = question.key ?? question.answer;
  return right === null ? null : full(question, right);
};

/** What the evening had at a question: its round where that begins, its points where they are not as usual. */
const planIn = (
  { rules, questions = [] }: GameCard,
  { index, round, points, breakAfter }: HostQuestionView,
): EveningPlan => ({
  ...(round && questions[index - 1]?.round?.number !== round.number && { round: round.title }),
  ...(points !== usualPointsIn({ scoring: rules?.scoring ?? 'classic' }) && { points }),
  ...(breakAfter && { breakAfter }),
});
