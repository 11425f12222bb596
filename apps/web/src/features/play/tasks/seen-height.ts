import { useEffect } from 'react';

/** A bar of the browser is lower than this, a keyboard higher; CSS px. */
const lowestKeyboard = 120;

/**
 * Safari lays its keyboard over the page and pushes the page up under it, the clock first. What is left of the screen is
 * the page's height then, so that clock, field and button stay in sight; other browsers shrink the page themselves.
 */
export const useSeenHeight = (): void => {
  useEffect(() => {
    const seen = globalThis.visualViewport;
    if (!seen) return;
    const { style } = document.documentElement;
    const follow = (): void => {
      const height = seen.height * seen.scale;
      if (innerHeight - height < lowestKeyboard) {
        style.removeProperty('--seen');
        return;
      }
      style.setProperty('--seen', `${height}px`);
      scrollTo(0, 0);
    };
    follow();
    seen.addEventListener('resize', follow);
    return () => {
      seen.removeEventListener('resize', follow);
      style.removeProperty('--seen');
    };
  }, []);
};
