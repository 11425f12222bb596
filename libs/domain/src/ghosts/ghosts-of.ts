import { isVoided, questionAsCounted } from '../corrections.js';
import type { GameContent, GhostsOf } from '../events.js';
import { type FinishedGame, openedCount } from '../game.js';

/** What an evening asked and what counts of it, in its order: by their index there. */
const askedIn = (game: FinishedGame): number[] =>
  [...Array(openedCount(game)).keys()].filter((index) => !isVoided(game, index));

/** What a game asks that is played against that evening, as its host has corrected it; without a question where nothing counts. */
export const askedAgainst = (evening: FinishedGame): GameContent => ({
  ...evening.content,
  questions: askedIn(evening).map((index) => questionAsCounted(evening, index)),
});

/** What the first event of a game says that is played against that evening. */
export const ghostsOf = (evening: FinishedGame): GhostsOf => ({
  gameId: evening.gameId,
  version: evening.version,
  ghosts: evening.seats.participants,
  questions: askedIn(evening),
});
