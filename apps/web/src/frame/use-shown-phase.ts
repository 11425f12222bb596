import type { GameStateView } from '@clockbeat/domain/contract';
import { useEffect, useReducer } from 'react';
import { type ShownPhase, shownPhase } from '../live/shown-phase.js';

/** A clock may be set right meanwhile, and a device may have slept: no moment is waited for blindly. */
const lookEveryMs = 500;

/** The phase of this moment; draws anew when time leads on. */
export const useShownPhase = (state: GameStateView, serverNow: () => number): ShownPhase => {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const shown = shownPhase(state, serverNow());
  const { phase, until } = shown;
  // A question's end is told: whoever has more time for it is waited for.
  const turnsAt = phase === 'round' || phase === 'reading' ? until : null;
  useEffect(() => {
    if (turnsAt === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      const left = turnsAt - serverNow();
      if (left <= 0) draw();
      timer = setTimeout(look, left > 0 ? Math.min(left, lookEveryMs) : lookEveryMs);
    };
    look();
    return () => clearTimeout(timer);
  }, [turnsAt, serverNow]);
  return shown;
};
