import { type RefObject, useEffect } from 'react';
import { prefersReducedMotion } from './reduced-motion.js';
import { msLeft, type TimeLeft } from './time-left.js';

const stepMs = 1_000;

/** Runs a ring with the clock, frame by frame and without a render; in steps of a second for whoever asks for stillness. */
export const useRingTime = (
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
