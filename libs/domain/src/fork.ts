import { countedBefore, isVoided, questionAsCounted } from './corrections.js';
import type { CarriedSeat, ForkedFrom, SeatAsked } from './events.js';
import { openedCount, openQuestion, type PlayableGame, type Seat, streakBefore } from './game.js';
import type { PlayerId } from './ids.js';
import type { GameQuestion } from './questions.js';
import { roundNumber } from './rounds.js';
import { jokerOf } from './seats.js';

/** A game that goes on from an event of another one's log, with its seats as they were then (docs/decisions/101). */

/** A seat as it comes along. */
export interface SeatBrought extends SeatAsked {
  readonly startingScore: number;
  readonly carried: CarriedSeat;
}

/**
 * The index of the question that is asked next. One that is open is asked again, unless somebody has points for it already: in
 * a paced game nobody has before it is closed.
 */
export const goesOnAt = (game: PlayableGame): number => {
  const open = openQuestion(game);
  if (!open) return openedCount(game);
  const isAnswered = [...game.seats.byId.values()].some(
    ({ removed, last }) => !removed && last?.questionIndex === open.index,
  );
  return open.index + (isAnswered ? 1 : 0);
};

/**
 * What a game had left to ask at that moment, as its host has corrected it since: `newest` is the same game as it is now. Of one
 * that waited still, all of what it then asked.
 */
export const questionsLeft = (then: PlayableGame, newest: PlayableGame): GameQuestion[] =>
  newest.content.questions.flatMap((_, index) =>
    index < goesOnAt(then) || isVoided(newest, index) ? [] : [questionAsCounted(newest, index)],
  );

/** Whether the rounds of the game go on, or others take their place: then a joker that was not played is to declare anew. */
export type AsksOn = 'left' | 'others';

const jokerNow = (game: PlayableGame, seat: Seat, asks: AsksOn): number | undefined => {
  const declared = jokerOf(game, seat);
  if (declared === undefined || game.status === 'waiting') return declared;
  const next = goesOnAt(game);
  const { content } = game;
  const isOver = next >= content.questions.length || declared < roundNumber(content, next);
  if (isOver) return 0;
  if (asks === 'left') return declared - roundNumber(content, next) + 1;
  return next > 0 && declared === roundNumber(content, next - 1) ? 0 : undefined;
};

const carriedFrom = (game: PlayableGame, seat: Seat, asks: AsksOn): CarriedSeat => {
  const { playerId, tokenId, carried, answered, correct, correctMs, chosen, chosenMs, doubt, timeFactor } =
    seat;
  // nobody has come for it yet: whoever could prove it there still can
  const isAwaited = carried !== undefined && game.seats.awaited.get(carried.tokenId) === playerId;
  const joker = jokerNow(game, seat, asks);
  return {
    ...(isAwaited ? { gameId: carried.gameId, tokenId: carried.tokenId } : { gameId: game.gameId, tokenId }),
    answered,
    correct,
    correctMs,
    chosen,
    chosenMs,
    streak: streakBefore(game, seat, goesOnAt(game)),
    ...(doubt && { doubt }),
    ...(timeFactor !== 1 && { timeFactor }),
    ...(joker !== undefined && { joker }),
  };
};

/** The seats that come along from this state, in their order: all that count, or of them only those that are named. */
export const seatsBrought = (game: PlayableGame, asks: AsksOn, only?: ReadonlySet<PlayerId>): SeatBrought[] =>
  [...game.seats.byId.values()]
    .filter(({ removed, playerId }) => !removed && (only?.has(playerId) ?? true))
    .map((seat) => ({
      playerId: seat.playerId,
      name: seat.ownName ?? seat.name,
      ...(seat.ownName !== undefined && { shownName: seat.name }),
      teamName: seat.teamName,
      userId: seat.userId,
      startingScore: seat.score,
      carried: carriedFrom(game, seat, asks),
    }));

/** What the new game's first event says of where it comes from. `seal`: the game's rolling one at this state, hex. */
export const forkedFrom = (game: PlayableGame, seal: string, seats: number): ForkedFrom => ({
  version: game.version,
  seal,
  counted: countedBefore(game, goesOnAt(game)),
  seats,
});
