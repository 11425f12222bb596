import type { Difficulty } from '@clockbeat/domain';

/**
 * One question of the seeded bank, as data. `answer` is the zero-based position of the right option.
 * `timeLimit` is in whole seconds; null leaves the time to the call, the set or the bank's own default.
 */
export interface SeedQuestion {
  id: string;
  question: string;
  options: readonly [string, string, string, string];
  answer: 0 | 1 | 2 | 3;
  category: string;
  difficulty: Difficulty;
  timeLimit: number | null;
}
