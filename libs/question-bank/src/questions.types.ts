import type { Difficulty, QuestionMedia, Task } from '@clockbeat/domain';

/**
 * What every question of the seeded bank says, as data. `timeLimit` is in whole seconds; null leaves the time to the call, the
 * set or the bank's own default.
 */
interface SeedFacts {
  id: string;
  question: string;
  category: string;
  difficulty: Difficulty;
  timeLimit: number | null;
}

/** One right of four options. `answer` is the zero-based position of the right one. */
export interface SeedChoice extends SeedFacts {
  options: readonly [string, string, string, string];
  answer: 0 | 1 | 2 | 3;
}

/** One right of four options, about a picture that is in `pictures/` under the question's id. */
export interface SeedPicture extends SeedChoice {
  media: QuestionMedia;
}

/** Kinds that the bank has beside it. */
export type SeedKind = 'number' | 'order' | 'multi';

/** A question of another kind. `options` are what its texts are searched by: those of the task, where it has any. */
export interface SeedTask<K extends SeedKind = SeedKind> extends SeedFacts {
  options: readonly string[];
  answer: null;
  task: Task<K>;
}

export type SeedQuestion = SeedChoice | SeedTask | SeedPicture;
