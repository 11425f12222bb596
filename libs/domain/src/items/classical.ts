import { type Figure, itemFloors } from '../contract/items.js';
import { at, byteAt, indexAt } from './arrays.js';
import { figureFrom, type Reckoned } from './figure.js';
import { type Columns, type Responses } from './responses.js';

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

const rightOf = ({ starts, right }: Responses): Float64Array =>
  Float64Array.from({ length: starts.length - 1 }, (_, seat) => {
    let sum = 0;
    for (let entry = indexAt(starts, seat); entry < indexAt(starts, seat + 1); entry += 1)
      sum += byteAt(right, entry);
    return sum;
  });

/** Those who were asked nothing else can be compared by nothing, and count for the share alone. */
const askedOf = (responses: Responses, columns: Columns, known: Float64Array, question: number): Asked => {
  const places: number[] = [];
  for (
    let place = indexAt(columns.starts, question);
    place < indexAt(columns.starts, question + 1);
    place += 1
  )
    if (lengthOf(responses, indexAt(columns.seats, place)) > 1) places.push(place);
  const each = (of: (entry: number, seat: number) => number): Float64Array =>
    Float64Array.from(places, (place) => of(indexAt(columns.entries, place), indexAt(columns.seats, place)));
  const gameAt = (nth: number): number =>
    indexAt(responses.games, indexAt(columns.seats, places[nth] as number));
  const games = places.flatMap((_, nth) => (nth === 0 || gameAt(nth) !== gameAt(nth - 1) ? [nth] : []));
  return {
    right: each((entry) => byteAt(responses.right, entry)),
    chosen: each((entry) => byteAt(responses.chosen, entry)),
    rest: each(
      (entry, seat) => (at(known, seat) - byteAt(responses.right, entry)) / (lengthOf(responses, seat) - 1),
    ),
    total: each((_, seat) => at(known, seat) / lengthOf(responses, seat)),
    games: [...games, places.length],
  };
};

const lengthOf = ({ starts }: Responses, seat: number): number =>
  indexAt(starts, seat + 1) - indexAt(starts, seat);

/** Each from the mean of its game: games ask different questions of different people. */
const centred = (values: Float64Array, games: readonly number[]): Float64Array => {
  const from = values.slice();
  for (let game = 0; game + 1 < games.length; game += 1) {
    const own = from.subarray(games[game], games[game + 1]);
    const mean = own.reduce((sum, value) => sum + value, 0) / own.length;
    for (let nth = 0; nth < own.length; nth += 1) own[nth] = at(own, nth) - mean;
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

/** The share right among the first 27 % in an order; of equals at the edge each counts in part, so that chance decides nothing. */
const shareOfFirst = (order: Int32Array, rest: Float64Array, right: Float64Array): number => {
  const size = group * order.length;
  let [left, sum] = [size, 0];
  for (let from = 0; left > 0; ) {
    let [to, known] = [from, 0];
    for (; to < order.length && at(rest, indexAt(order, to)) === at(rest, indexAt(order, from)); to += 1)
      known += at(right, indexAt(order, to));
    const taken = Math.min(left, to - from);
    sum += (known * taken) / (to - from);
    left -= taken;
    from = to;
  }
  return sum / size;
};

const upperLower = (rest: Float64Array, right: Float64Array): Reckoned => {
  // sums of thirds differ in their last bit by the order in which they were added
  const told = rest.map((value) => Math.round(value * 1e9));
  const order = Int32Array.from(told.keys()).sort((a, b) => at(told, b) - at(told, a));
  const upper = shareOfFirst(order, told, right);
  const lower = shareOfFirst(order.reverse(), told, right);
  const variance = upper * (1 - upper) + lower * (1 - lower);
  return [upper - lower, Math.sqrt(variance / (group * told.length))];
};

/**
 * The classical figures of every question, one at a step, so that whoever asks may do other things between two. `options`:
 * how many each question has to choose one from; 0: it asks for something else.
 */
export function* classicalFigures(
  responses: Responses,
  columns: Columns,
  options: readonly number[],
): Generator<void, ClassicalFigures[]> {
  const known = rightOf(responses);
  const figures: ClassicalFigures[] = [];
  for (let question = 0; question < responses.questions; question += 1) {
    figures.push(figuresOf(responses, columns, known, question, options[question] ?? 0));
    yield;
  }
  return figures;
}

const figuresOf = (
  responses: Responses,
  columns: Columns,
  known: Float64Array,
  question: number,
  options: number,
): ClassicalFigures => {
  const column = columns.entries.subarray(
    indexAt(columns.starts, question),
    indexAt(columns.starts, question + 1),
  );
  const answers = column.length;
  const count = (is: (entry: number) => boolean): number =>
    column.reduce((sum, entry) => sum + (is(entry) ? 1 : 0), 0);
  const asked = askedOf(responses, columns, known, question);
  const rest = centred(asked.rest, asked.games);
  const right = centred(asked.right, asked.games);
  const compared = (reckon: () => Reckoned): Figure =>
    figureFrom(rest.length, itemFloors.discrimination, reckon);
  return {
    answers,
    share: figureFrom(answers, itemFloors.share, () =>
      shareOf(
        count((entry) => responses.right[entry] === 1),
        answers,
      ),
    ),
    discrimination: compared(() => correlation(right, rest)),
    withTotal: compared(() => correlation(right, centred(asked.total, asked.games))),
    upperLower: compared(() => upperLower(rest, asked.right)),
    options: Array.from({ length: options }, (_, option) => ({
      share: figureFrom(answers, itemFloors.share, () =>
        shareOf(
          count((entry) => responses.chosen[entry] === option),
          answers,
        ),
      ),
      discrimination: compared(() =>
        correlation(
          centred(
            asked.chosen.map((chosen) => (chosen === option ? 1 : 0)),
            asked.games,
          ),
          rest,
        ),
      ),
    })),
  };
};
