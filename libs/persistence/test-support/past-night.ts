import {
  type Choice,
  CorrectionId,
  changedOutcomes,
  contentIn,
  type GameEventData,
  type GameId,
  type GameKind,
  type GameQuestion,
  type GivenAnswer,
  loggedQuestion,
  type OtherTask,
  partsSent,
  type QuestionChange,
  score,
  shareOf,
  standardRules,
  type UserId,
} from '@clockbeat/domain';
import { newGame } from './events.js';
import { content, GameLog, player } from './game-log.js';

/** What somebody answered, and after how many ms. */
type Move = readonly [answer: Choice | GivenAnswer | null, ms: number];

/** A question and what was done when it was open, by name. The right choice is 1 unless it says otherwise. */
export interface AskedQuestion {
  readonly question: string;
  readonly answer?: Choice;
  /** Of another kind. */
  readonly task?: OtherTask;
  readonly moves: Readonly<Record<string, Move>>;
}

export interface PastNight {
  readonly host: UserId;
  readonly title?: string;
  readonly kind?: GameKind;
  readonly daysAgo: number;
  /** Seconds, of each question. */
  readonly timeLimit?: number;
  /** Players who are signed in. Others have seats, and no more. */
  readonly accounts?: Readonly<Record<string, UserId>>;
  /** In the order of their coming; who makes a move and is not named comes after them. */
  readonly seats?: readonly string[];
  readonly asked: readonly AskedQuestion[];
  /** Whom the host removes when the last question is open. */
  readonly removed?: readonly string[];
  /** It is left as it is after its last question has opened. */
  readonly unfinished?: true;
}

const day = 86_400_000;

const questionsOf = ({ asked, timeLimit = 10 }: PastNight): GameQuestion[] => {
  const [like] = contentIn(content(1)).questions;
  if (like?.kind !== 'single') throw new Error('There is always a question to copy');
  const { options, answer: _, kind: __, ...facts } = like;
  return asked.map(({ question, answer = 1, task = { kind: 'single', options, answer } }) => ({
    ...facts,
    question,
    timeLimit,
    ...task,
  }));
};

/** The log of a game as it was played then. */
export const pastNight = (night: PastNight): { gameId: GameId; log: GameLog } => {
  const { host, title = 'Past night', kind = 'live', daysAgo, timeLimit = 10, asked } = night;
  const log = new GameLog(newGame(), Date.now() - daysAgo * day);
  const questions = questionsOf(night);
  log.created(0, { hostId: host, title, kind, questions: questions.map(loggedQuestion) });
  const names = new Set([...(night.seats ?? []), ...asked.flatMap(({ moves }) => Object.keys(moves))]);
  const totals = new Map<string, number>();
  for (const name of names) {
    const userId = night.accounts?.[name] ?? null;
    log.add('PlayerJoined', { playerId: player(name), name, teamName: null, userId, startingScore: 0 });
  }
  log.started();
  for (const [index, { moves }] of asked.entries()) {
    if (index > 0) log.advanced(index - 1);
    for (const [name, [answer, ms]] of Object.entries(moves)) {
      const question = questions[index];
      if (!question) throw new Error('Each one has its question');
      const msLeft = timeLimit * 1_000 - ms;
      const scored = score(
        { rules: standardRules, question, msLeft, round: 1, streak: 0 },
        shareOf(question, partsSent(question, answer)),
      );
      const total = (totals.get(name) ?? 0) + scored.points;
      totals.set(name, total);
      log.add('AnswerSubmitted', {
        playerId: player(name),
        questionIndex: index,
        ...partsSent(question, answer),
        responseMs: ms,
        msLeft,
        ...scored,
        total,
        streak: 0,
        scoringVersion: 1,
      } satisfies GameEventData['AnswerSubmitted']);
    }
  }
  for (const name of night.removed ?? []) log.removed(name);
  if (!night.unfinished) log.finished(asked.length - 1);
  return { gameId: log.gameId, log };
};

/** What the host finds out of a question afterwards. */
export const corrected = (log: GameLog, questionIndex: number, change: QuestionChange): void => {
  const told = log.events.map(({ type, data }) => ({ type, data: data as object }));
  const questions = told.flatMap(({ type, data }) =>
    type === 'GameCreated' ? (data as GameEventData['GameCreated']).questions : [],
  );
  const answers = told.flatMap(({ type, data }) =>
    type === 'AnswerSubmitted' ? [data as GameEventData['AnswerSubmitted']] : [],
  );
  log.add('QuestionCorrected', {
    correctionId: CorrectionId(`${questionIndex}`),
    questionIndex,
    change,
    reason: 'It was wrong',
    outcomes: changedOutcomes(
      { rules: standardRules, content: contentIn({ ...content(0), questions }) },
      questionIndex,
      change,
      answers.filter((given) => given.questionIndex === questionIndex),
    ),
    scoringVersion: 1,
  } satisfies GameEventData['QuestionCorrected']);
};
