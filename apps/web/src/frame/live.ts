import type { Problem } from '@clockbeat/domain/contract';
import { useEffect, useState } from 'react';
import { type Readable, useStore } from '../lib/store.js';
import type { LiveSnapshot } from '../live/live-store.js';
import { problemText } from '../texts/problem-text.js';
import { useTexts } from '../texts/texts.js';
import { notify } from '../ui/notices.js';

/** What a live session sees now. */
export const useLive = (session: { view: Readable<LiveSnapshot> }): LiveSnapshot => useStore(session.view);

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

/** A session goes on from page to page, with the last problem in its picture. */
const told = new WeakSet<Problem>();

/** Says aloud what a session reports of refused messages; that a lost connection is back says the line of ConnectionBar. */
export const useLiveNotices = ({ problem }: LiveSnapshot): void => {
  const t = useTexts();
  useEffect(() => {
    if (!problem || told.has(problem)) return;
    told.add(problem);
    notify(problemText(t, problem), { tone: 'error' });
  }, [t, problem]);
};
