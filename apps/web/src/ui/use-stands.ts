import { useEffect, useState } from 'react';

/** True once what asks has stood for so long. */
export const useStands = (ms: number): boolean => {
  const [stands, setStands] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStands(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return stands;
};
