import type { Stats } from '@clockbeat/domain/contract';

type Greeting = 'dashboard.morning' | 'dashboard.afternoon' | 'dashboard.evening';

/** By the local time of whoever is greeted: morning before 12, afternoon before 18. */
export const greetingAt = (now: Date): Greeting => {
  const hour = now.getHours();
  if (hour < 12) return 'dashboard.morning';
  return hour < 18 ? 'dashboard.afternoon' : 'dashboard.evening';
};

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

type LevelName =
  | 'dashboard.newHost'
  | 'dashboard.hostPro'
  | 'dashboard.gameExpert'
  | 'dashboard.triviaMaster';

interface Level {
  name: LevelName;
  /** The way to the next level, 0 to 1; 1 at the highest. */
  share: number;
  /** The next level and how many games it takes yet; null at the highest. */
  next: { name: LevelName; games: number } | null;
}

/** From how many hosted games on (specification, section 9). */
const levels: readonly { name: LevelName; from: number }[] = [
  { name: 'dashboard.newHost', from: 0 },
  { name: 'dashboard.hostPro', from: 5 },
  { name: 'dashboard.gameExpert', from: 20 },
  { name: 'dashboard.triviaMaster', from: 50 },
];

/** What somebody who hosted that many games is called. */
export const levelOf = (gamesHosted: number): Level => {
  const name = levels.findLast(({ from }) => gamesHosted >= from)?.name ?? 'dashboard.newHost';
  const next = levels.find(({ from }) => gamesHosted < from);
  if (!next) return { name, share: 1, next: null };
  return {
    name,
    share: gamesHosted / next.from,
    next: { name: next.name, games: next.from - gamesHosted },
  };
};
