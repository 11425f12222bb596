import type { CreateSoloGameBody } from '@clockbeat/domain/contract';
import { useCallback, useState } from 'react';
import { createSoloGame } from '../../../api/play.js';
import { type KeptSeat, SeatStorage } from '../../../live/seat-storage.js';

interface SoloSeat {
  /** Of the game that runs at this address. */
  seat: KeptSeat | null;
  begin: (body: CreateSoloGameBody, proof?: string) => Promise<void>;
  /** The game is over or lost: another visit to this address begins anew. A stable function. */
  letGo: (seat: KeptSeat) => void;
  /** Back to choosing. A stable function. */
  leave: () => void;
}

const nobody = 'Player';

/** The seat of the solo game at this address: found again after a reload, or taken in a new game. */
export const useSoloSeat = (address: string): SoloSeat => {
  const [found, setFound] = useState(() => ({ address, seat: soloSeats().find(address) }));
  if (found.address !== address) setFound({ address, seat: soloSeats().find(address) });
  const { seat } = found;
  const begin: SoloSeat['begin'] = async (body, proof) => {
    const { gameId, playerId, token } = await createSoloGame(body, proof);
    const made: KeptSeat = {
      teamCode: address,
      displayName: nobody,
      token,
      joinedAt: new Date().toISOString(),
      gameId,
      playerId,
      teamName: null,
    };
    soloSeats().save(made);
    setFound({ address, seat: made });
  };
  // Kept under its game's id: the seat still proves whose results these are.
  const letGo = useCallback(
    (over: KeptSeat): void => soloSeats().save({ ...over, teamCode: over.gameId ?? over.teamCode }),
    [],
  );
  const leave = useCallback((): void => setFound({ address, seat: null }), [address]);
  return { seat, begin, letGo, leave };
};

const ofTab = new SeatStorage({ inTab: true });

/** The seats of this tab's solo games. By the tab, so that a reload goes on and nobody else meets them. */
export const soloSeats = (): SeatStorage => ofTab;
