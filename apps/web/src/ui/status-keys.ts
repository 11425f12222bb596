import type { GameStatus } from '@clockbeat/domain/contract';

/** The word for each state of a game. */
export const statusKeys = {
  waiting: 'game.statusWaiting',
  active: 'game.statusActive',
  paused: 'game.statusPaused',
  finished: 'game.statusFinished',
} as const satisfies Record<GameStatus, string>;
