import type { GameStatus } from '@clockbeat/domain/contract';
import { useRoomTexts } from '../texts/room-texts.js';
import { Badge, type BadgeTone } from './badge.js';

const tones: Record<GameStatus, BadgeTone> = {
  waiting: 'plain',
  active: 'live',
  paused: 'sky',
  finished: 'quiet',
};

/** Where a game stands. */
export const StatusBadge = ({ status }: { status: GameStatus }) => {
  const room = useRoomTexts();
  return <Badge tone={tones[status]}>{room(statusKeys[status])}</Badge>;
};

/** The word for each state of a game. */
export const statusKeys = {
  waiting: 'game.statusWaiting',
  active: 'game.statusActive',
  paused: 'game.statusPaused',
  finished: 'game.statusFinished',
} as const satisfies Record<GameStatus, string>;
