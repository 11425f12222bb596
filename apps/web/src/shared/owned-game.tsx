import type { GameCard } from '@clockbeat/domain';
import { type ReactNode, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { ApiError } from '../api/request.js';
import { paths } from '../paths.js';
import { useTexts } from '../texts/texts.js';
import { ButtonLink } from '../ui/button.js';
import { Loading } from '../ui/loading.js';
import { MessagePage } from '../ui/message-page.js';
import { notify } from '../ui/notices.js';
import { Guarded } from './guarded.js';
import { Unavailable } from './unavailable.js';
import { useGameCard } from './use-game-card.js';

interface OwnedGameProps {
  gameId: string;
  /** What stands there until the game does, in its shape; else the ring. */
  waiting?: ReactNode;
  children: (game: GameCard) => ReactNode;
}

/** A page about one game of the signed-in host's. Without a game, or for another's, there is a way on, never a blank. */
export const OwnedGame = ({ gameId, waiting, children }: OwnedGameProps) => (
  <Guarded waiting={waiting}>
    {() =>
      gameId === '' ? (
        <NoGame text="host.noGame" />
      ) : (
        <Owned gameId={gameId} waiting={waiting}>
          {children}
        </Owned>
      )
    }
  </Guarded>
);

const Owned = ({ gameId, waiting, children }: OwnedGameProps) => {
  const t = useTexts();
  const game = useGameCard(gameId);
  if (game.isPending) return waiting ?? <Loading text={t('common.loadingGame')} />;
  if (game.isError) {
    if (game.error instanceof ApiError && game.error.statusCode === 404)
      return <NoGame text="errors.gameNotFound" />;
    return <Unavailable again={game.refetch} />;
  }
  if (!game.data.isOwner) {
    return (
      <MessagePage title={t('errors.notYours')} text={t('errors.not_host')}>
        <ButtonLink to={paths.joinTeam} tone="main">
          {t('common.joinTeam')}
        </ButtonLink>
        <ButtonLink to={paths.dashboard}>{t('errors.goToDashboard')}</ButtonLink>
      </MessagePage>
    );
  }
  return children(game.data);
};

const NoGame = ({ text }: { text: 'host.noGame' | 'errors.gameNotFound' }) => {
  const t = useTexts();
  useEffect(() => notify(t(text), { tone: 'error' }), [t, text]);
  return <Navigate to={paths.dashboard} replace />;
};
