import type { GameCard } from '@clockbeat/domain/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { reading } from '../api/queries.js';
import { ApiError } from '../api/request.js';
import { paths } from '../paths.js';
import { useRoomTexts } from '../texts/room-texts.js';
import { useTexts } from '../texts/texts.js';
import { ButtonLink } from '../ui/button.js';
import { Loading } from '../ui/loading.js';
import { MessagePage, Unavailable } from '../ui/message-page.js';
import { LeadAway } from './lead-away.js';

interface OwnedGameProps {
  gameId: string;
  /** What stands there until the game does, in its shape; else the ring. */
  waiting?: ReactNode;
  /** Whether a co-host may see the page, too. */
  coHosts?: boolean | undefined;
  children: (game: GameCard) => ReactNode;
}

/** A page about one game of the signed-in host's. Without a game, or for another's, there is a way on, never a blank. */
export const OwnedGame = ({ gameId, ...rest }: OwnedGameProps) => {
  const room = useRoomTexts();
  if (gameId === '') return <LeadAway to={paths.dashboard} saying={room('host.noGame')} tone="error" />;
  return <Owned gameId={gameId} {...rest} />;
};

const Owned = ({ gameId, waiting, coHosts = false, children }: OwnedGameProps) => {
  const t = useTexts();
  const room = useRoomTexts();
  const game = useQuery(reading.game(gameId));
  if (game.isPending) return waiting ?? <Loading text={t('common.loadingGame')} />;
  if (game.isError) {
    if (game.error instanceof ApiError && game.error.statusCode === 404)
      return <LeadAway to={paths.dashboard} saying={room('missing.gameNotFound')} tone="error" />;
    return <Unavailable again={game.refetch} />;
  }
  if (!game.data.isOwner && !(coHosts && game.data.coHostOf !== undefined)) {
    return (
      <MessagePage title={room('missing.notYours')} text={t('errors.not_host')}>
        <ButtonLink to={paths.joinTeam} tone="main">
          {t('common.joinTeam')}
        </ButtonLink>
        <ButtonLink to={paths.dashboard}>{room('missing.goToDashboard')}</ButtonLink>
      </MessagePage>
    );
  }
  return children(game.data);
};
