import { useSyncExternalStore } from 'react';
import { openWatchSession, releaseWatchSession } from '../live/open-watch-session.js';
import type { WatchSession, WatchSnapshot } from '../live/watch-session.js';
import { useSession } from './use-live.js';

const nothing: WatchSnapshot = { connection: 'connecting', games: null };
const subscribeNothing = () => () => undefined;

/** The signed-in host's running games as they are told; `userId` starts anew for another account. */
export const useWatchSession = (userId: string): WatchSession | null =>
  useSession(userId, openWatchSession, releaseWatchSession);

export const useRunningGames = (session: WatchSession | null): WatchSnapshot =>
  useSyncExternalStore(session?.subscribe ?? subscribeNothing, session?.getSnapshot ?? (() => nothing));
