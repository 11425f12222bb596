import { useCallback, useEffect, useState } from 'react';
import { getResults } from '../../../api/get-results.js';
import { type SoloResult, soloResult } from '../../../hosting/solo-result.js';
import type { KeptSeat } from '../../../live/seat-storage.js';
import { toSoloResult } from './to-solo-result.js';

type Loaded = { state: 'loading' } | { state: 'failed' } | { state: 'there'; result: SoloResult | null };

/** The finished game's result, asked for with its seat and kept in this browser. `result` is null when nothing was asked. */
export const useSoloResult = (seat: KeptSeat, replayPath: string): Loaded & { askAgain: () => void } => {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew
  useEffect(() => {
    const call = new AbortController();
    getResults(seat.gameId ?? '', seat.token, call.signal).then(
      (results) => {
        const result = toSoloResult(results, replayPath);
        if (result) soloResult.set(result);
        setLoaded({ state: 'there', result });
      },
      () => {
        if (!call.signal.aborted) setLoaded({ state: 'failed' });
      },
    );
    return () => call.abort();
  }, [seat, replayPath, attempt]);
  const askAgain = useCallback(() => {
    setLoaded({ state: 'loading' });
    setAttempt((before) => before + 1);
  }, []);
  return { ...loaded, askAgain };
};
