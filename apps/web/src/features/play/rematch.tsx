import type { GameStateView } from '@clockbeat/domain/contract';
import { useCallback, useEffect } from 'react';
import { goAlong, leadsOn } from '../../live/gone-along.js';
import type { PlayerSession } from '../../live/player-session.js';
import { seats } from '../../live/seat-storage.js';
import { paths } from '../../paths.js';
import { useBesidesTexts } from '../../texts/besides-texts.js';
import { ButtonLink } from '../../ui/button.js';
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

/** In the lobby: what one got out of the game before. Beside this page, which holds the seat. */
export const LastResult = ({ state: { parentGameId } }: { state: GameStateView }) => {
  const besides = useBesidesTexts();
  if (parentGameId === undefined || !seats().find(parentGameId)) return null;
  return (
    <p className="text-center">
      <ButtonLink to={paths.results(parentGameId)} tone="quiet" newTab>
        {besides('besides.lastResult')}
      </ButtonLink>
    </p>
  );
};
