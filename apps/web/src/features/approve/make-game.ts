import type { CreateGameBody, GameCard } from '@clockbeat/domain/contract';
import { createGame } from '../../api/create-game.js';
import { ApiError } from '../../api/request.js';
import { updateGame } from '../../api/update-game.js';

/** The game has started or ended, is another account's, or is no more: its players stay in it, a new one is made. */
const overFor: ReadonlySet<number> = new Set([403, 404, 409]);

/** The approved game: the one from before with these questions, same id and code (OP-24), else a new one. */
export const makeGame = async (body: CreateGameBody, gameId: string | null): Promise<GameCard> => {
  if (gameId === null) return (await createGame(body)).game;
  try {
    return (await updateGame(gameId, body)).game;
  } catch (error) {
    if (!(error instanceof ApiError) || !overFor.has(error.statusCode)) throw error;
    return (await createGame(body)).game;
  }
};
