import { type RefObject, useEffect, useRef } from 'react';
import { useTexts } from '../texts/texts.js';
import { classNames } from './class-names.js';
import { prefersReducedMotion } from './reduced-motion.js';
import { Ring } from './ring.js';
import { msLeft, type TimeLeft, useSecondsLeft } from './time-left.js';

interface CountdownClockProps {
  time: TimeLeft;
  /** The whole time of the question, ms. */
  totalMs: number;
  /** Of a break: minutes and seconds. */
  inMinutes?: boolean;
  className?: string;
}

/** The hero: seconds inside their ring, thinner and warmer as time goes, beating in the last five. */
export const CountdownClock = ({ time, totalMs, inMinutes = false, className }: CountdownClockProps) => {
  const t = useTexts();
  const ring = useRef<SVGSVGElement>(null);
  const seconds = useSecondsLeft(time);
  useRingTime(ring, time, totalMs);
  const last = time.endsAt !== null && seconds <= 5 && seconds > 0;
  return (
    <div
      role="timer"
      aria-label={t('common.secondsLeft', { count: seconds })}
      className={classNames('relative grid aspect-square place-items-center', className)}
    >
      {/* A new key each second starts the beat with it, in step with the digits. */}
      <div key={last ? seconds : 'calm'} className={classNames('absolute inset-0', last && 'animate-beat')}>
        <Ring ref={ring} share={msLeft(time) / totalMs} warming strokeWidth={9} className="size-full" />
      </div>
      <span aria-hidden="true" className="numbers relative font-extrabold">
        {inMinutes ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` : seconds}
      </span>
    </div>
  );
};

const stepMs = 1_000;

/** Runs a ring with the clock, frame by frame and without a render; in steps of a second for whoever asks for stillness. */
const useRingTime = (
  ring: RefObject<SVGSVGElement | null>,
  { endsAt, serverNow, restMs }: TimeLeft,
  totalMs: number,
): void => {
  useEffect(() => {
    const draw = (): void =>
      ring.current?.style.setProperty('--left', String(msLeft({ endsAt, serverNow, restMs }) / totalMs));
    draw();
    if (endsAt === null) return;
    if (prefersReducedMotion()) {
      const timer = setInterval(draw, stepMs);
      return () => clearInterval(timer);
    }
    let frame = requestAnimationFrame(function next() {
      draw();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [ring, endsAt, serverNow, restMs, totalMs]);
};
