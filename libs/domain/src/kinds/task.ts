import type { Choice } from '../contract/game-state.js';
import type { QuestionKind } from '../contract/kinds.js';

/** What an answer may be made of. Lengths are code points. */
export const taskLimits = {
  options: { single: { min: 2, max: 6 }, multi: { min: 3, max: 6 }, poll: { min: 2, max: 6 } },
  items: { min: 3, max: 8 },
  /** Texts that an author lists for a typed answer, right ones and "not these" each, and how long each may be. */
  listed: { count: 10, length: 60 },
  typed: 80,
  /** What a number is counted in. */
  unit: 20,
  cloud: { min: 1, max: 3, length: 25 },
} as const;

interface Tasks {
  single: { readonly options: readonly string[]; readonly answer: Choice };
  /** `exactOnly`: no share for some of the right ones. */
  multi: {
    readonly options: readonly string[];
    readonly right: readonly number[];
    readonly exactOnly: boolean;
  };
  /** `refused`: "not these", what is spelled like a right answer and is none. */
  typed: { readonly accepted: readonly string[]; readonly refused: readonly string[] };
  /** `band`: how far off still earns a share; 0: not at all. `unit` may be empty. */
  number: {
    readonly value: number;
    readonly unit: string;
    readonly band: number;
    /** Where the answer is looked for, for whoever would rather slide than type. */
    readonly range?: { readonly from: number; readonly to: number };
  };
  /** In their right order. */
  order: { readonly items: readonly string[] };
  poll: { readonly options: readonly string[] };
  cloud: object;
}

/** What a question of a kind asks for, as far as judging needs it. */
export type Task<K extends QuestionKind = QuestionKind> = { [P in K]: { readonly kind: P } & Tasks[P] }[K];

/** Of all kinds but the one with one right option, which has fields of its own everywhere. */
export type OtherTask = Task<Exclude<QuestionKind, 'single'>>;
