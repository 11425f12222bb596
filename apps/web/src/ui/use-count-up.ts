import { useEffect, useState } from 'react';
import { prefersReducedMotion } from './reduced-motion.js';

const countMs = 700;

/** A number on its way to where it is: it counts there once, and is there at once for whoever asks for stillness. */
export const useCountUp = (from: number, to: number): number => {
  const [shown, setShown] = useState(from);
  useEffect(() => {
    if (from === to || prefersReducedMotion()) {
      setShown(to);
      return;
    }
    const began = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      const share = Math.min(1, Math.max(0, (now - began) / countMs));
      setShown(Math.round(from + (to - from) * (1 - (1 - share) ** 3)));
      if (share < 1) frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [from, to]);
  return shown;
};
