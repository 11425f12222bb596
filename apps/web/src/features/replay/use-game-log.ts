import { type GameId, Replay } from '@clockbeat/domain';
import { useEffect, useState } from 'react';
import { getLog } from '../../api/get-log.js';
import { ApiError } from '../../api/request.js';

export type GameLog =
  | { state: 'reading'; count: number }
  | { state: 'read'; replay: Replay }
  | { state: 'failed'; error: ApiError; again: () => void };

/** Reads a game's log and folds it as it comes. */
export const useGameLog = (gameId: string): GameLog => {
  const [attempt, setAttempt] = useState(0);
  const [log, setLog] = useState<GameLog>({ state: 'reading', count: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads anew
  useEffect(() => {
    const stop = new AbortController();
    const again = (): void => setAttempt((before) => before + 1);
    setLog({ state: 'reading', count: 0 });
    read(gameId, stop.signal, (count) => setLog({ state: 'reading', count })).then(
      (replay) => setLog({ state: 'read', replay }),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        const known = error instanceof ApiError ? error : new ApiError(0, String(error), 'unexpected', '');
        setLog({ state: 'failed', error: known, again });
      },
    );
    return () => stop.abort();
  }, [gameId, attempt]);
  return log;
};

const read = async (
  gameId: string,
  signal: AbortSignal,
  onProgress: (count: number) => void,
): Promise<Replay> => {
  const replay = new Replay(gameId as GameId);
  for await (const events of getLog(gameId, signal)) {
    for (const event of events) replay.push(event);
    if (!signal.aborted) onProgress(replay.length);
  }
  if (replay.length === 0) throw new ApiError(404, '', 'game_not_found', '');
  return replay;
};
