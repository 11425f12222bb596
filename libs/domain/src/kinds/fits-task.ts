import { isBlank, isLongerThan, isPlainText } from '../content/text.js';
import type { QuestionKind, TaskAnswer } from '../contract/kinds.js';
import { foldAnswer } from './folding.js';
import { type Task, taskLimits } from './task.js';

const isIndex = (value: unknown, of: readonly unknown[]): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < of.length;

/** Lengths first: no list of a million is looked through. Spread, since `every` passes over holes. */
const areIndexes = (value: unknown, of: readonly unknown[], { min }: { min: number }): boolean =>
  Array.isArray(value) &&
  value.length >= min &&
  value.length <= of.length &&
  [...value].every((index) => isIndex(index, of)) &&
  new Set(value).size === value.length;

const isLine = (value: unknown, most: number): value is string =>
  typeof value === 'string' && !isLongerThan(value, most) && !isBlank(value) && isPlainText(value);

/** Whoever says one word three times has one voice. */
const areEntries = (value: unknown): boolean => {
  const { min, max, length } = taskLimits.cloud;
  if (!Array.isArray(value) || value.length < min || value.length > max) return false;
  return (
    [...value].every((entry) => isLine(entry, length)) && new Set(value.map(foldAnswer)).size === value.length
  );
};

/** The field of an answer of this kind, and whether a value can stand in it. */
const fields: {
  readonly [K in QuestionKind]: [name: string, fits: (value: unknown, task: Task<K>) => boolean];
} = {
  single: ['choice', (value, { options }) => isIndex(value, options)],
  multi: ['choices', (value, { options }) => areIndexes(value, options, { min: 1 })],
  typed: ['text', (value) => isLine(value, taskLimits.typed)],
  number: ['value', (value) => Number.isFinite(value)],
  order: ['order', (value, { items }) => areIndexes(value, items, { min: items.length })],
  poll: ['choice', (value, { options }) => isIndex(value, options)],
  cloud: ['entries', areEntries],
};

const fitsKind = <K extends QuestionKind>(
  task: Task<K>,
  answer: Readonly<Record<string, unknown>>,
): boolean => {
  const [name, fits] = fields[task.kind];
  return (
    Object.keys(answer).length === 2 &&
    Object.hasOwn(answer, name) &&
    Object.hasOwn(answer, 'kind') &&
    answer['kind'] === task.kind &&
    fits(answer[name], task)
  );
};

/** Whether a value that nobody has looked at is an answer to this task at all, right or wrong. */
export const fitsTask = <K extends QuestionKind>(task: Task<K>, answer: unknown): answer is TaskAnswer<K> =>
  typeof answer === 'object' && answer !== null && fitsKind(task, answer as Record<string, unknown>);
