import type { GameCard } from '@clockbeat/domain/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { getGame } from '../../../api/get-game.js';
import { ApiError } from '../../../api/request.js';
import { seats } from '../../../live/seat-storage.js';
import { paths } from '../../../paths.js';
import { useRoomTexts } from '../../../texts/room/room-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { useVisitorTexts } from '../../../texts/visitor/visitor-texts.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { Loading } from '../../../ui/loading.js';
import { MessagePage } from '../../../ui/message-page.js';
import { NothingToPlay } from './nothing-to-play.js';

/**
 * Where a game's own id leads: a running one to its host's panel or its player's screen, a finished one to `children`,
 * which play its questions again.
 */
export const OwnGameGate = ({ gameId, children }: { gameId: string; children: ReactNode }) => {
  const t = useVisitorTexts();
  const common = useTexts();
  const room = useRoomTexts();
  const { card, failure, askAgain } = useCard(gameId);
  if (failure === 'unknown') return <NothingToPlay title={room('missing.gameNotFound')} />;
  if (failure === 'unreachable') {
    return (
      <MessagePage title={common('errors.internal')} text={common('errors.unreachable')}>
        <Button tone="main" onClick={askAgain}>
          {common('common.tryAgain')}
        </Button>
      </MessagePage>
    );
  }
  if (card === null) return <Loading text={common('common.loadingGame')} />;
  if (card.status === 'finished') return children;
  if (card.isOwner) return <Navigate to={paths.hostPanel(gameId)} replace />;
  if (seats().find(gameId)) return <Navigate to={paths.playerGame(gameId)} replace />;
  return (
    <MessagePage title={card.title} text={t('solo.notOver')}>
      <ButtonLink to={paths.joinTeam} tone="main">
        {common('common.joinTeam')}
      </ButtonLink>
    </MessagePage>
  );
};

interface AskedCard {
  card: GameCard | null;
  failure: 'unknown' | 'unreachable' | null;
  askAgain: () => void;
}

/** A plain effect: the player's side has no query library. */
const useCard = (gameId: string): AskedCard => {
  const [card, setCard] = useState<GameCard | null>(null);
  const [failure, setFailure] = useState<AskedCard['failure']>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew
  useEffect(() => {
    const call = new AbortController();
    getGame(gameId, call.signal).then(setCard, (error: unknown) => {
      if (call.signal.aborted) return;
      setFailure(error instanceof ApiError && error.statusCode === 404 ? 'unknown' : 'unreachable');
    });
    return () => call.abort();
  }, [gameId, attempt]);
  const askAgain = (): void => {
    setFailure(null);
    setAttempt(attempt + 1);
  };
  return { card, failure, askAgain };
};
