import { isNearQuota } from '@clockbeat/domain/contract';
import { useRoomTexts } from '../../texts/room-texts.js';

interface PlacesTakenProps {
  players: number;
  /** Null: a game takes as many as come. */
  most: number | null;
}

/** That few or no more players can come into a game, for its host. */
export const PlacesTaken = ({ players, most }: PlacesTakenProps) => {
  const room = useRoomTexts();
  if (most === null || !isNearQuota(players, most)) return null;
  return (
    <p data-testid="quota" className="numbers mt-1 text-sm text-muted">
      {players < most ? room('lobby.places', { count: players, most }) : room('lobby.full', { count: most })}
    </p>
  );
};
