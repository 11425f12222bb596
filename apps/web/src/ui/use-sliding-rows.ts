import { type RefObject, useLayoutEffect, useRef } from 'react';
import { prefersReducedMotion } from './reduced-motion.js';

const slide = { duration: 250, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };

/**
 * Rows that found a new place slide there from the old one; a row that is new fades in. Rows name themselves by data-row.
 * Only transform and opacity: nothing around them moves.
 */
export const useSlidingRows = (list: RefObject<HTMLElement | null>): void => {
  const places = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const before = places.current;
    const now = new Map<string, number>();
    const still = before.size === 0 || prefersReducedMotion();
    for (const row of list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? []) {
      const id = row.dataset['row'] ?? '';
      now.set(id, row.offsetTop);
      if (still) continue;
      const was = before.get(id);
      if (was === undefined) row.animate([{ opacity: 0 }, { opacity: 1 }], slide);
      else if (was !== row.offsetTop)
        row.animate([{ transform: `translateY(${was - row.offsetTop}px)` }, { transform: 'none' }], slide);
    }
    places.current = now;
  });
};
