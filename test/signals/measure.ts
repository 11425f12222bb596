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
export const namedIn = ({ table, changes }: SimulatedRoom) => {
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
/** What is named in the first so many of them. */
export const honestRooms = (count: number) =>
  Array.from({ length: count }, (_, nth) =>
    namedIn(simulatedRoom({ ...(rooms[nth % rooms.length] as Omit<RoomOptions, 'seed'>), seed: nth + 1 })),
  );

export const fivePairs: readonly Planted[] = [0, 2, 4, 6, 8].map((first) => ({ first, second: first + 1 }));

/** Of five pairs in each of so many rooms how many are named, and how many others. */
export const foundIn = (seats: number, questions: number, count: number) => {
  const rooms = Array.from(
    { length: count },
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

/** What is told of so many simulated evenings, where it is told, and all whom that names. */
export const evenings = (games: number, paced: boolean) => {
  const all = simulate({ games, seed: 5, paced }).map(({ events }) => signalsOf(events));
  const told = all.flatMap((signals) => (signals?.alike.is === 'told' ? [signals] : []));
  const named = told.flatMap(({ alike, following, quick }) =>
    [alike, following, quick].flatMap((of): object[] => (of.is === 'told' ? of.signals : [])),
  );
  return { told: told.length, named: named.length };
};
