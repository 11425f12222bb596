import type { StandingView } from '@clockbeat/domain/contract';
import type { GamePicture } from '../../live/picture.js';

/**
 * Who is just ahead of this player, and by how much: null in front, undefined while that is not known. The board follows
 * each answer but has the best ten only; the own standing comes with the next question.
 */
export const nextAhead = ({ board, me, standing }: GamePicture): StandingView['next'] | undefined => {
  const place = board.players.findIndex(({ id }) => id === me?.playerId);
  const own = board.players[place];
  if (!own) return standing?.next;
  const next = board.players[place - 1];
  return next ? { name: next.name, points: next.score - own.score } : null;
};
