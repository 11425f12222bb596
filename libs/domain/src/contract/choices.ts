import type { Choice } from './game-state.js';

/** The answers that a question may have, by index; players know them by their letters. */
export const choices = [0, 1, 2, 3, 4, 5] as const satisfies readonly Choice[];
export const letters = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

/** Those that a question with these options has. */
export const choicesFor = ({ length }: readonly string[]): Choice[] => choices.slice(0, length);

/** The text of an option, which is one of its question's. */
export const optionText = (options: readonly string[], choice: Choice): string => options[choice] ?? '';

export const isChoice = (value: unknown): value is Choice => choices.some((choice) => choice === value);

/** Two options are the same when these are: case and white space make no difference to a player. */
const optionKey = (option: string): string =>
  option.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();

/** Whether a player cannot tell these two options apart. */
export const isSameOption = (one: string, other: string): boolean => optionKey(one) === optionKey(other);

/** Whether a player can tell all of these options apart. */
export const areDifferent = (options: readonly string[]): boolean =>
  new Set(options.map(optionKey)).size === options.length;
