import type { Stats } from '@clockbeat/domain/contract';

/** What is shown while nobody has rated a game. */
const unrated = 5;

export interface HostFigures {
  gamesHosted: number;
  /** What the level counts. */
  levelGames: number;
  totalPlayers: number;
  avgRating: number;
  questionSets: number;
}

/** The four numbers of the tiles; where a server leaves one out, the older name of it, then 0 or 5.0 (OP-64). */
export const figuresOf = (stats: Partial<Stats>): HostFigures => ({
  gamesHosted: stats.gamesHosted ?? stats.totalGamesHosted ?? 0,
  levelGames: stats.levelGames ?? stats.gamesHosted ?? stats.totalGamesHosted ?? 0,
  totalPlayers: stats.totalPlayers ?? stats.totalGamesPlayed ?? 0,
  avgRating: stats.avgRating ?? unrated,
  questionSets: stats.questionSets ?? 0,
});
