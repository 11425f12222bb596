import { store, useStore } from '../lib/store.js';
import { openSocket } from '../live/socket.js';
import { nothingKnown, WatchSession, type WatchSnapshot } from '../live/watch-session.js';
import { useSession } from './live.js';

const nobody = store(nothingKnown);

/** The signed-in host's running games as they are told; `userId` starts anew for another account. */
export const useWatchSession = (userId: string): WatchSession | null =>
  useSession(userId, openWatchSession, releaseWatchSession);

export const useRunningGames = (session: WatchSession | null): WatchSnapshot =>
  useStore(session?.view ?? nobody);

let watching: { session: WatchSession; users: number } | null = null;

/** One for the board and the notices alike: the server tells each connection everything. */
const openWatchSession = (): WatchSession => {
  watching ??= { session: new WatchSession(openSocket()), users: 0 };
  watching.users += 1;
  return watching.session;
};

const releaseWatchSession = (session: WatchSession): void => {
  if (watching?.session !== session) return;
  watching.users -= 1;
  if (watching.users > 0) return;
  session.close();
  watching = null;
};
