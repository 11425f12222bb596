import type { GameStateView } from '@clockbeat/domain/contract';
import { seats } from '../../live/seat-storage.js';
import { paths } from '../../paths.js';
import { useBesidesTexts } from '../../texts/besides-texts.js';
import { ButtonLink } from '../../ui/button.js';
import { GhostMark } from '../../ui/ghost-mark.js';

/**
 * In the lobby: how many of another evening play along, and what one got out of the game before this one. The latter beside
 * this page, which holds the seat.
 */
export const OtherGames = ({ state: { ghosts, parentGameId } }: { state: GameStateView }) => {
  const t = useBesidesTexts();
  const hasPlayed = parentGameId !== undefined && seats().find(parentGameId);
  return (
    <>
      {ghosts && (
        <p className="numbers flex items-center justify-center gap-2 text-muted">
          <GhostMark /> {t('besides.ghostsHere', { count: ghosts })}
        </p>
      )}
      {hasPlayed && (
        <p className="text-center">
          <ButtonLink to={paths.results(parentGameId)} tone="quiet" newTab>
            {t('besides.lastResult')}
          </ButtonLink>
        </p>
      )}
    </>
  );
};
