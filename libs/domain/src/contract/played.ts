import type { Difficulty } from './difficulty.js';

/** What rooms made of a question as it is now, over all live games that were played to their end. */
export type QuestionPlayed =
  /** `asked`: seats; `share`: how many of them were right in full, 0 to 1 in hundredths. `difficulty`: by that share. */
  { is: 'told'; asked: number; share: number; difficulty: Difficulty } | { is: 'tooFew' };

/**
 * From this share right on a question is played as Easy, or as Medium; below both as Hard. Of four options a guess is right in 25 %;
 * 62 % are the middle between that and everybody.
 */
export const playedFrom = { Easy: 0.75, Medium: 0.5 } as const;

/** Games of which a question of the bank is told: what it tells everybody is then no single room's. */
export const gamesForTheBank = 3;

/** Shares that differ by less are about as hard. */
export const aboutAsHard = 0.1;
