import { GameId } from '@clockbeat/domain';
import { randomId } from '@clockbeat/persistence';

/** `game_` and 16 random characters (OP-74). */
export const newGameId = (): GameId => GameId(randomId('game_'));
