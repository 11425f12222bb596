import type { Choice } from '@clockbeat/domain/contract';
import type { Round } from '../../live/picture.js';
import type { TileLook } from '../../ui/answer-tile.js';

/** How one answer looks by what has become of the round. */
export const lookOf = (choice: Choice, round: Round): TileLook => {
  if (!round.locked) return 'open';
  if (round.result?.correctAnswer === choice) return 'right';
  if (round.choice !== choice) return 'other';
  return round.result ? 'wrong' : 'chosen';
};
