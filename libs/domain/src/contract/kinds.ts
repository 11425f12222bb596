/**
 * What a question asks for: `single` the one right option of two to six, `multi` all that are right of three to six, `typed`
 * a text, `number` a number, `order` three to eight items in their order; `poll` and `cloud` ask for what somebody thinks, an
 * option or up to three words, and nothing of it is right.
 */
export type QuestionKind = 'single' | 'multi' | 'typed' | 'number' | 'order' | 'poll' | 'cloud';

/** An answer that is more than an option's index. Indexes are those of the options as they are shown. */
export type GivenAnswer =
  | { readonly kind: 'multi'; readonly choices: readonly number[] }
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number }
  /** Each item's index, in the order it was put in. */
  | { readonly kind: 'order'; readonly order: readonly number[] }
  | { readonly kind: 'cloud'; readonly entries: readonly string[] };

type ChosenAnswer =
  | { readonly kind: 'single'; readonly choice: number }
  | { readonly kind: 'poll'; readonly choice: number };

/** Kinds that a question may name. */
export const questionKinds = [
  'single',
  'multi',
  'typed',
  'number',
  'order',
  'poll',
  'cloud',
] as const satisfies readonly QuestionKind[];

/** An answer to a question of a kind, in full. */
export type TaskAnswer<K extends QuestionKind = QuestionKind> = Extract<
  GivenAnswer | ChosenAnswer,
  { readonly kind: K }
>;

/** Answers that are the same, and how many gave them. */
export interface AnswerGroup {
  answer: GivenAnswer;
  count: number;
  /** What share of it is right, 0 to 1; null: nothing is asked to be right. */
  fraction: number | null;
  /** A word that its host has taken off the wall: told to nobody else. */
  hidden?: true;
}
