/** What an answer may be made of. Lengths are code points. */
export const taskLimits = {
  options: { single: { min: 2, max: 6 }, multi: { min: 3, max: 6 }, poll: { min: 2, max: 6 } },
  items: { min: 3, max: 8 },
  /** Texts that an author lists for a typed answer, right ones and "not these" each, and how long each may be. */
  listed: { count: 10, length: 60 },
  typed: 80,
  cloud: { min: 1, max: 3, length: 25 },
} as const;

/** What judging needs of a question, by its kind. */
interface Tasks {
  single: { readonly options: readonly string[]; readonly answer: number };
  /** `exactOnly`: no share for some of the right ones. */
  multi: {
    readonly options: readonly string[];
    readonly right: readonly number[];
    readonly exactOnly: boolean;
  };
  /** `refused`: "not these", what is spelled like a right answer and is none. */
  typed: { readonly accepted: readonly string[]; readonly refused: readonly string[] };
  /** `band`: how far off still earns a share; 0: not at all. */
  number: { readonly value: number; readonly unit: string; readonly band: number };
  /** In their right order. */
  order: { readonly items: readonly string[] };
  poll: { readonly options: readonly string[] };
  cloud: object;
}

/** An answer as it was given, by the kind of its question. */
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

export type TaskKind = keyof Tasks;
export type Task<K extends TaskKind = TaskKind> = { [P in K]: { readonly kind: P } & Tasks[P] }[K];
export type TaskAnswer<K extends TaskKind = TaskKind> = { [P in K]: { readonly kind: P } & Answers[P] }[K];
