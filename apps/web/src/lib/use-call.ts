import { useEffect, useState } from 'react';

type Outcome<T> = { state: 'loading' } | { state: 'failed'; error: unknown } | { state: 'there'; value: T };

export type Called<T> = Outcome<T> & { askAgain: () => void };

const loading = { state: 'loading' } as const;

/**
 * What a call brings, for pages that carry no query library: a player's way is light. `ask` must be a stable function; another
 * one asks anew, and what comes of the one before is nobody's.
 */
export const useCall = <T>(ask: (signal: AbortSignal) => Promise<T>): Called<T> => {
  const [attempt, setAttempt] = useState({});
  const [done, setDone] = useState<{ ask: unknown; attempt: object; outcome: Outcome<T> } | null>(null);
  useEffect(() => {
    const call = new AbortController();
    const come = (outcome: Outcome<T>): void => {
      if (!call.signal.aborted) setDone({ ask, attempt, outcome });
    };
    ask(call.signal).then(
      (value) => come({ state: 'there', value }),
      (error: unknown) => come({ state: 'failed', error }),
    );
    return () => call.abort();
  }, [ask, attempt]);
  const isOfNow = done?.ask === ask && done.attempt === attempt;
  return { ...(isOfNow ? done.outcome : loading), askAgain: () => setAttempt({}) };
};
