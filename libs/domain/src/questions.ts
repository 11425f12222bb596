import { optionText } from './contract/choices.js';
import type { Difficulty } from './contract/difficulty.js';
import type { BreakAfter, Choice, OptionTexts, SentAnswer } from './contract/game-state.js';
import type { GivenAnswer, QuestionKind, TaskAnswer } from './contract/kinds.js';
import type { QuestionMedia } from './contract/media.js';
import { fitsTask } from './kinds/fits-task.js';
import { judge } from './kinds/judge.js';
import type { OtherTask, Task } from './kinds/task.js';

/** What the game keeps of a question of any kind. */
interface QuestionFacts {
  /** Id in the bank, or null for one that was written for this game. */
  id: string | null;
  question: string;
  /** Whole seconds. */
  timeLimit: number;
  category: string;
  difficulty: Difficulty;
  explanation: string | null;
  /** What a right answer is worth, before what else the scoring adds; 0: it only warms up. */
  points: number;
  source: 'bank' | 'own';
  /** What it is written in (BCP 47); absent: of the bank its own, of others nobody has said. */
  language?: string;
  /** Title of the round that it belongs to; absent: none. */
  round?: string;
  /** In paced games; absent: none. */
  breakAfter?: BreakAfter;
  /** Of items to put in order: the index of each, in the order in which everybody sees them. */
  shown?: readonly number[];
  /** What there is to see or to hear; absent: nothing. */
  media?: QuestionMedia;
  /** Pictures of the options that have one, in the order of the options; absent: none has. */
  optionMedia?: readonly (QuestionMedia | null)[];
}

/** A question as the game keeps it for ever: later edits of its source do not change it (DATA-08). */
export type GameQuestion<K extends QuestionKind = QuestionKind> = QuestionFacts & Task<K>;

/** As an event has it. What it leaves out goes without saying: a question is of the kind `single`. */
export type LoggedQuestion = QuestionFacts & (OtherTask | FirstTask);
interface FirstTask {
  readonly kind?: 'single';
  readonly options: readonly string[];
  /** Index of the right option. */
  readonly answer: Choice;
}

export const questionIn = (stored: LoggedQuestion): GameQuestion =>
  ({ ...stored, kind: stored.kind ?? 'single' }) as GameQuestion;

/** Of the first kind nothing is said of the kind, as in the first release. */
export const loggedQuestion = (question: GameQuestion): LoggedQuestion => {
  if (question.kind !== 'single') return question;
  const { kind: _, ...stored } = question;
  return stored;
};

/** Whether there is something to be right about: a poll and a cloud ask for what somebody thinks. */
export const isJudged = ({ kind }: Pick<GameQuestion, 'kind'>): boolean =>
  kind !== 'poll' && kind !== 'cloud';

const inOrder = (items: readonly string[]): number[] => [...items.keys()];

/** What there is to choose from or to put in order, as everybody sees it. */
export const optionsShown = (question: GameQuestion): OptionTexts => {
  switch (question.kind) {
    case 'single':
    case 'multi':
    case 'poll':
      return [...question.options];
    case 'order':
      return (question.shown ?? inOrder(question.items)).map((index) =>
        optionText(question.items, index as Choice),
      );
    default:
      return [];
  }
};

/** An event's answer by its parts: the option that was chosen, or what else was given. */
export interface AnswerParts {
  /** Null: none was chosen. */
  choice: Choice | null;
  /** Of kinds that ask for more than an option. */
  given?: GivenAnswer;
}

/** Whether it is an answer at all: a player may choose to give none. */
export const isAnswer = ({ choice, given }: AnswerParts): boolean => choice !== null || given !== undefined;

/** The answer in full, as it is judged; null: none was given. */
export const answerIn = (
  { kind }: Pick<GameQuestion, 'kind'>,
  { choice, given }: AnswerParts,
): TaskAnswer | null => {
  if (given) return given;
  return choice !== null && (kind === 'single' || kind === 'poll') ? { kind, choice } : null;
};

const moved = (answer: GivenAnswer, to: (index: number) => number): GivenAnswer =>
  answer.kind === 'order' ? { kind: 'order', order: answer.order.map(to) } : answer;

/** What a player has sent, with indexes as the log has them: items that everybody sees mixed have a right order there. */
export const partsSent = (question: GameQuestion, sent: SentAnswer | null): AnswerParts => {
  if (sent === null || typeof sent === 'number') return { choice: sent };
  const { shown } = question;
  return { choice: null, given: shown ? moved(sent, (place) => shown[place] ?? place) : sent };
};

