import type { Stats } from '@clockbeat/domain';
import type { Totals } from '@clockbeat/persistence';

/** What is shown while nobody has rated a game (OP-63). */
const unrated = 5;

/** An account's totals under the names of the contract. */
export const toStats = (totals: Totals): Required<Stats> => ({
  gamesHosted: totals.gamesHosted,
  levelGames: totals.levelGames,
  totalPlayers: totals.totalPlayers,
  avgRating: totals.rating === null ? unrated : Math.round(totals.rating * 100) / 100,
  questionSets: totals.questionSets,
  totalGamesHosted: totals.gamesHosted,
  totalGamesPlayed: totals.gamesPlayed,
  totalScore: totals.score,
  averageScore: totals.gamesPlayed === 0 ? 0 : Math.round(totals.score / totals.gamesPlayed),
});
