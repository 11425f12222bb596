import type { GameCard } from '@clockbeat/domain/contract';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { ApiError } from '../api/request.js';
import { currentGame } from '../hosting/current-game.js';
import { type KeptSeat, seats } from '../live/seat-storage.js';
import { paths } from '../paths.js';
import { useRoomTexts } from '../texts/room/room-texts.js';
import { useTexts } from '../texts/texts.js';
import { Loading } from '../ui/loading.js';
import { LeadAway } from './lead-away.js';
import { ownGameId } from './own-game-id.js';
import { SignInFirst } from './sign-in-first.js';
import { Unavailable } from './unavailable.js';
import { useGameCard } from './use-game-card.js';

/** What this browser is in a game: a player with a seat, or its host. */
export type OwnPart = { as: 'player'; game: GameCard; seat: KeptSeat } | { as: 'host'; game: GameCard };

interface OwnGameProps {
  /** The game that the address names; else this browser's own (OP-11). */
  asked: string | null;
  /** Who plays in a game of their own, in the same browser, is both. */
  first: OwnPart['as'];
  waiting?: ReactNode;
  children: (part: OwnPart) => ReactNode;
}

/** A page about the game that this browser is in. Whatever the browser keeps is a hint; the server's game decides. */
export const OwnGame = ({ asked, ...rest }: OwnGameProps) => {
  const t = useRoomTexts();
  const gameId = asked ?? ownGameId();
  if (gameId === null) return <LeadAway to={paths.joinTeam} saying={t('lobby.noGame')} />;
  return <Known gameId={gameId} {...rest} />;
};

const Known = ({ gameId, first, waiting, children }: Omit<OwnGameProps, 'asked'> & { gameId: string }) => {
  const t = useTexts();
  const room = useRoomTexts();
  const card = useGameCard(gameId);
  if (card.isPending) return waiting ?? <Loading text={t('common.loadingGame')} />;
  if (card.isError) {
    if (card.error instanceof ApiError && card.error.statusCode === 404)
      return <LeadAway to={paths.joinTeam} saying={room('missing.gameNotFound')} />;
    return <Unavailable again={card.refetch} />;
  }
  const part = partIn(card.data, first);
  if (part) return children(part);
  if (currentGame.get()?.gameId === gameId) return <SignInFirst />;
  return <Navigate to={paths.joinByCode(card.data.gameCode)} replace />;
};

const partIn = (game: GameCard, first: OwnPart['as']): OwnPart | null => {
  const seat = seats().find(game.id);
  if (game.isOwner && (first === 'host' || seat === null)) return { as: 'host', game };
  return seat ? { as: 'player', game, seat } : null;
};
