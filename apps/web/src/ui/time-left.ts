import { useEffect, useState } from 'react';

/** A countdown by the server's clock; while nothing runs (paused) `restMs` is what is left. */
export interface TimeLeft {
  readonly endsAt: number | null;
  readonly serverNow: () => number;
  readonly restMs: number;
}

export const msLeft = ({ endsAt, serverNow, restMs }: TimeLeft): number =>
  Math.max(0, endsAt === null ? restMs : endsAt - serverNow());

const lookEveryMs = 100;

/** Whole seconds left, rounded up as people count down. Renders once a second. */
export const useSecondsLeft = ({ endsAt, serverNow, restMs }: TimeLeft): number => {
  const [seconds, setSeconds] = useState(() => secondsOf({ endsAt, serverNow, restMs }));
  useEffect(() => {
    const look = (): void => setSeconds(secondsOf({ endsAt, serverNow, restMs }));
    look();
    if (endsAt === null) return;
    const timer = setInterval(look, lookEveryMs);
    return () => clearInterval(timer);
  }, [endsAt, serverNow, restMs]);
  return seconds;
};

const secondsOf = (time: TimeLeft): number => Math.ceil(msLeft(time) / 1_000);
