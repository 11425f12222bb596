import { PlayerSession } from './player-session.js';
import { type KeptSeat, seats } from './seat-storage.js';
import { openSocket } from './socket.js';

/** A page that follows at once (the join form hands over to the game) finds the connection still open. */
const lingerMs = 1_000;

let current: { session: PlayerSession; closing: ReturnType<typeof setTimeout> | null } | null = null;

/** The player's session of a room: the one that is open, or a new one for the seat. A tab plays one game at a time. */
export const openPlayerSession = (seat: KeptSeat): PlayerSession => {
  const room = seat.gameId ?? seat.teamCode;
  if (current?.session.isFor(room) && current.session.token === seat.token && !current.session.isClosed) {
    if (current.closing) clearTimeout(current.closing);
    current.closing = null;
    return current.session;
  }
  current?.session.close();
  const session = new PlayerSession(openSocket(), seats(), seat);
  current = { session, closing: null };
  return session;
};

/** The page is done with it: closed in a moment, unless the next page asks for it. */
export const releasePlayerSession = (session: PlayerSession): void => {
  if (current?.session === session) current.closing = setTimeout(() => session.close(), lingerMs);
  else session.close();
};
