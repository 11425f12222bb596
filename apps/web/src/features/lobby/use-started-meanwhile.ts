import type { GameStatus } from '@clockbeat/domain/contract';
import { useEffect, useState } from 'react';

/** Whether the game was waiting when this page opened and runs now. Who opens a lobby of a running game stays in it. */
export const useStartedMeanwhile = (status: GameStatus | null): boolean => {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    if (status === 'waiting') setWaited(true);
  }, [status]);
  return waited && (status === 'active' || status === 'paused');
};
