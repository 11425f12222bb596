import type { AnswerTable, Change } from '@clockbeat/domain';
import { logNormal, normal, weighted } from '../simulator/draws.js';
import { Random } from '../support/random.js';

/** A room in which everybody thinks for themselves, and what it is like. */
export interface RoomOptions {
  readonly seats: number;
  readonly questions: number;
  readonly seed: number;
  /** What a person usually takes, ms, and how far that goes apart (deviation of the logarithm). */
  readonly usualMs?: number;
  readonly spread?: number;
  /** How people differ in how far their times go apart (deviation of its logarithm): some are as regular as a clock. */
  readonly regularity?: number;
  /** How abilities differ; and a second one that half of the questions ask for instead. */
  readonly abilities?: number;
  readonly subjects?: 1 | 2;
  /** How many of all who are wrong fall for the most tempting option. */
  readonly temptation?: number;
  /** The host reads aloud until then: nobody answers earlier, and many right after it. */
  readonly readAloudMs?: number;
  readonly limitMs?: number;
  /** Chance to change an answer once. */
  readonly changing?: number;
}

export interface SimulatedRoom {
  readonly table: AnswerTable;
  readonly changes: Change[];
}

/** Eight of ten answers of `second` are those of `first`, 0.4 s to about 2.5 s later. */
export interface Planted {
  readonly first: number;
  readonly second: number;
}

const copiedOfTen = 8;
const options = 4;

/** How a question is to people. */
interface Item {
  readonly key: number;
  readonly difficulty: number;
  readonly discrimination: number;
  /** How much longer it takes than others. */
  readonly length: number;
  /** How likely each option is to whoever is wrong. */
  readonly lures: readonly number[];
}

interface Drawn {
  readonly chosen: Int8Array;
  readonly ms: Float64Array;
  readonly changes: Change[];
}

const anItem = (random: Random, temptation: number): Item => {
  const key = random.whole(0, options - 1);
  const wrong = random.shuffled([0, 1, 2, 3].filter((option) => option !== key));
  const rest = 1 - temptation;
  const weights = [temptation, 0.65 * rest, 0.35 * rest];
  return {
    key,
    difficulty: normal(random, -0.3, 1),
    discrimination: logNormal(random, 1, 0.3),
    length: logNormal(random, 1, 0.25),
    lures: [0, 1, 2, 3].map((option) => weights[wrong.indexOf(option)] ?? 0),
  };
};

/** Who knows nothing hits the right one now and then. */
const luck = 0.2;
const silence = 0.04;

/** Draws a room in which everybody thinks for themselves, and plants pairs in it. */
export const simulatedRoom = (
  {
    seats,
    questions,
    seed,
    usualMs = 5_000,
    spread = 0.4,
    regularity = 0,
    abilities = 1,
    subjects = 1,
    temptation = 0.5,
    readAloudMs = 0,
    limitMs = 20_000,
    changing = 0,
  }: RoomOptions,
  planted: readonly Planted[] = [],
): SimulatedRoom => {
  const random = new Random(seed).branch('room');
  const people = Array.from({ length: seats }, () => ({
    abilities: [normal(random, 0, abilities), normal(random, 0, abilities)],
    pace: logNormal(random, 1, 0.25),
    spread: regularity > 0 ? spread * logNormal(random, 1, regularity) : spread,
  }));
  const items = Array.from({ length: questions }, () => anItem(random, temptation));
  const drawn: Drawn = {
    chosen: new Int8Array(seats * questions).fill(-1),
    ms: new Float64Array(seats * questions),
    changes: [],
  };
  for (const [question, item] of items.entries()) {
    const { key, difficulty, discrimination, length, lures } = item;
    for (const [seat, { abilities: of, pace, spread: own }] of people.entries()) {
      const ability = of[subjects === 2 ? question % 2 : 0] ?? 0;
      const knows = random.chance(1 / (1 + Math.exp(-discrimination * (ability - difficulty))));
      const harder = Math.exp(0.2 * (difficulty - ability)) * (knows ? 0.85 : 1.2);
      const thinks = logNormal(random, usualMs * pace * length * harder, own);
      const time = Math.round(readAloudMs > 0 ? readAloudMs + 0.3 * thinks : 0.1 * usualMs + thinks);
      if (random.chance(silence) || time >= limitMs) continue;
      const place = seat * questions + question;
      const first = knows || random.chance(luck) ? key : weighted(random, lures);
      drawn.chosen[place] = first;
      drawn.ms[place] = time;
      if (random.chance(changing)) changeMind(random, drawn, { seat, question, place, limitMs, key, lures });
    }
  }
  for (const pair of planted) plant(random, drawn, questions, limitMs, pair);
  const each = (value: number): number[] => Array<number>(questions).fill(value);
  return {
    table: {
      seats,
      questions,
      options: each(options),
      keys: items.map(({ key }) => key),
      words: each(20),
      chosen: drawn.chosen,
      ms: drawn.ms,
      teams: Array<number>(seats).fill(-1),
    },
    changes: drawn.changes,
  };
};

interface Turn extends Pick<Item, 'key' | 'lures'> {
  readonly seat: number;
  readonly question: number;
  readonly place: number;
  readonly limitMs: number;
}

/** Half of all who do think better of it. */
const changeMind = (
  random: Random,
  { chosen, ms, changes }: Drawn,
  { seat, question, place, limitMs, key, lures }: Turn,
): void => {
  const [from, fromMs] = [chosen[place] ?? 0, ms[place] ?? 0];
  const later = fromMs + random.whole(1_000, 7_000);
  const to = random.chance(0.5) ? key : weighted(random, lures);
  if (later >= limitMs || to === from) return;
  changes.push({ seat, question, from, to, fromMs, ms: later });
  chosen[place] = to;
  ms[place] = later;
};

const plant = (
  random: Random,
  { chosen, ms }: Drawn,
  questions: number,
  limitMs: number,
  { first, second }: Planted,
): void => {
  const copied = random
    .shuffled(Array.from({ length: questions }, (_, question) => question))
    .slice(0, Math.round((copiedOfTen * questions) / 10));
  for (const question of copied) {
    const [one, other] = [first * questions + question, second * questions + question];
    chosen[other] = chosen[one] ?? -1;
    ms[other] = Math.min(limitMs - 1, Math.round((ms[one] ?? 0) + 400 + logNormal(random, 900, 0.5)));
  }
};
