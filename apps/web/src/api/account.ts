import type {
  AccountQuotasView,
  Achievement,
  Board,
  BoardPeriod,
  HistoryItem,
  HistoryState,
  Insights,
  InsightsPeriod,
  LeaderboardEntry,
  NewTokenBody,
  NewTokenView,
  Page,
  ProfileBody,
  SessionView,
  Stats,
  TokenView,
  TvView,
  UserView,
} from '@clockbeat/domain/contract';
import { ApiError, request, requestPage } from './request.js';

/** Completes the profile, and changes it later. A different username is refused then. */
export const changeProfile = (body: ProfileBody): Promise<UserView> =>
  request('/api/user/setup-profile', { method: 'POST', body });

/** Ends the account and its session, at once and for good. */
export const deleteAccount = (): Promise<void> => request('/api/user', { method: 'DELETE' });

/** The browsers that the account is signed in with, this one first. */
export const getSessions = (signal?: AbortSignal): Promise<SessionView[]> =>
  request('/api/user/sessions', { signal });

/** It is gone by itself, or from elsewhere: what was wanted is so. */
const unlessGone = (error: unknown): void => {
  if (!(error instanceof ApiError && error.statusCode === 404)) throw error;
};

/** Signs the account out in one browser. */
export const endSession = (id: string): Promise<void> =>
  request<void>(`/api/user/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' }).catch(unlessGone);

/** Signs the account out in every browser but this one. */
export const endOtherSessions = (): Promise<void> => request('/api/user/sessions', { method: 'DELETE' });

/** The account's access tokens, the newest first. */
export const getTokens = (signal?: AbortSignal): Promise<TokenView[]> =>
  request('/api/user/tokens', { signal });

/** Makes an access token; only this answer holds it. */
export const makeToken = (body: NewTokenBody): Promise<NewTokenView> =>
  request('/api/user/tokens', { method: 'POST', body });

/** Ends an access token. */
export const revokeToken = (id: string): Promise<void> =>
  request<void>(`/api/user/tokens/${encodeURIComponent(id)}`, { method: 'DELETE' }).catch(unlessGone);

/** The TVs that follow the account's games, the newest first. */
export const getTvs = (signal?: AbortSignal): Promise<TvView[]> => request('/api/user/tvs', { signal });

/** Has the TV that shows these letters follow the account's games. */
export const connectTv = (letters: string): Promise<TvView> =>
  request('/api/user/tvs', { method: 'POST', body: { letters } });

/** Has a TV follow the account's games no longer. */
export const disconnectTv = (id: string): Promise<void> =>
  request<void>(`/api/user/tvs/${encodeURIComponent(id)}`, { method: 'DELETE' }).catch(unlessGone);

/** What the account may have, and how much it has. */
export const getQuotas = (signal?: AbortSignal): Promise<AccountQuotasView> =>
  request('/api/user/quotas', { signal });

/** What the account has earned, the latest first. */
export const getAchievements = (signal?: AbortSignal): Promise<Achievement[]> =>
  request('/api/user/achievements', { signal });

/** What the account has hosted and played. */
export const getStats = (signal?: AbortSignal): Promise<Stats> => request('/api/user/stats', { signal });

/** Which of the hosted games: those with a text in title or code, and in one state. */
export interface HistoryFilter {
  q: string;
  state: HistoryState | null;
}

/** A page of the games the account hosted, newest first; from `cursor` on. */
export const getHistory = (
  { q, state }: HistoryFilter,
  cursor: string | null,
  signal?: AbortSignal,
): Promise<Page<HistoryItem>> => {
  const query = new URLSearchParams({ ...(q && { q }), ...(state && { state }), ...(cursor && { cursor }) });
  return requestPage(`/api/user/game-history${query.size > 0 ? `?${query}` : ''}`, { signal });
};

/** Puts a hosted game away, or takes it out again. */
export const archiveGame = (gameId: string, archived: boolean): Promise<void> =>
  request(`/api/user/game-history/${encodeURIComponent(gameId)}/archived`, {
    method: archived ? 'PUT' : 'DELETE',
  });

/** What the account's finished games of a period have in common. */
export const getInsights = (period: InsightsPeriod, signal?: AbortSignal): Promise<Insights> =>
  request(`/api/user/insights?period=${period}`, { signal });

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

/** Where a browser loads the archive of all that is kept of its account. */
export const ownDataAddress = '/api/user/data';

/** Whether it would come now. Refused with a bare 403 where the account signed in too long ago. */
export const askForOwnData = (): Promise<void> => request(ownDataAddress, { method: 'HEAD' });
