import { useState } from 'react';

/** As many as somebody looks through at a time: each row has four options and its buttons. */
const step = 50;

interface Shown<T> {
  shown: readonly T[];
  /** Draws the next ones; undefined where all are. */
  showMore: (() => void) | undefined;
}

/** A list that may be long, drawn some at a time: what it costs follows from what is seen, not from what there is. */
export const useShown = <T>(all: readonly T[]): Shown<T> => {
  const [most, setMost] = useState(step);
  return {
    shown: all.slice(0, most),
    showMore: all.length > most ? () => setMost(most + step) : undefined,
  };
};
