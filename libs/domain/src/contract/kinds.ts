import type { Choice } from './game-state.js';

/** An answer as it was given, by the kind of its question. Indexes are those of the options as they are shown. */
interface Answers {
  single: { readonly choice: number };
  multi: { readonly choices: readonly number[] };
  typed: { readonly text: string };
  number: { readonly value: number };
  /** Each item's index, in the order it was put in. */
  order: { readonly order: readonly number[] };
  poll: { readonly choice: number };
  cloud: { readonly entries: readonly string[] };
}

/**
 * What a question asks for: `single` the one right option of two to six, `multi` all that are right of three to six, `typed`
 * a text, `number` a number, `order` three to eight items in their order; `poll` and `cloud` ask for what somebody thinks, an
 * option or up to three words, and nothing of it is right.
 */
export type QuestionKind = keyof Answers;

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
export type TaskAnswer<K extends QuestionKind = QuestionKind> = {
  [P in K]: { readonly kind: P } & Answers[P];
}[K];

/** An answer that is more than an option's index. */
export type GivenAnswer = TaskAnswer<Exclude<QuestionKind, 'single' | 'poll'>>;

/** An answer as it is sent and told: the index of the one option that is chosen, or all of it. */
export type SentAnswer = Choice | GivenAnswer;

/** Answers that are the same, and how many gave them. */
export interface AnswerGroup {
  answer: GivenAnswer;
  count: number;
  /** What share of it is right, 0 to 1; null: nothing is asked to be right. */
  fraction: number | null;
}
