import { type Figure, itemFloors } from '../contract/items.js';
import { at, byteAt, indexAt } from './arrays.js';
import { figureFrom, type Reckoned } from './figure.js';
import { type Columns, entriesAtOnce, type Responses } from './responses.js';

/** How an option of a question did. */
export interface OptionFigures {
  /** Of all who were asked. */
  readonly share: Figure;
  /** Correlation of choosing it with the share of the other questions that were right. */
  readonly discrimination: Figure;
}

/** What classical test theory says of a question. */
export interface ClassicalFigures {
  /** Seats that were asked it. */
  readonly answers: number;
  /** How many of them were right, 0 to 1. */
  readonly share: Figure;
  /** Point-biserial correlation of being right with the share of the other questions that were right. */
  readonly discrimination: Figure;
  /** The same with the share of all questions, itself among them, which makes it larger. */
  readonly withTotal: Figure;
  /** Share right among the best 27 % less that among the last 27 %, by the other questions (Kelley 1939). */
  readonly upperLower: Figure;
  readonly options: readonly OptionFigures[];
}

/** Who was asked one question, and how each did there and elsewhere. */
interface Asked {
  readonly right: Float64Array;
  readonly chosen: Float64Array;
  /** Share right of the other questions, and of all; of one game's seats each from its mean there. */
  readonly rest: Float64Array;
  readonly total: Float64Array;
  /** Where the seats of each game begin, and the end. */
  readonly games: readonly number[];
}

/** How many each seat was right about. */
function* rightOf({ starts, right }: Responses): Generator<void, Float64Array> {
  const known = new Float64Array(starts.length - 1);
  for (let seat = 0; seat < known.length; seat += 1) {
    let sum = 0;
    const to = indexAt(starts, seat + 1);
    for (let entry = indexAt(starts, seat); entry < to; entry += 1) {
      sum += byteAt(right, entry);
      if (entry % entriesAtOnce === 0) yield;
    }
    known[seat] = sum;
  }
  return known;
}

/** Those who were asked nothing else can be compared by nothing, and count for the share alone. */
function* askedOf(
  responses: Responses,
  columns: Columns,
  known: Float64Array,
  question: number,
): Generator<void, Asked> {
  const [from, to] = [indexAt(columns.starts, question), indexAt(columns.starts, question + 1)];
  const empty = (): Float64Array => new Float64Array(to - from);
  const asked = { right: empty(), chosen: empty(), rest: empty(), total: empty() };
  const games: number[] = [];
  let [count, lastGame] = [0, -1];
  for (let place = from; place < to; place += 1) {
    if (place % entriesAtOnce === 0) yield;
    const [entry, seat] = [indexAt(columns.entries, place), indexAt(columns.seats, place)];
    const length = lengthOf(responses, seat);
    if (length < 2) continue;
    const game = indexAt(responses.games, seat);
    if (game !== lastGame) games.push(count);
    lastGame = game;
    asked.right[count] = byteAt(responses.right, entry);
    asked.chosen[count] = byteAt(responses.chosen, entry);
    asked.rest[count] = (at(known, seat) - byteAt(responses.right, entry)) / (length - 1);
    asked.total[count] = at(known, seat) / length;
    count += 1;
  }
  return {
    right: asked.right.subarray(0, count),
    chosen: asked.chosen.subarray(0, count),
    rest: asked.rest.subarray(0, count),
    total: asked.total.subarray(0, count),
    games: [...games, count],
  };
}

const lengthOf = ({ starts }: Responses, seat: number): number =>
  indexAt(starts, seat + 1) - indexAt(starts, seat);

/** Each from the mean of its game: games ask different questions of different people. */
const centred = (values: Float64Array, games: readonly number[]): Float64Array => {
  const from = values.slice();
  for (let game = 0; game + 1 < games.length; game += 1) {
    const [first, end] = [games[game] ?? 0, games[game + 1] ?? 0];
    let sum = 0;
    for (let nth = first; nth < end; nth += 1) sum += at(from, nth);
    const mean = sum / (end - first);
    for (let nth = first; nth < end; nth += 1) from[nth] = at(from, nth) - mean;
  }
  return from;
};

/** Pearson's correlation of what is centred, with its standard error sqrt((1 - r²) / (n - 2)). */
const correlation = (one: Float64Array, other: Float64Array): Reckoned => {
  let [ones, others, both] = [0, 0, 0];
  for (let nth = 0; nth < one.length; nth += 1) {
    ones += at(one, nth) ** 2;
    others += at(other, nth) ** 2;
    both += at(one, nth) * at(other, nth);
  }
  // what is left of equal values that were taken from their mean
  if (ones < 1e-9 || others < 1e-9) return null;
  const value = both / Math.sqrt(ones * others);
  return [value, Math.sqrt(Math.max(0, 1 - value ** 2) / (one.length - 2))];
};

