import { openQuestion, type PlayableGame } from '../game.js';

/** Where a game is that ghosts play along in. */
export interface GhostMoment {
  /** Index of its newest question; -1: none was opened. */
  readonly index: number;
  /** For how long that has been open, ms, without pauses; below 0: not yet; Infinity: it is closed. */
  readonly openMs: number;
}

const lobby: GhostMoment = { index: -1, openMs: Number.POSITIVE_INFINITY };

/** By the game's own clock: `now`, epoch ms. */
export const ghostMoment = (game: PlayableGame, now: number): GhostMoment => {
  if (game.status === 'waiting') return lobby;
  if (game.status === 'finished')
    return game.lastOpened === null ? lobby : { index: game.lastOpened, openMs: Number.POSITIVE_INFINITY };
  const open = openQuestion(game);
  if (!open) return { index: game.question.index, openMs: Number.POSITIVE_INFINITY };
  const stands = game.status === 'paused' ? game.pausedAt : now;
  return { index: open.index, openMs: stands - open.opensAt };
};
