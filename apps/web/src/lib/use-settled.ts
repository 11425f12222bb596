import { useEffect, useState } from 'react';

/** The last value that has stood for `ms`: what is typed, or comes, in between is left out. What was there at first has. */
export const useSettled = <T>(value: T, ms: number): T => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
};
