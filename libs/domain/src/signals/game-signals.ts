import type { AnswersByQuestion } from '../answers.js';
import { type GameSignals, type SignalPlayer, type SignalsOf, signalBounds } from '../contract/signals.js';
import type { FinishedGame } from '../game.js';
import type { Arrivals } from '../items/game-responses.js';
import { alikePairs } from './alike.js';
import { type AnswerTable, type Change, pairsApart } from './answer-table.js';
import { choicesOf } from './choices.js';
import { changingPairs, followingPairs } from './following.js';
import { type ChangeOfMind, gameTable } from './game-table.js';
import { momentsOf } from './moments.js';
import { quickReaders } from './quick.js';

/**
 * Whom chance does not explain, the least likely first: as many as there are so long as of them at most `chanceOfAny` are to be
 * expected by chance (Benjamini and Hochberg 1995). Where nobody copies that is one name in so many games; where several do, they need
 * not each be as unlikely as one alone.
 */
export const namedSignals = <Found extends { readonly chance: number }>(
  found: readonly Found[],
  comparisons: number,
): Found[] => {
  const inOrder = [...found].sort((a, b) => a.chance - b.chance);
  const last = inOrder.findLastIndex(
    ({ chance }, nth) => chance * comparisons <= signalBounds.chanceOfAny * (nth + 1),
  );
  return inOrder.slice(0, last + 1);
};

/** Each with its chance for whoever was compared at all. */
const told = <Found extends { readonly chance: number }, S>(
  found: readonly Found[],
  comparisons: number,
  as: (found: Found, chances: { chance: number; chanceOfAny: number }) => S,
): SignalsOf<S> => {
  const all = namedSignals(found, comparisons);
  const shown = all.slice(0, signalBounds.told);
  return {
    is: 'told',
    signals: shown.map((one) =>
      as(one, { chance: one.chance, chanceOfAny: Math.min(1, one.chance * comparisons) }),
    ),
    more: all.length - shown.length,
  };
};

const tooFew = { is: 'tooFew' } as const;

/** What stands out in a table, seats by their numbers, step by step. */
export function* tableSignals(table: AnswerTable, changes: readonly Change[]) {
  const changing = yield* changingPairs(table, changes);
  const comparisons = pairsApart(table) + table.seats + changing;
  const choices = yield* choicesOf(table);
  const moments = yield* momentsOf(table);
  const pairs = yield* alikePairs(table, choices, moments, signalBounds.chanceOfAny / comparisons);
  const following = yield* followingPairs(table, changes, choices, moments);
  return { pairs, quick: yield* quickReaders(table, moments), following, changing, comparisons };
}

/**
 * What is unlikely to be chance in a finished game, step by step. `answers`: as they count, with the corrections that stand;
 * `changes`: in the order of the log.
 */
export function* gameSignals(
  game: FinishedGame,
  answers: AnswersByQuestion,
  changes: readonly ChangeOfMind[],
  arrivals: Arrivals,
): Generator<void, GameSignals> {
  const { table, players: people, changes: own } = yield* gameTable(game, answers, changes, arrivals);
  const { seats, questions } = table;
  const counts = { gameId: game.gameId, players: seats, questions };
  yield;
  if (seats < signalBounds.players || questions < signalBounds.questions)
    return { ...counts, alike: tooFew, quick: tooFew, following: tooFew };
  const playerAt = (seat: number): SignalPlayer => people[seat] as SignalPlayer;
  const found = yield* tableSignals(table, own);
  const { pairs, quick, following, changing, comparisons } = found;
  return {
    ...counts,
    alike: told(pairs, comparisons, ({ first, second, chance: _, ...alike }, chances) => ({
      first: playerAt(first),
      second: playerAt(second),
      ...alike,
      ...chances,
    })),
    quick: told(quick, comparisons, ({ seat, quick, quickRight }, chances) => ({
      player: playerAt(seat),
      quick,
      quickRight,
      ...chances,
    })),
    following:
      changing === 0
        ? tooFew
        : told(following, comparisons, ({ first, second, changes, followed }, chances) => ({
            first: playerAt(first),
            second: playerAt(second),
            changes,
            followed,
            ...chances,
          })),
  };
}
