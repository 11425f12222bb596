import type { GameCard } from '@clockbeat/domain/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { reading } from '../api/queries.js';
import { ApiError } from '../api/request.js';
import { currentGame } from '../hosting/current-game.js';
import { type KeptSeat, seats } from '../live/seat-storage.js';
import { paths } from '../paths.js';
import { useRoomTexts } from '../texts/room-texts.js';
import { useTexts } from '../texts/texts.js';
import { Loading } from '../ui/loading.js';
import { Unavailable } from '../ui/message-page.js';
import { LeadAway } from './lead-away.js';
import { SignInFirst } from './sign-in-first.js';

/** What a browser is in a game: its host, or a player with a seat. */
export type OwnPart = { as: 'host'; game: GameCard } | { as: 'player'; game: GameCard; seat: KeptSeat };

interface OwnPartInProps {
  gameId: string | null;
  children: (part: OwnPart) => ReactNode;
}

/** A page about the game that this browser is in. Whatever the browser keeps is a hint; the server's game decides. */
export const OwnPartIn = ({ gameId, children }: OwnPartInProps) => {
  const t = useRoomTexts();
  if (gameId === null) return <LeadAway to={paths.joinTeam} saying={t('lobby.noGame')} />;
  return <Known gameId={gameId}>{children}</Known>;
};

const Known = ({ gameId, children }: OwnPartInProps & { gameId: string }) => {
  const t = useTexts();
  const room = useRoomTexts();
  const card = useQuery(reading.game(gameId));
  if (card.isPending) return <Loading text={t('common.loadingGame')} />;
  if (card.isError) {
    if (card.error instanceof ApiError && card.error.statusCode === 404)
      return <LeadAway to={paths.joinTeam} saying={room('missing.gameNotFound')} />;
    return <Unavailable again={card.refetch} />;
  }
  const game = card.data;
  // Who plays in a game of their own, in the same browser, is both: the host first.
  if (game.isOwner) return children({ as: 'host', game });
  const seat = seats().find(game.id);
  if (seat) return children({ as: 'player', game, seat });
  if (currentGame.get()?.gameId === gameId) return <SignInFirst />;
  return <Navigate to={paths.joinByCode(game.gameCode)} replace />;
};
