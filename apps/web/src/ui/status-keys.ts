import type { GameStatus } from '@clockbeat/domain';
import type { TextKey } from '../texts/texts.js';

/** The word for each state of a game. */
export const statusKeys = {
  waiting: 'common.statusWaiting',
  active: 'common.statusActive',
  paused: 'common.statusPaused',
  finished: 'common.statusFinished',
} as const satisfies Record<GameStatus, TextKey>;
