import { OwnerSession } from './owner-session.js';
import { openSocket } from './socket.js';

/** For the host's panel: it controls, and sees every answer. */
export const openHostSession = (gameId: string): OwnerSession =>
  new OwnerSession(openSocket(), gameId, 'host');

/** For a screen of the whole room, and for who only looks on. */
export const openScreenSession = (gameId: string): OwnerSession =>
  new OwnerSession(openSocket(), gameId, 'screen');
