import type {
  CreateSoloGameBody,
  JoinInfo,
  Language,
  Results,
  SealedResult,
  SoloGameView,
} from '@clockbeat/domain/contract';
import { request } from './request.js';

/** What a join code leads to. Names to choose from are drawn in the language. */
export const getJoinInfo = (code: string, language?: Language, signal?: AbortSignal): Promise<JoinInfo> =>
  request(`/api/join/${encodeURIComponent(code)}`, { language, signal });

/** A finished game's results, for its owner or the holder of a seat. The places go on at `cursor`. */
export const getResults = (
  gameId: string,
  seatToken?: string,
  signal?: AbortSignal,
  cursor: string | null = null,
): Promise<Results> => {
  const page = cursor === null ? '' : `?${new URLSearchParams({ cursor })}`;
  return request(`/api/games/${encodeURIComponent(gameId)}/results${page}`, { seatToken, signal });
};

/** What a finished game's log comes to, with the answers of the seat that asks. */
export const getSealedResult = (
  gameId: string,
  seatToken?: string,
  signal?: AbortSignal,
): Promise<SealedResult> => request(`/api/games/${encodeURIComponent(gameId)}/sealed`, { seatToken, signal });

/** A player's 1 to 5 stars; the last ones count. */
export const rateGame = (gameId: string, stars: number, seatToken: string): Promise<void> =>
  request(`/api/games/${encodeURIComponent(gameId)}/rating`, { method: 'POST', body: { stars }, seatToken });

/** Whether a player's ghost may be called by its name; the last word counts. */
export const lendName = (gameId: string, lent: boolean, seatToken: string): Promise<void> =>
  request(`/api/games/${encodeURIComponent(gameId)}/lent-name`, { method: 'PUT', body: { lent }, seatToken });

/** Makes a game of one, with its seat; `seatToken` proves a seat of the finished game that is played again. */
export const createSoloGame = (body: CreateSoloGameBody, seatToken?: string): Promise<SoloGameView> =>
  request('/api/solo-games', { method: 'POST', body, seatToken });
