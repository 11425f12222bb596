import type { GameStateView } from '@clockbeat/domain/contract';
import { useCallback, useEffect } from 'react';
import { goAlong, leadsOn } from '../../live/gone-along.js';
import type { PlayerSession } from '../../live/player-session.js';
import { useBesidesTexts } from '../../texts/besides-texts.js';
import { notify } from '../../ui/notices.js';

/** Leads to the game that follows this one: the first time by itself, then at a press. Null while none does. */
export const useGoingOn = (session: PlayerSession, { nextGameId }: GameStateView): (() => void) | null => {
  const besides = useBesidesTexts();
  const goOn = useCallback(async (): Promise<void> => {
    if (nextGameId === undefined || !(await goAlong(session, nextGameId))) return;
    notify(besides('besides.cameAlong', { name: session.displayName }));
  }, [session, nextGameId, besides]);
  useEffect(() => {
    if (leadsOn({ nextGameId })) void goOn();
  }, [nextGameId, goOn]);
  return nextGameId === undefined ? null : () => void goOn();
};
