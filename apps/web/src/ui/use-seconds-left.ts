import { useEffect, useState } from 'react';
import { msLeft, type TimeLeft } from './time-left.js';

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
