import type { AnswersByQuestion } from './answers.js';
import { isVoided } from './corrections.js';
import { earnedHere, type FinishedGame, isHostsOwn, openedCount, questionAt, type Seat } from './game.js';
import type { PlayerId } from './ids.js';
import { isAnswer } from './questions.js';
import { roundNumber } from './rounds.js';
import { mostFor } from './scoring.js';

/** A game counts on public boards for a seat in whose game so many others answered. */
const othersAtLeast = 3;
/** The most that a question which counts gives there, however long it was open. */
const perQuestion = 100;

/** Seats of one account are one and the same; a seat without an account is its own. */
const accountOf = ({ userId, playerId }: Seat): string => userId ?? playerId;

/** How many seats chose an answer, of all and of each account. */
class Tally {
  private readonly byAccount = new Map<string, number>();
  all = 0;

  add(account: string): void {
    this.all += 1;
    this.byAccount.set(account, (this.byAccount.get(account) ?? 0) + 1);
  }
  /** Of other accounts than this one. */
  others(account: string): number {
    return this.all - (this.byAccount.get(account) ?? 0);
  }
}

/**
 * What a game gives each seat on the public boards, null where it does not count for it (decision 35): of what was offered by
 * the questions that somebody else answered, its share. `answers` as they count. The host's own seats are not listed.
 */
export const boardPoints = (game: FinishedGame, answers: AnswersByQuestion): Map<PlayerId, number | null> => {
  const seats = [...game.seats.byId.values()].filter((seat) => !seat.removed && !isHostsOwn(game, seat));
  const seatOf = new Map(seats.map((seat) => [seat.playerId, seat]));
  const answered = new Tally();
  for (const seat of seats) if (earnedHere(seat).chosen > 0) answered.add(accountOf(seat));
  const offered: { given: ReturnType<AnswersByQuestion['get']>; tally: Tally; worth: number }[] = [];
  for (let index = 0; index < openedCount(game); index += 1) {
    if (isVoided(game, index)) continue;
    const given = answers.get(index);
    const tally = new Tally();
    for (const [playerId, answer] of given ?? []) {
      const seat = seatOf.get(playerId);
      if (seat && isAnswer(answer)) tally.add(accountOf(seat));
    }
    const worth = mostFor(game.rules, questionAt(game, index), roundNumber(game.content, index));
    if (tally.all > 0 && worth > 0) offered.push({ given, tally, worth });
  }
  const shareOf = (seat: Seat): number | null => {
    const account = accountOf(seat);
    let [questions, worth, earned] = [0, 0, 0];
    for (const { given, tally, worth: most } of offered) {
      const answer = given?.get(seat.playerId);
      const isShared = tally.others(account) > 0;
      // what this account alone answered counts for it neither way
      if (!isShared && answer && isAnswer(answer)) continue;
      questions += 1;
      worth += most;
      // a joker or a streak gives no more than the question has
      if (isShared) earned += Math.min(most, answer?.points ?? 0);
    }
    return answered.others(account) < othersAtLeast || worth === 0
      ? null
      : Math.round((perQuestion * questions * earned) / worth);
  };
  return new Map(seats.map((seat) => [seat.playerId, shareOf(seat)]));
};