const shareOf = (count: number, of: number): Reckoned => {
  const share = count / of;
  return [share, Math.sqrt((share * (1 - share)) / of)];
};

const group = 0.27;

/**
 * The share right among the first 27 % of an order, which ends at those who have `edge`; of these each counts in part, so that chance
 * decides nothing. `isBefore`: whether somebody with that value comes before the edge.
 */
const shareOfFirst = (
  values: Float64Array,
  right: Float64Array,
  edge: number,
  isBefore: (value: number) => boolean,
): number => {
  const size = group * values.length;
  let [before, beforeRight, equal, equalRight] = [0, 0, 0, 0];
  for (let nth = 0; nth < values.length; nth += 1) {
    const value = at(values, nth);
    if (isBefore(value)) {
      before += 1;
      beforeRight += at(right, nth);
    } else if (value === edge) {
      equal += 1;
      equalRight += at(right, nth);
    }
  }
  return (beforeRight + (equalRight * (size - before)) / equal) / size;
};

const upperLower = (rest: Float64Array, right: Float64Array): Reckoned => {
  // sums of thirds differ in their last bit by the order in which they were added
  const told = rest.map((value) => Math.round(value * 1e9));
  const sorted = told.slice().sort();
  const last = Math.ceil(group * sorted.length) - 1;
  const [highest, lowest] = [at(sorted, sorted.length - 1 - last), at(sorted, last)];
  const upper = shareOfFirst(told, right, highest, (value) => value > highest);
  const lower = shareOfFirst(told, right, lowest, (value) => value < lowest);
  const variance = upper * (1 - upper) + lower * (1 - lower);
  return [upper - lower, Math.sqrt(variance / (group * told.length))];
};

/**
 * The classical figures of every question, one figure at a step, so that whoever asks may do other things between two. `options`:
 * how many each question has to choose one from; 0: it asks for something else.
 */
export function* classicalFigures(
  responses: Responses,
  columns: Columns,
  options: readonly number[],
): Generator<void, ClassicalFigures[]> {
  const known = yield* rightOf(responses);
  const figures: ClassicalFigures[] = [];
  for (let question = 0; question < responses.questions; question += 1)
    figures.push(yield* figuresOf(responses, columns, known, question, options[question] ?? 0));
  return figures;
}

function* figuresOf(
  responses: Responses,
  columns: Columns,
  known: Float64Array,
  question: number,
  options: number,
): Generator<void, ClassicalFigures> {
  const [from, to] = [indexAt(columns.starts, question), indexAt(columns.starts, question + 1)];
  const answers = to - from;
  /** How many were right, and how many chose each option. */
  let rights = 0;
  const chosen = new Int32Array(options);
  for (let place = from; place < to; place += 1) {
    const entry = indexAt(columns.entries, place);
    const option = byteAt(responses.chosen, entry);
    rights += byteAt(responses.right, entry);
    if (option >= 0 && option < options) chosen[option] = indexAt(chosen, option) + 1;
    if (place % entriesAtOnce === 0) yield;
  }
  const share = (count: number): Figure =>
    figureFrom(answers, itemFloors.share, () => shareOf(count, answers));
  const asked = yield* askedOf(responses, columns, known, question);
  const rest = centred(asked.rest, asked.games);
  const compared = (reckon: () => Reckoned): Figure =>
    figureFrom(rest.length, itemFloors.discrimination, reckon);
  yield;
  const right = centred(asked.right, asked.games);
  const discrimination = compared(() => correlation(right, rest));
  yield;
  const withTotal = compared(() => correlation(right, centred(asked.total, asked.games)));
  yield;
  const parted = compared(() => upperLower(rest, asked.right));
  const ofOptions: OptionFigures[] = [];
  for (let option = 0; option < options; option += 1) {
    yield;
    const chose = asked.chosen.map((of) => (of === option ? 1 : 0));
    ofOptions.push({
      share: share(indexAt(chosen, option)),
      discrimination: compared(() => correlation(centred(chose, asked.games), rest)),
    });
  }
  return {
    answers,
    share: share(rights),
    discrimination,
    withTotal,
    upperLower: parted,
    options: ofOptions,
  };
}
