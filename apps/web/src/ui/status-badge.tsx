import type { GameStatus } from '@clockbeat/domain';
import { useTexts } from '../texts/texts.js';
import { Badge, type BadgeTone } from './badge.js';
import { statusKeys } from './status-keys.js';

const tones: Record<GameStatus, BadgeTone> = {
  waiting: 'plain',
  active: 'live',
  paused: 'sky',
  finished: 'quiet',
};

/** Where a game stands. */
export const StatusBadge = ({ status }: { status: GameStatus }) => {
  const t = useTexts();
  return <Badge tone={tones[status]}>{t(statusKeys[status])}</Badge>;
};
