import { useEffect, useState } from 'react';

/** Who presses in this time after a question was drawn meant the one before it: nobody has read the new one. */
const deafMs = 500;
/** A click comes so soon after the press that made it. */
const clickMs = 1_000;

/** The latest ones; a click may reach a busy page only after the next press has begun, at the same moment as that. */
let presses: { id: number; began: number; ended: number }[] = [];
const remembered = 5;
addEventListener(
  'pointerdown',
  ({ pointerId: id, timeStamp: began }) => {
    presses = [...presses.slice(1 - remembered), { id, began, ended: Infinity }];
  },
  true,
);
addEventListener(
  'pointerup',
  ({ pointerId, timeStamp }) => {
    for (const press of presses)
      if (press.id === pointerId && press.ended === Infinity) press.ended = timeStamp;
  },
  true,
);
addEventListener(
  'pointercancel',
  ({ pointerId }) => {
    presses = presses.filter(({ id }) => id !== pointerId);
  },
  true,
);

/** Since when the question's answers may be given, in the time of events; null while it is too new for it. */
export const useOpenSince = (index: number): number | null => {
  const [open, setOpen] = useState({ index: -1, at: 0 });
  useEffect(() => {
    const timer = setTimeout(() => setOpen({ index, at: performance.now() }), deafMs);
    return () => clearTimeout(timer);
  }, [index]);
  return open.index === index ? open.at : null;
};

/** Did this click or key begin when the question's answers could be given? A finger may have gone down before it came. */
export const isMeant = (
  { type, timeStamp, pointerId }: { type: string; timeStamp: number; pointerId?: number },
  openSince: number | null,
): boolean => {
  // What clicks without a press, as a screen reader does, begins with its click. Older browsers don't say whose click it is.
  const press = presses
    .filter(
      ({ id, began, ended }) =>
        type === 'click' && (pointerId ?? id) === id && began <= timeStamp && timeStamp - ended < clickMs,
    )
    .at(-1);
  return openSince !== null && (press?.began ?? timeStamp) >= openSince;
};
