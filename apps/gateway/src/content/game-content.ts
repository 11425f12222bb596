import { randomInt } from 'node:crypto';
import {
  type Choice,
  type CreateGameBody,
  type Difficulty,
  defaultTimeLimit,
  difficultyNamed,
  type GameContent,
  type GameDifficulty,
  type GameQuestion,
  type GameQuestionBody,
  type OptionMedia,
  type QuestionMedia,
  readTask,
  type Task,
  usualPoints,
} from '@clockbeat/domain';
import type { StoredQuestion } from '@clockbeat/persistence';
import { invalid } from '../http/http-problem.js';

/** Easy, Medium or Hard, given in any case; anything else is Medium (DATA-05). */
export const difficultyOf = (text = ''): Difficulty => difficultyNamed(text) ?? 'Medium';

/** The ten default questions are filed under a name that says nothing to players. */
const categoryShown = (category: string): string => (category === 'Default' ? 'General Knowledge' : category);

/** What a call says of a question beside its text. */
type Asked = Pick<GameQuestionBody, 'timeLimit' | 'points' | 'round' | 'breakAfter'>;

/** `usual`: what a right answer is worth where the call does not say, by the game's scoring. */
const eveningOf = (
  { points, round, breakAfter }: Asked,
  usual: number,
): Pick<GameQuestion, 'points' | 'round' | 'breakAfter'> => ({
  points: points ?? usual,
  ...(round && { round }),
  ...(breakAfter && { breakAfter: { minutes: breakAfter.minutes, text: breakAfter.text || null } }),
});

/**
 * A stored question as a game keeps it. Its seconds: the call's for this question, else a user's own timer, else the call's
 * for all, else those that the bank says, 10 for most of its questions, and 30 for others (docs/protocol.md, "Games"; GAME-20).
 */
export const bankQuestion = (
  stored: StoredQuestion,
  timePerQuestion: number | null,
  asked: Asked = {},
  usual: number = usualPoints.classic,
): GameQuestion => {
  const isOwn = stored.createdBy !== null;
  const otherwise = isOwn ? defaultTimeLimit.own : (stored.timeLimit ?? defaultTimeLimit.bank);
  return {
    ...shownMixed(stored.task ?? { kind: 'single', options: stored.options, answer: stored.answer ?? 0 }),
    id: stored.id,
    question: stored.question,
    timeLimit: asked.timeLimit ?? (isOwn ? stored.timeLimit : null) ?? timePerQuestion ?? otherwise,
    category: categoryShown(stored.category),
    difficulty: stored.difficulty,
    explanation: stored.explanation ?? null,
    source: isOwn ? 'own' : 'bank',
    ...eveningOf(asked, usual),
    ...(stored.media && { media: stored.media }),
    ...(stored.optionMedia && { optionMedia: stored.optionMedia }),
  };
};

/** Any order but the right one. */
const mixed = (items: readonly unknown[]): number[] => {
  const shown = [...items.keys()];
  for (let last = shown.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [shown[last], shown[other]] = [shown[other] ?? 0, shown[last] ?? 0];
  }
  return shown.every((index, place) => index === place) ? mixed(items) : shown;
};

/** How items are mixed stands in the log: everybody sees the same, and nobody can reckon it back. */
const shownMixed = (task: Task): Task & Pick<GameQuestion, 'shown'> =>
  task.kind === 'order' ? { ...task, shown: mixed(task.items) } : task;

const taskOf = (body: GameQuestionBody): Task & Pick<GameQuestion, 'shown'> => {
  const { kind = 'single' } = body;
  if (kind === 'single') return { kind, options: body.options ?? [], answer: (body.answer ?? 0) as Choice };
  const task = readTask(kind, body);
  if ('reason' in task) throw invalid(task.reason);
  return shownMixed(task);
};

/** What else is known of a question that a call brings in full. */
interface Besides {
  readonly usual?: number | undefined;
  /** What its picture or sound, and those of its options, are stored as. */
  readonly media?: QuestionMedia | null | undefined;
  readonly optionMedia?: OptionMedia | null | undefined;
  /** What it is written in. */
  readonly language?: string | null | undefined;
}

/** A question that the call brings in full; its shape was checked at the border. */
export const ownQuestion = (
  body: GameQuestionBody,
  timePerQuestion: number | null,
  { usual = usualPoints.classic, media, optionMedia, language }: Besides = {},
): GameQuestion => ({
  ...taskOf(body),
  id: null,
  question: body.question ?? '',
  timeLimit: body.timeLimit ?? timePerQuestion ?? defaultTimeLimit.own,
  category: body.category ?? 'Custom',
  difficulty: difficultyOf(body.difficulty),
  explanation: body.explanation ?? null,
  source: 'own',
  ...(language && { language }),
  ...eveningOf(body, usual),
  ...(media && { media }),
  ...(optionMedia && { optionMedia }),
});

const common = <T>(values: readonly T[]): T | null => {
  const [first] = values;
  return first !== undefined && values.every((value) => value === first) ? first : null;
};

/** What the call says about the game as a whole; what it leaves out follows from the questions. */
export const contentOf = (
  body: CreateGameBody,
  questions: GameQuestion[],
  fallbackTitle: string,
): GameContent => ({
  title: body.title || fallbackTitle,
  category: body.category || common(questions.map(({ category }) => category)) || 'Mixed',
  difficulty: ((
    body.difficulty ??
    common(questions.map(({ difficulty }) => difficulty)) ??
    'mixed'
  ).toLowerCase() || 'mixed') as GameDifficulty,
  timePerQuestion:
    body.timePerQuestion ??
    (questions.every(({ source }) => source === 'bank') ? defaultTimeLimit.bank : defaultTimeLimit.own),
  questions,
});
