import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LiveSnapshot } from '../live/live-store.js';

interface Session {
  subscribe(listener: () => void): () => void;
  getSnapshot(): LiveSnapshot;
}

/** What a live session sees now. */
export const useLive = (session: Session): LiveSnapshot =>
  useSyncExternalStore(session.subscribe, session.getSnapshot);

/** A session for as long as the page is shown with this key. `open` and `release` must be stable functions. */
export const useSession = <K, S>(key: K, open: (key: K) => S, release: (session: S) => void): S | null => {
  const [session, setSession] = useState<S | null>(null);
  useEffect(() => {
    const opened = open(key);
    setSession(() => opened);
    return () => {
      setSession(null);
      release(opened);
    };
  }, [key, open, release]);
  return session;
};
