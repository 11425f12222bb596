import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useSessionStatus } from '../../../frame/session.js';
import { ownGameId } from '../../../hosting/current-game.js';
import { keptUser } from '../../../hosting/kept-user.js';
import { type KeptSeat, seats } from '../../../live/seat-storage.js';
import { useTexts } from '../../../texts/texts.js';
import { Loading } from '../../../ui/loading.js';

interface StepGateProps {
  /** Where somebody goes who is neither a player nor signed in (OP-73). */
  away: string;
  player: (seat: KeptSeat) => ReactNode;
  /** Signed in and on no seat: a host, with the game that this browser hosts. */
  host: (gameId: string | null) => ReactNode;
}

/** Who is at this screen: the player of this browser's game, a host without a seat in it, or a stranger. */
export const StepGate = ({ away, player, host }: StepGateProps) => {
  const t = useTexts();
  const [query] = useSearchParams();
  const session = useSessionStatus();
  const gameId = query.get('gameId') ?? ownGameId();
  const seat = gameId === null ? null : seats().find(gameId);
  if (seat) return player(seat);
  if (session.state === 'loading') return <Loading text={t('common.loading')} />;
  // Where the server could not be asked, whom it knew last time may look on; it decides all the same.
  if (session.state === 'signed-in' || (session.state === 'failed' && keptUser.get())) return host(gameId);
  const other = seats().latest();
  return other ? player(other) : <Navigate to={away} replace />;
};
