import type { GamePicture } from '../../live/picture.js';

/** What is on the player's stage: one thing at a time. */
type PlayStage = 'loading' | 'out' | 'waiting-for-game' | 'lobby' | 'question' | 'board' | 'paused' | 'final';

/** `settled`: the own answer's feedback has been shown, so its place is free for the board. */
export const playStage = (picture: GamePicture, settled: boolean): PlayStage => {
  if (picture.removed !== null) return 'out';
  if (picture.state === null) return picture.waitingForGame ? 'waiting-for-game' : 'loading';
  switch (picture.state.status) {
    case 'waiting':
      return 'lobby';
    case 'paused':
      return 'paused';
    case 'finished':
      return 'final';
    case 'active':
      return picture.turn.locked && !picture.turn.sending && settled ? 'board' : 'question';
  }
};
