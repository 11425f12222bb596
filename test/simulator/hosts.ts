import { type GameRules, rulesAskedFor, scorings, standardRules, type UserId } from '@clockbeat/domain';
import type { Random } from '../support/random.js';
import { logNormal } from './draws.js';
import { accountOf, aRegular, type Regular } from './people.js';
import { Deck, type SimulatedQuestion } from './questions.js';

export interface SimulatedHost {
  readonly id: UserId;
  readonly title: string;
  readonly category: string;
  /** Names of the teams that play; none: everybody for themselves. */
  readonly teams: readonly string[];
  readonly questionsPerGame: number;
  /** Whole seconds. */
  readonly timeLimit: number;
  readonly rules: GameRules;
  /** Of games with rounds: how many questions each has; null: there are none. */
  readonly roundOf: number | null;
  /** Moves on once all have answered that will, instead of waiting for the clock. */
  readonly brisk: boolean;
  /** When its first game of all starts; it hosts one a week. */
  readonly firstAt: number;
  readonly circle: readonly Regular[];
  readonly deck: Deck;
}

const day = 24 * 60 * 60 * 1_000;
const hour = 60 * 60 * 1_000;
/** A Monday: the same seed makes the same log for ever. */
const beginning = Date.UTC(2026, 8, 7);

const venues = ['Harbour', 'Station', 'Garden', 'Bridge', 'Market', 'Tower', 'Mill', 'Corner'];
const teams = ['Reds', 'Blues', 'Greens', 'Golds'];
/** Far more of a circle than come on one night. */
const circleOf = (nightly: number): number => Math.round(nightly * 1.7);

/** How a host of paced evenings plays: half of them lead, for the others time does; each in one of the scorings. */
const pacedRules = (number: number): GameRules =>
  rulesAskedFor({
    pacing: number % 2 === 0 ? 'host' : 'timed',
    scoring: scorings[number % scorings.length] ?? 'classic',
    streakBonus: number % 3 === 0,
    answers: number % 4 < 2 ? 'until_close' : 'final',
    boardEvery: number % 3 === 1 ? 'round' : 'question',
    // who is connected is in no log, and so for nobody to simulate
    closeWhenAllAnswered: false,
  });

export const aHost = (
  random: Random,
  number: number,
  category: string,
  pool: readonly SimulatedQuestion[],
  isPaced: boolean,
): SimulatedHost => {
  const nightly = Math.min(60, Math.max(6, logNormal(random, 17, 0.6)));
  return {
    id: accountOf(random),
    title: `${category} at the ${venues[number % venues.length]}`,
    category,
    teams: number % 2 === 0 ? [] : teams.slice(0, random.whole(2, 4)),
    questionsPerGame: random.whole(8, 12),
    timeLimit: random.of([15, 20]),
    rules: isPaced ? pacedRules(number) : standardRules,
    roundOf: isPaced ? 3 : null,
    brisk: number % 3 !== 0,
    firstAt: beginning + random.whole(0, 6) * day + random.whole(17, 20) * hour,
    circle: Array.from({ length: circleOf(nightly) }, (_, of) =>
      aRegular(random.branch(`regular ${of}`), of),
    ),
    deck: new Deck(pool, random.branch('deck')),
  };
};
