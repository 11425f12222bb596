import type { Board, BoardPeriod, LeaderboardEntry, Page } from '@clockbeat/domain/contract';
import { request } from './request.js';

interface LeaderboardQuery {
  of: Board;
  period: BoardPeriod;
  cursor: string | null;
}

/** A page of the best accounts or teams, for anyone. */
export const getLeaderboard = (
  { of, period, cursor }: LeaderboardQuery,
  signal?: AbortSignal,
): Promise<Page<LeaderboardEntry>> =>
  request(
    `/api/leaderboards?${new URLSearchParams({ of, period, ...(cursor === null ? {} : { cursor }) })}`,
    { signal },
  );
