import { useEffect, useState } from 'react';

const tickMs = 100;

/** Milliseconds left until `endsAt` by the server's clock; `frozenMs` while nothing runs (paused, waiting). */
export const useCountdown = (endsAt: number | null, serverNow: () => number, frozenMs: number): number => {
  const [left, setLeft] = useState(() => (endsAt === null ? frozenMs : endsAt - serverNow()));
  useEffect(() => {
    if (endsAt === null) {
      setLeft(frozenMs);
      return;
    }
    const tick = (): void => setLeft(endsAt - serverNow());
    tick();
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, [endsAt, serverNow, frozenMs]);
  return Math.max(0, left);
};
