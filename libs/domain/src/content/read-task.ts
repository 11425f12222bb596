import { areDifferent, isChoice, letters } from '../contract/choices.js';
import type { QuestionKind } from '../contract/kinds.js';
import { limits } from '../contract/limits.js';
import type { QuestionPart } from '../contract/rejections.js';
import { foldAnswer } from '../kinds/folding.js';
import { type Task, taskLimits } from '../kinds/task.js';
import { problemOfText, trimmed } from './problem-of-text.js';
import { type Rejection, reject } from './rejection.js';

/** What a question asks for, as somebody sent it; nothing in it is believed yet. */
export interface TaskDraft {
  readonly options?: unknown;
  readonly right?: unknown;
  readonly exactOnly?: unknown;
  readonly accepted?: unknown;
  readonly refused?: unknown;
  readonly value?: unknown;
  readonly unit?: unknown;
  readonly band?: unknown;
  readonly range?: unknown;
  readonly items?: unknown;
}

interface Texts {
  readonly count: { readonly min: number; readonly max: number };
  readonly most: number;
  readonly lines?: 'one' | 'many';
}

/** Texts without the white space around them, or the first thing that is wrong with them. */
const readTexts = (
  value: unknown,
  partOf: (index: number) => QuestionPart,
  { count: { min, max }, most, lines = 'many' }: Texts,
): string[] | Rejection => {
  if (!Array.isArray(value) || value.length < min || value.length > max)
    return reject('bad_count', { part: partOf(0), min, max });
  const texts = value.map(trimmed);
  const problems = texts.map((text, index) => problemOfText(partOf(index), text, { most, lines }));
  return problems.find((problem) => problem !== null) ?? (texts as string[]);
};

const optionPart = (index: number): QuestionPart => `option${letters[index] ?? 'A'}`;

/** Options that a player can tell apart. */
const readOptions = (value: unknown, count: Texts['count']): string[] | Rejection => {
  const { min, max } = count;
  const isList = Array.isArray(value) && value.length >= min && value.length <= max;
  if (!isList) return reject('bad_option_count', { min, max });
  const options = readTexts(value, optionPart, { count, most: limits.optionText });
  return isRejection(options) || areDifferent(options) ? options : reject('equal_options');
};

const isRejection = <T extends object>(read: T | Rejection): read is Rejection => 'reason' in read;

const readRight = (value: unknown, options: readonly string[]): number[] | Rejection => {
  const right = Array.isArray(value) ? [...new Set<unknown>(value)] : [];
  const fits = right.every((choice) => isChoice(choice) && choice < options.length);
  if (!fits || right.length === 0 || right.length >= options.length) return reject('bad_right_options');
  return (right as number[]).sort((a, b) => a - b);
};

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** JSON knows -0, files and people do not. */
const withoutSign = (value: number): number => (value === 0 ? 0 : value);

const readRange = (range: unknown, value: number): Task<'number'>['range'] | Rejection => {
  if (range === undefined || range === null) return undefined;
  const [from, to] = typeof range === 'object' ? [Reflect.get(range, 'from'), Reflect.get(range, 'to')] : [];
  const fits = isNumber(from) && isNumber(to) && from < to && from <= value && value <= to;
  return fits ? { from: withoutSign(from), to: withoutSign(to) } : reject('bad_range');
};

const { listed } = taskLimits;

const readers: {
  readonly [K in Exclude<QuestionKind, 'single'>]: (draft: TaskDraft) => Task<K> | Rejection;
} = {
  multi: ({ options: sent, right: sentRight, exactOnly = false }) => {
    const options = readOptions(sent, taskLimits.options.multi);
    if (isRejection(options)) return options;
    const right = readRight(sentRight, options);
    return isRejection(right) ? right : { kind: 'multi', options, right, exactOnly: exactOnly === true };
  },
  typed: ({ accepted: sent, refused: sentRefused }) => {
    const line = { most: listed.length, lines: 'one' } as const;
    const accepted = readTexts(sent, () => 'accepted', { count: { min: 1, max: listed.count }, ...line });
    if (isRejection(accepted)) return accepted;
    const count = { min: 0, max: listed.count };
    const refused = readTexts(sentRefused ?? [], () => 'refused', { count, ...line });
    if (isRejection(refused)) return refused;
    const right = new Set(accepted.map(foldAnswer));
    const isBoth = refused.some((text) => right.has(foldAnswer(text)));
    return isBoth ? reject('equal_texts', { part: 'refused' }) : { kind: 'typed', accepted, refused };
  },
  number: ({ value, unit: sentUnit, band = 0, range: sentRange }) => {
    if (!isNumber(value)) return reject('bad_number');
    if (!isNumber(band) || band < 0) return reject('bad_band');
    const unit = trimmed(sentUnit ?? '');
    const problem = unit === '' ? null : problemOfText('unit', unit, { most: taskLimits.unit, lines: 'one' });
    if (problem) return problem;
    const range = readRange(sentRange, value);
    if (range && isRejection(range)) return range;
    const numbers = { value: withoutSign(value), band: withoutSign(band), ...(range && { range }) };
    return { kind: 'number', unit: unit as string, ...numbers };
  },
  order: ({ items: sent }) => {
    const items = readTexts(sent, () => 'item', { count: taskLimits.items, most: limits.optionText });
    if (isRejection(items)) return items;
    return areDifferent(items) ? { kind: 'order', items } : reject('equal_texts', { part: 'item' });
  },
  poll: ({ options: sent }) => {
    const options = readOptions(sent, taskLimits.options.poll);
    return isRejection(options) ? options : { kind: 'poll', options };
  },
  cloud: () => ({ kind: 'cloud' }),
};

/**
 * What a question of a kind asks for, or why it can't: the first thing only. Texts are taken without the white space around
 * them. `single` has forms of its own for its answer (`uploadedAnswer`, `answerInSet`).
 */
export const readTask = <K extends Exclude<QuestionKind, 'single'>>(
  kind: K,
  draft: TaskDraft,
): Task<K> | Rejection => readers[kind](draft);
