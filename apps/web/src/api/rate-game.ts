import { request } from './request.js';

/** A player's 1 to 5 stars; the last ones count. */
export const rateGame = (gameId: string, stars: number, seatToken: string): Promise<void> =>
  request(`/api/games/${encodeURIComponent(gameId)}/rating`, { method: 'POST', body: { stars }, seatToken });
