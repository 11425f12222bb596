import {
  type BoardSeat,
  type FinishedGame,
  finalScores,
  type GameFinishedMessage,
  isWithheld,
  type PlayerId,
  type RankedSeat,
} from '@clockbeat/domain';
import type { Ranking } from '../ghosts/ghosts.js';

interface Ending {
  readonly message: GameFinishedMessage;
  readonly ranked: readonly RankedSeat<BoardSeat>[];
  /** Where a seat stands in `ranked`. */
  readonly placeOf: ReadonlyMap<PlayerId, number>;
}

const made = new WeakMap<FinishedGame, Ending>();

/**
 * How a game ended, as far as that is told (of an attempt perhaps that it has ended, and no more), computed once for each of its states (every event makes a new one): a room that comes back after a
 * restart is not ranked again for each of its players.
 */
export const endingOf = (game: FinishedGame, ranking: Ranking): Ending => {
  const known = made.get(game);
  if (known) return known;
  const ranked = isWithheld(game) ? [] : ranking.ranked(game);
  const ending: Ending = {
    message: {
      gameId: game.gameId,
      version: game.version,
      finalScores: finalScores(game, ranked),
      teams: ranking.teams(game),
      participantCount: game.seats.participants,
      endedBy: game.endedBy,
      ...(game.operator && { operator: game.operator }),
    },
    ranked,
    placeOf: new Map(ranked.map(({ seat }, place) => [seat.playerId, place])),
  };
  made.set(game, ending);
  return ending;
};
