import { useEffect, useState } from 'react';

/** The part of the page that is being looked at: the last one whose top has passed the upper third. */
export const useSectionInSight = (ids: readonly string[]): string | undefined => {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    const look = (): void => {
      const line = innerHeight / 3;
      const passed = ids.filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top < line;
      });
      setCurrent(passed.at(-1) ?? ids[0]);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [ids]);
  return current;
};
