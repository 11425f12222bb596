import type { StandingView } from '@clockbeat/domain/contract';
import { type GamePicture, isPaced, isUnheard } from '../../live/picture.js';

/** What is on the player's stage: one thing at a time. */
type PlayStage =
  | 'loading'
  | 'out'
  | 'waiting-outside'
  | 'lobby'
  | 'question'
  | 'board'
  | 'paced'
  | 'paused'
  | 'final';

/** A game that is led has one stage from its first question to its end (paced/). `settled`: the own answer's feedback has been shown, so its place is free for the board. */
export const playStage = (picture: GamePicture, settled: boolean): PlayStage => {
  if (picture.removed !== null) return 'out';
  if (picture.state === null) return picture.waitingFor === null ? 'loading' : 'waiting-outside';
  const { status } = picture.state;
  switch (status) {
    case 'waiting':
      return 'lobby';
    case 'finished':
      return 'final';
    case 'paused':
    case 'active':
      if (isPaced(picture.state)) return 'paced';
      if (status === 'paused') return 'paused';
      return picture.turn.locked && !isUnheard(picture, picture.turn.index) && settled ? 'board' : 'question';
  }
};

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
