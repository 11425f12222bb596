import { useEffect, useState } from 'react';

/** The value for `ms` after it became another one, then null. What was there at first is no news. */
export const useMomentary = <T extends object>(value: T | null, ms: number): T | null => {
  const [first] = useState(value);
  const [over, setOver] = useState<T | null>(first);
  useEffect(() => {
    if (value === null || value === first) return;
    const timer = setTimeout(() => setOver(value), ms);
    return () => clearTimeout(timer);
  }, [value, first, ms]);
  return value === over || value === first ? null : value;
};
