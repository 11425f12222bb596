import type { Choice } from '@clockbeat/domain/contract';
import type { Turn } from '../../live/picture.js';
import type { TileLook } from '../../ui/answer-tile.js';

/** How one answer looks by what has become of the round. */
export const lookOf = (choice: Choice, turn: Turn): TileLook => {
  if (!turn.locked) return 'open';
  if (turn.result?.correctAnswer === choice) return 'right';
  if (turn.choice !== choice) return 'other';
  return turn.result ? 'wrong' : 'chosen';
};
