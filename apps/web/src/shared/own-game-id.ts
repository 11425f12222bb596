import { currentGame } from '../hosting/current-game.js';
import { seats } from '../live/seat-storage.js';

/** The game that this browser is in: the one of its newest seat or the one it hosts, whichever came later. */
export const ownGameId = (): string | null => {
  const seat = seats().latest();
  const hosted = currentGame.get();
  if (!seat) return hosted?.gameId ?? null;
  if (!hosted) return seat.gameId;
  return seat.joinedAt >= (hosted.startedAt ?? hosted.createdAt) ? seat.gameId : hosted.gameId;
};
