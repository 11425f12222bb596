import { useEffect, useState } from 'react';

/** Has the value stood for `ms`? What was there at first has. */
export const useSettled = <T>(value: T, ms: number): boolean => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled === value;
};