const toShown = (question: GameQuestion, answer: GivenAnswer): GivenAnswer => {
  const { shown } = question;
  return shown ? moved(answer, (index) => shown.indexOf(index)) : answer;
};

/** An answer as it is told: with indexes as everybody sees the options. */
export const answerShown = (question: GameQuestion, { choice, given }: AnswerParts): SentAnswer | null =>
  given ? toShown(question, given) : choice;

/** The answer that is right in full, as the log would have it; null where nothing is. */
export const rightAnswer = (question: GameQuestion): TaskAnswer | null => {
  switch (question.kind) {
    case 'single':
      return { kind: 'single', choice: question.answer };
    case 'multi':
      return { kind: 'multi', choices: question.right };
    case 'typed':
      return { kind: 'typed', text: question.accepted[0] ?? '' };
    case 'number':
      return { kind: 'number', value: question.value };
    case 'order':
      return { kind: 'order', order: inOrder(question.items) };
    case 'poll':
    case 'cloud':
      return null;
  }
};

/** An answer in words, as one reads it out: those of several parted by commas. */
export const answerText = (question: GameQuestion, answer: TaskAnswer): string => {
  switch (answer.kind) {
    case 'single':
    case 'poll':
      return optionText(textsOf(question), answer.choice as Choice);
    case 'multi':
      return [...answer.choices]
        .sort((a, b) => a - b)
        .map((choice) => textsOf(question)[choice] ?? '')
        .join(', ');
    case 'order':
      return answer.order.map((index) => textsOf(question)[index] ?? '').join(', ');
    case 'typed':
      return answer.text;
    case 'number':
      return question.kind === 'number' && question.unit
        ? `${answer.value} ${question.unit}`
        : `${answer.value}`;
    case 'cloud':
      return answer.entries.join(', ');
  }
};

/** Options or items as they are stored. */
const textsOf = (question: GameQuestion): readonly string[] => {
  if ('options' in question) return question.options;
  return question.kind === 'order' ? question.items : [];
};

/** Whether what a player has sent is an answer to this question at all, or none on purpose. */
export const fitsSent = (question: GameQuestion, sent: unknown): boolean =>
  sent === null ||
  (typeof sent === 'number'
    ? (question.kind === 'single' || question.kind === 'poll') &&
      fitsTask(question, { kind: question.kind, choice: sent })
    : question.kind !== 'single' && question.kind !== 'poll' && fitsTask(question, sent));

/** The same of an answer as an event has it, which is one. */
export const fitsParts = (question: GameQuestion, parts: AnswerParts): boolean => {
  const answer = answerIn(question, parts);
  return answer !== null && fitsTask(question, answer);
};

/** What share of an answer is right, 0 to 1; null where nothing is asked to be right, or nothing was answered. */
export const shareOf = (question: GameQuestion, parts: AnswerParts): number | null => {
  const answer = answerIn(question, parts);
  return answer && judge(question, answer as never);
};

/** The streak after an answer: an opinion leaves it as it was. */
export const streakAfter = (
  question: GameQuestion,
  before: number,
  { isCorrect }: { readonly isCorrect: boolean },
): number => {
  if (!isJudged(question)) return before;
  return isCorrect ? before + 1 : 0;
};

/** Whether two answers say the same: ticks have no order, all else is as it was given. */
export const isSameAnswer = (one: AnswerParts, other: AnswerParts): boolean =>
  one.choice === other.choice && answerKey(one.given) === answerKey(other.given);

/** The same for equal answers. */
export const answerKey = (given: GivenAnswer | undefined): string => {
  if (given?.kind !== 'multi') return JSON.stringify(given) ?? '';
  return JSON.stringify([...given.choices].sort((a, b) => a - b));
};

/** What is told of the key of a question, once nobody may answer it any more, and to its host. */
export interface KeyTold {
  correctAnswer: Choice | null;
  correctAnswerText: string;
  key?: GivenAnswer;
  band?: number;
}
export const keyTold = (question: GameQuestion): KeyTold => {
  const right = rightAnswer(question);
  if (right === null) return { correctAnswer: null, correctAnswerText: '' };
  const correctAnswerText = answerText(question, right);
  if (right.kind === 'single' || right.kind === 'poll')
    return { correctAnswer: right.choice as Choice, correctAnswerText };
  return {
    correctAnswer: null,
    correctAnswerText,
    key: toShown(question, right),
    ...(question.kind === 'number' && question.band > 0 && { band: question.band }),
  };
};
