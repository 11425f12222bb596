import { coHostOf } from '../co-hosts.js';
import type { Issuer } from '../commands.js';
import type { Actor } from '../events.js';
import { activeSeat, type PlayableGame } from '../game.js';

/**
 * `lobby`: who comes in, and how they are treated. `name`: how they are called. `own`: what the game is, and who else may lead it.
 */
type Control =
  | 'start'
  | 'advance'
  | 'pause'
  | 'resume'
  | 'finish'
  | 'lobby'
  | 'name'
  | 'judge'
  | 'own'
  | 'correct'
  | 'forget'
  | 'hand over';

/** In a game without a host its seat may do what a host may: in a solo game everything that moves it, in a demo only start. */
const seatMay: { readonly [K in PlayableGame['kind']]: readonly Control[] } = {
  live: [],
  solo: ['start', 'advance', 'pause', 'resume', 'finish'],
  demo: ['start'],
};

/** A co-host leads a game through, to its last question; it does not cut it off. */
const coHostMay: readonly Control[] = ['start', 'advance', 'pause', 'resume', 'lobby', 'name', 'judge'];

const operatorMay: readonly Control[] = ['finish', 'name', 'forget', 'hand over'];
const clockMayNot: readonly Control[] = ['correct', 'judge', 'forget', 'hand over'];

/** Whether this issuer may move this game (ROLE-05; docs/protocol.md, "What clients send"). */
export const mayControl = (game: PlayableGame, by: Issuer, control: Control): boolean => {
  switch (by.as) {
    case 'host':
      return control !== 'hand over' && game.hostId !== null && game.hostId === by.userId;
    case 'cohost':
      return coHostMay.includes(control) && coHostOf(game, by.userId) !== null;
    case 'seat':
      return seatMay[game.kind].includes(control) && activeSeat(game, by.playerId) !== null;
    case 'operator':
      return operatorMay.includes(control);
    case 'clock':
      return !clockMayNot.includes(control);
  }
};

/** Of a command that this issuer may give. */
export const actorOf = (game: PlayableGame, by: Issuer): Actor => {
  if (by.as === 'seat') return 'player';
  if (by.as === 'operator') return 'system';
  if (by.as !== 'cohost') return by.as;
  const coHost = coHostOf(game, by.userId);
  if (!coHost) throw new Error(`${by.userId} does not lead ${game.gameId}`);
  return `cohost:${coHost.number}`;
};
