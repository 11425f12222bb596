import type { Correction, PlayableGame, Seat } from '../game.js';
import { jsonbText } from './jsonb-text.js';

/** A seat in the order of joining: figures only, in an order that never changes. */
const figuresOf = ({ last, ...seat }: Seat): readonly unknown[] => [
  [seat.order, seat.joinedAt, seat.ready, seat.left, seat.removed, seat.stars],
  [seat.score, seat.correct, seat.answered, seat.correctMs, seat.chosen, seat.chosenMs],
  last && [last.version, last.questionIndex, last.choice, last.isCorrect, last.responseMs],
  last && [last.points, last.speedBonus, last.total, last.streak],
];

/** What was found wrong, and how many answers it turned; seats tell how. Its reason may name somebody. */
const effectOf = ({ reason: _reason, outcomes, ...correction }: Correction): object => ({
  ...correction,
  turned: outcomes.length,
});

/**
 * A state of a game as one text: two that are the same in everything but the names and ids of people have the same one,
 * no matter who folded them. So a host, who sees names, an analyst, who sees pseudonyms, and the gateway that played the game
 * can compare what they have by its SHA-256.
 */
export const fingerprintText = (game: PlayableGame): string => {
  const { gameId: _game, hostId: _host, teamId: _team, hostTeamName: _hostTeam, ...unnamed } = game;
  // What was offered to choose from is names as well; of what was chosen none is here.
  const { preparedTeams: _prepared, onlyPreparedTeams: _only, seats, ...rest } = unnamed;
  return jsonbText({
    ...rest,
    ...(game.status === 'finished' && { corrections: game.corrections.map(effectOf) }),
    seats: [...seats.byId.values()].map(figuresOf),
    made: seats.made,
    participants: seats.participants,
  });
};
