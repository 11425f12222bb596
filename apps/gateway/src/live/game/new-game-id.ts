import { GameId } from '@clockbeat/domain';
import { beginningOfId, randomId } from '@clockbeat/persistence';

/** Of a game's id, as somebody sends it. */
export const gameIdShape = /^game_[\w-]{16}$/;

/**
 * `game_` and 16 characters (OP-74), as ever: six that say the hour of `at` (ms since 1970), so that the games of a month lie
 * together in the log, and the first ten of `others` (60 bits).
 */
export const gameIdOf = (at: number, others: string): GameId =>
  GameId(`${beginningOfId(at)}${others.slice(0, 10)}`);

export const newGameId = (at: number): GameId => gameIdOf(at, randomId(''));
