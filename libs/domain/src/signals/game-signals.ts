import type { AnswersByQuestion } from '../answers.js';
import { type GameSignals, type SignalPlayer, type SignalsOf, signalBounds } from '../contract/signals.js';
import type { FinishedGame } from '../game.js';
import type { Arrivals } from '../items/game-responses.js';
import { AlikePairs } from './alike.js';
import { type AnswerTable, type Change, pairsApart } from './answer-table.js';
import { choicesOf } from './choices.js';
import { changingPairs, followingPairs } from './following.js';
import { type ChangeOfMind, gameTable } from './game-table.js';
import { momentsOf } from './moments.js';
import { quickReaders } from './quick.js';

/** Each with its chance for whoever was compared at all, the least likely first. */
const told = <Found extends { readonly chance: number }, S>(
  found: readonly Found[],
  comparisons: number,
  as: (found: Found, chances: { chance: number; chanceOfAny: number }) => S,
): SignalsOf<S> => {
  const named = found
    .filter(({ chance }) => chance * comparisons <= signalBounds.chanceOfAny)
    .sort((a, b) => a.chance - b.chance);
  const shown = named.slice(0, signalBounds.told);
  return {
    is: 'told',
    signals: shown.map((one) =>
      as(one, { chance: one.chance, chanceOfAny: Math.min(1, one.chance * comparisons) }),
    ),
    more: named.length - shown.length,
  };
};

const tooFew = { is: 'tooFew' } as const;

/** What stands out in a table, seats by their numbers, step by step. */
export function* tableSignals(table: AnswerTable, changes: readonly Change[]) {
  const changing = changingPairs(table, changes);
  const comparisons = pairsApart(table) + table.seats + changing;
  const choices = yield* choicesOf(table);
  const moments = yield* momentsOf(table);
  const pairs = yield* new AlikePairs(table, choices, moments).below(signalBounds.chanceOfAny / comparisons);
  const following = yield* followingPairs(table, changes, choices, moments);
  return { pairs, quick: quickReaders(table, moments), following, changing, comparisons };
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
  const { table, players: named, changes: own } = gameTable(game, answers, changes, arrivals);
  const { seats, questions } = table;
  const counts = { gameId: game.gameId, players: seats, questions };
  yield;
  if (seats < signalBounds.players || questions < signalBounds.questions)
    return { ...counts, alike: tooFew, quick: tooFew, following: tooFew };
  const playerAt = (seat: number): SignalPlayer => named[seat] as SignalPlayer;
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
