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
