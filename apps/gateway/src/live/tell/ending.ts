import {
  type FinishedGame,
  finalScores,
  type GameFinishedMessage,
  type PlayerId,
  type RankedSeat,
  standings,
  teamStandings,
} from '@clockbeat/domain';

interface Ending {
  readonly message: GameFinishedMessage;
  readonly ranked: readonly RankedSeat[];
  /** Where a seat stands in `ranked`. */
  readonly placeOf: ReadonlyMap<PlayerId, number>;
}

const made = new WeakMap<FinishedGame, Ending>();

/**
 * How a game ended, computed once for each of its states (every event makes a new one): a room that comes back after a
 * restart is not ranked again for each of its players.
 */
export const endingOf = (game: FinishedGame): Ending => {
  const known = made.get(game);
  if (known) return known;
  const ranked = standings(game);
  const ending: Ending = {
    message: {
      gameId: game.gameId,
      version: game.version,
      finalScores: finalScores(game, ranked),
      teams: teamStandings(game),
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
