import type { Choice } from './game-state.js';

/** The four answers to a question, by index; players know them by their letters. */
export const choices = [0, 1, 2, 3] as const satisfies readonly Choice[];
export const letters = ['A', 'B', 'C', 'D'] as const;

export const isChoice = (value: unknown): value is Choice => choices.some((choice) => choice === value);

/** Two options are the same when these are: case and white space make no difference to a player. */
const optionKey = (option: string): string =>
  option.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();

/** Whether a player cannot tell these two options apart. */
export const isSameOption = (one: string, other: string): boolean => optionKey(one) === optionKey(other);

/** Whether a player can tell all of these options apart. */
export const areDifferent = (options: readonly string[]): boolean =>
  new Set(options.map(optionKey)).size === options.length;
