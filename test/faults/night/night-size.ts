/** How much of a night there is: each from the least to the most, chances from 0 to 1. */
export interface NightSize {
  /** Hosted ones, at once. */
  readonly games: readonly [number, number];
  readonly questions: readonly [number, number];
  readonly players: readonly [number, number];
  /** How long a host waits in the lobby once everybody may come in, ms. */
  readonly lobbyMs: readonly [number, number];
  /** Whether somebody plays alone beside them, and how many questions. */
  readonly solo: number;
  readonly soloQuestions: readonly [number, number];
  /** Whether a demo goes on, too. It lasts two minutes in every night. */
  readonly demo: number;
  /** Who plays the assignment at home, and when its deadline moves, ms. */
  readonly pupils: readonly [number, number];
  readonly deadlineMovesAfterMs: readonly [number, number];
  /** Whether nothing more happens after a while, so that the games must go on by themselves. */
  readonly calm: number;
  /** After so long, ms. */
  readonly calmAfterMs: readonly [number, number];
}

export const longNight: NightSize = {
  games: [2, 4],
  questions: [2, 4],
  players: [4, 10],
  lobbyMs: [300, 3_000],
  solo: 0.4,
  soloQuestions: [2, 3],
  demo: 0.15,
  pupils: [4, 8],
  deadlineMovesAfterMs: [4_000, 12_000],
  calm: 0.5,
  calmAfterMs: [5_000, 25_000],
};
/** For `npm test`: all that matters happens in it, but no demo, and no calm: how soon games go on is no matter of a test. */
export const shortNight: NightSize = {
  games: [2, 2],
  questions: [2, 2],
  players: [4, 6],
  lobbyMs: [200, 1_200],
  solo: 1,
  soloQuestions: [1, 1],
  demo: 0,
  pupils: [3, 3],
  deadlineMovesAfterMs: [2_000, 4_000],
  calm: 0,
  calmAfterMs: [0, 0],
};
