import { useEffect, useState } from 'react';
import { CountdownClock } from '../../ui/countdown-clock.js';
import { prefersReducedMotion } from '../../ui/reduced-motion.js';

const roundMs = 10_000;
/** The clock rests at zero for a moment, as between two questions. */
const restMs = 700;

const now = (): number => Date.now();

/** What a game is about, running: ten seconds, again and again. A picture, so nothing is announced; still for whoever asks. */
export const HeroClock = () => {
  const [endsAt, setEndsAt] = useState<number | null>(() =>
    prefersReducedMotion() ? null : now() + roundMs,
  );
  useEffect(() => {
    if (endsAt === null) return;
    const timer = setTimeout(() => setEndsAt(now() + roundMs), endsAt - now() + restMs);
    return () => clearTimeout(timer);
  }, [endsAt]);
  return (
    <div aria-hidden="true" className="mx-auto w-32 font-display md:w-full md:max-w-sm">
      <CountdownClock
        time={{ endsAt, serverNow: now, restMs: roundMs }}
        totalMs={roundMs}
        className="w-full text-4xl md:text-[7rem]"
      />
    </div>
  );
};
