import {
  type AnswersByQuestion,
  apply,
  type ChangeOfMind,
  type Game,
  gameSignals,
  hasResults,
  namedSignals,
  noArrivals,
  noteAnswer,
  noteArrival,
  noteChangeOfMind,
  type RecordedEvent,
  tableSignals,
  unborn,
  withoutPauses,
} from '@clockbeat/domain';
import { simulate } from '../simulator/simulate.js';
import { type Planted, type RoomOptions, type SimulatedRoom, simulatedRoom } from './simulated-room.js';

/** What is named in a room: pairs alike, quick readers, pairs of which one follows. */
const namedIn = ({ table, changes }: SimulatedRoom) => {
  const { pairs, quick, following, comparisons } = withoutPauses(tableSignals(table, changes));
  return {
    pairs: namedSignals(pairs, comparisons),
    quick: namedSignals(quick, comparisons),
    following: namedSignals(following, comparisons),
  };
};

/** Rooms that a careless measure would name somebody in. */
const rooms: readonly Omit<RoomOptions, 'seed'>[] = [
  { seats: 30, questions: 20 },
  { seats: 12, questions: 10 },
  { seats: 60, questions: 20 },
  { seats: 30, questions: 20, abilities: 2 },
  { seats: 30, questions: 20, abilities: 1.5, subjects: 2 },
  { seats: 30, questions: 20, temptation: 0.85 },
  { seats: 30, questions: 20, usualMs: 1_200, spread: 0.2 },
  { seats: 30, questions: 20, readAloudMs: 6_000 },
  { seats: 30, questions: 20, limitMs: 7_000 },
  { seats: 30, questions: 20, changing: 0.4 },
  { seats: 30, questions: 20, regularity: 0.6 },
];
const honest = Array.from({ length: 100 }, (_, nth) =>
  namedIn(simulatedRoom({ ...(rooms[nth % rooms.length] as Omit<RoomOptions, 'seed'>), seed: nth + 1 })),
);

const fivePairs: readonly Planted[] = [0, 2, 4, 6, 8].map((first) => ({ first, second: first + 1 }));

it('names at most one pair in 100 rooms in which everybody thinks for themselves', () => {
  const named = honest.flatMap(({ pairs, following }) => [...pairs, ...following]);
  expect(named.length).toBeLessThanOrEqual(1);
});

it('names nobody in them for being quick, though whole rooms are', () => {
  expect(honest.flatMap(({ quick }) => quick)).toEqual([]);
});

/** Of five pairs in each of ten rooms how many are named, and how many others. */
const foundIn = (seats: number, questions: number) => {
  const rooms = Array.from(
    { length: 10 },
    (_, nth) => namedIn(simulatedRoom({ seats, questions, seed: 1_000 + nth }, fivePairs)).pairs,
  );
  const planted = rooms.map(
    (pairs) =>
      fivePairs.filter(({ first, second }) =>
        pairs.some(
          (pair) =>
            Math.min(pair.first, pair.second) === first && Math.max(pair.first, pair.second) === second,
        ),
      ).length,
  );
  const all = planted.reduce((sum, count) => sum + count, 0);
  return { planted, all, others: rooms.flat().length - all };
};

it.each([30, 60])('names at least four of five pairs that share 16 of 20 answers, among %s', (seats) => {
  const { planted, others } = foundIn(seats, 20);
  // each room by itself
  expect(planted.filter((count) => count >= 4).length).toBeGreaterThanOrEqual(9);
  // and hardly anybody else
  expect(others).toBeLessThanOrEqual(1);
});

it.each([30, 60])('names four of five pairs that share 8 of 10 answers, among %s', (seats) => {
  const { all, others } = foundIn(seats, 10);
  expect(all).toBeGreaterThanOrEqual(40);
  expect(others).toBeLessThanOrEqual(1);
});

describe('a room of 30 with 20 questions', () => {
  const room = () => simulatedRoom({ seats: 30, questions: 20, seed: 7, changing: 0.2 }, fivePairs);

  it('has no pair within a team: those who play together are to think alike', () => {
    const { table, changes } = room();
    expect(namedIn({ table, changes }).pairs.length).toBeGreaterThanOrEqual(4);
    const teams = table.teams.map((_, seat) => Math.floor(seat / 2));
    expect(namedIn({ table: { ...table, teams }, changes }).pairs).toEqual([]);
  });

  it('names whoever is right at once of what takes others their time', () => {
    const { table, changes } = room();
    for (let question = 0; question < 12; question += 1) {
      table.chosen[29 * 20 + question] = table.keys[question] ?? 0;
      table.ms[29 * 20 + question] = 500;
    }
    const { quick } = namedIn({ table, changes });
    expect(quick).toMatchObject([{ seat: 29, quick: 12, quickRight: 12, chance: 0.25 ** 12 }]);
  });

  it('names whoever changes its mind to what another one has just said, and only that one', () => {
    const { table, changes } = room();
    const [first, second] = [20, 21];
    for (let question = 0; question < 20; question += 1) {
      const [one, other] = [first * 20 + question, second * 20 + question];
      const to = table.chosen[one] ?? -1;
      if (to < 0) continue;
      const fromMs = Math.max(100, (table.ms[one] ?? 0) - 800);
      const ms = (table.ms[one] ?? 0) + 1_500;
      changes.push({ seat: second, question, from: (to + 1) % 4, to, fromMs, ms });
      table.chosen[other] = to;
      table.ms[other] = ms;
    }
    expect(namedIn({ table, changes }).following).toMatchObject([{ first, second }]);
  });
});

/** As a gateway does it: from the log. */
const signalsOf = (events: readonly RecordedEvent[]) => {
  const [answers, changes, arrivals]: [AnswersByQuestion, ChangeOfMind[], ReturnType<typeof noArrivals>] = [
    new Map(),
    [],
    noArrivals(),
  ];
  let game: Game = unborn((events[0] as RecordedEvent).gameId);
  for (const event of events) {
    game = apply(game, event);
    noteChangeOfMind(changes, answers, event);
    noteAnswer(answers, event);
    noteArrival(arrivals, event);
  }
  return hasResults(game) ? withoutPauses(gameSignals(game, answers, changes, arrivals)) : null;
};

it.each([true, false])(
  'names at most one pair or person in 100 simulated evenings, in phases: %s',
  (paced) => {
    const evenings = simulate({ games: 100, seed: 5, paced }).map(({ events }) => signalsOf(events));
    const told = evenings.flatMap((signals) => (signals?.alike.is === 'told' ? [signals] : []));
    // most are large and long enough
    expect(told.length).toBeGreaterThan(40);
    const named = told.flatMap(({ alike, following, quick }) =>
      [alike, following, quick].flatMap((of): object[] => (of.is === 'told' ? of.signals : [])),
    );
    expect(named.length).toBeLessThanOrEqual(1);
  },
);
