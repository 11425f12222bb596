import { useEffect, useState } from 'react';
import { CountdownClock } from '../../ui/countdown-clock.js';
import { prefersReducedMotion } from '../../ui/reduced-motion.js';

export const turnMs = 10_000;
/** The clock rests at zero for a moment, as between two questions. */
const restMs = 700;

const now = (): number => Date.now();

interface HeroClockProps {
  /** An answer has stopped it, with so much left (ms). */
  stoppedAt: number | null;
  /** A new ten seconds have begun, until then (epoch ms). `onTurn` must be a stable function. */
  onTurn: (endsAt: number) => void;
}

/** What a game is about, running: ten seconds, again and again. A picture, so nothing is announced; still for whoever asks. */
export const HeroClock = ({ stoppedAt, onTurn }: HeroClockProps) => {
  const [endsAt, setEndsAt] = useState<number | null>(() => (prefersReducedMotion() ? null : now() + turnMs));
  const stopped = stoppedAt !== null;
  useEffect(() => {
    if (endsAt === null || stopped) return;
    onTurn(endsAt);
    const timer = setTimeout(() => setEndsAt(now() + turnMs), endsAt - now() + restMs);
    return () => clearTimeout(timer);
  }, [endsAt, stopped, onTurn]);
  return (
    <div aria-hidden="true" className="w-24 shrink-0 md:w-56">
      <CountdownClock
        time={{ endsAt: stopped ? null : endsAt, serverNow: now, restMs: stoppedAt ?? turnMs }}
        totalMs={turnMs}
        className="w-full text-3xl md:text-6xl"
      />
    </div>
  );
};
