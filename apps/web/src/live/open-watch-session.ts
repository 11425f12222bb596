import { openSocket } from './socket.js';
import { WatchSession } from './watch-session.js';

let watching: { session: WatchSession; users: number } | null = null;

/** One for the board and the notices alike: the server tells each connection everything. */
export const openWatchSession = (): WatchSession => {
  watching ??= { session: new WatchSession(openSocket()), users: 0 };
  watching.users += 1;
  return watching.session;
};

export const releaseWatchSession = (session: WatchSession): void => {
  if (watching?.session !== session) return;
  watching.users -= 1;
  if (watching.users > 0) return;
  session.close();
  watching = null;
};
