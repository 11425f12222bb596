import type { QuestionKind, TaskAnswer } from '../contract/kinds.js';
import type { Task } from './task.js';
import { isRightText } from './typed.js';

/** Ticking everything comes to nothing, and no wrong tick helps (decision 54). */
const shareOfTicks = ({ options, right, exactOnly }: Task<'multi'>, choices: readonly number[]): number => {
  const hits = choices.filter((choice) => right.includes(choice)).length;
  const misses = choices.length - hits;
  if (exactOnly) return hits === right.length && misses === 0 ? 1 : 0;
  const cost = Math.min(right.length, options.length - right.length);
  return Math.max(0, (hits * cost - misses * right.length) / (right.length * cost)); // whole numbers as long as they can be
};

/**
 * How far off a number may be that is the same as somebody wrote it: 0.1 + 0.2 and 0.3 differ in the last bit. Whole numbers
 * never do.
 */
const slackOf = (...numbers: readonly number[]): number =>
  numbers.every(Number.isInteger) ? 0 : 4 * Number.EPSILON * Math.max(...numbers.map(Math.abs));

/** Falls off slowly near the value and fast at the band's edge, where a tenth is left; only the value itself earns all. */
const shareOfBand = ({ value, band }: Task<'number'>, given: number): number => {
  const off = Math.abs(given - value);
  if (off <= slackOf(value)) return 1;
  if (band === 0 || off - band > slackOf(value, band)) return 0;
  return Math.min(0.999, 0.1 + 0.9 * (1 - Math.min(1, off / band) ** 2));
};

const longest = (runs: readonly number[][]): number[] =>
  runs.reduce((one, other) => (other.length > one.length ? other : one), []);

/** The most items that stand in their right order, whatever stands between them. */
export const longestRun = (order: readonly number[]): number[] => {
  const endingAt: number[][] = [];
  for (const item of order)
    endingAt.push([...longest(endingAt.filter((run) => (run.at(-1) ?? item) < item)), item]);
  return longest(endingAt);
};

const judges: {
  readonly [K in QuestionKind]: (task: Task<K>, answer: TaskAnswer<K>) => number | null;
} = {
  single: (task, { choice }) => (choice === task.answer ? 1 : 0),
  multi: (task, { choices }) => shareOfTicks(task, choices),
  typed: (task, { text }) => (isRightText(task, text) ? 1 : 0),
  number: (task, { value }) => shareOfBand(task, value),
  order: ({ items }, { order }) => (longestRun(order).length - 1) / (items.length - 1),
  poll: () => null,
  cloud: () => null,
};

/** What share of an answer is right, 0 to 1; null where nothing is. The answer is one to this task (`fitsTask`). */
export const judge = <K extends QuestionKind>(task: Task<K>, answer: TaskAnswer<K>): number | null =>
  judges[task.kind](task, answer);
