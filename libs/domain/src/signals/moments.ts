import { at, byteAt } from '../items/arrays.js';
import { type AnswerTable, cell, isPauseAt } from './answer-table.js';

const rounds = 8;
/** As if so many answers of everybody’s spread, or of a usual pace, were there before: few say little. */
const priorAnswers = 4;
const priorPace = 2;
/** And as if so many seats with paces spread like this were there. */
const priorPaces = 4;
const usualPaces = 0.25;
const least = 1;

/**
 * When each seat answers: logarithms of times are normal (van der Linden 2006), of a mean by the question, by the seat’s pace and by
 * whether it is right, and of a spread by the question. Step by step.
 */
export interface Moments {
  /** Mean and deviation of ln ms, by cell. */
  readonly means: Float64Array;
  readonly deviations: Float64Array;
  /** By question: the mean of ln ms at a middling pace, and the deviation from what a known pace says; and how paces are spread. */
  readonly usual: Float64Array;
  readonly spreads: Float64Array;
  readonly paceSpread: number;
  /** What being right adds to the mean. */
  readonly whenRight: number;
  /** Everybody’s times of each question, sorted. */
  readonly times: readonly Float64Array[];
}

export function* momentsOf(table: AnswerTable): Generator<void, Moments> {
  const { seats, questions, chosen, keys, ms } = table;
  const [paces, usual] = [new Float64Array(seats), new Float64Array(questions)];
  const logs = ms.map((time) => Math.log(Math.max(least, time)));
  let whenRight = 0;
  const each: EachAnswer = function* (act) {
    for (let seat = 0; seat < seats; seat += 1) {
      if (isPauseAt(seat, questions)) yield;
      for (let question = 0; question < questions; question += 1) {
        const place = cell(table, seat, question);
        const choice = byteAt(chosen, place);
        if (choice >= 0) act(place, seat, question, choice === keys[question] ? 1 : 0);
      }
    }
  };
  const residual = (place: number, seat: number, question: number, isRight: number): number =>
    at(logs, place) - at(usual, question) - at(paces, seat) - whenRight * isRight;
  /** Means of what is left, moved nearer to nought by so many answers that are not there. */
  function* settle(
    values: Float64Array,
    prior: number,
    of: (seat: number, question: number) => number,
  ): Generator<void, void> {
    const [sums, counts] = [new Float64Array(values.length), new Float64Array(values.length).fill(prior)];
    yield* each((place, seat, question, isRight) => {
      const nth = of(seat, question);
      sums[nth] = at(sums, nth) + residual(place, seat, question, isRight) + at(values, nth);
      counts[nth] = at(counts, nth) + 1;
    });
    for (let nth = 0; nth < values.length; nth += 1)
      values[nth] = at(counts, nth) > 0 ? at(sums, nth) / at(counts, nth) : 0;
  }
  const known = yield* rightShares(table);
  for (let round = 0; round < rounds; round += 1) {
    yield* settle(usual, 0, (_, question) => question);
    yield* settle(paces, priorPace, (seat) => seat);
    let [rights, shares] = [0, 0];
    yield* each((place, seat, question, isRight) => {
      const from = isRight - at(known, question);
      rights += from * (residual(place, seat, question, isRight) + whenRight * isRight);
      shares += from * from;
    });
    if (shares > 0) whenRight = rights / shares;
  }
  const spread = yield* spreads(table, each, residual, usual, paces);
  return { ...spread, usual, whenRight, times: yield* sortedTimes(table) };
}

function* rightShares({ seats, questions, chosen, keys }: AnswerTable): Generator<void, Float64Array> {
  const shares = new Float64Array(questions);
  for (let question = 0; question < questions; question += 1) {
    yield;
    let [right, all] = [0, 0];
    for (let seat = 0; seat < seats; seat += 1) {
      const choice = byteAt(chosen, seat * questions + question);
      if (choice >= 0) all += 1;
      if (choice === keys[question]) right += 1;
    }
    shares[question] = all === 0 ? 0 : right / all;
  }
  return shares;
}

type EachAnswer = (
  act: (place: number, seat: number, question: number, isRight: number) => void,
) => Generator<void, void>;
type Residual = (place: number, seat: number, question: number, isRight: number) => number;

/** What a question’s spread is, between its own and everybody’s, with what is uncertain of both means. */
function* spreads(
  { seats, questions }: AnswerTable,
  each: EachAnswer,
  residual: Residual,
  usual: Float64Array,
  paces: Float64Array,
): Generator<void, Pick<Moments, 'means' | 'deviations' | 'spreads' | 'paceSpread'>> {
  const [squares, counts, bySeat] = [
    new Float64Array(questions),
    new Float64Array(questions),
    new Float64Array(seats),
  ];
  yield* each((place, seat, question, isRight) => {
    squares[question] = at(squares, question) + residual(place, seat, question, isRight) ** 2;
    counts[question] = at(counts, question) + 1;
    bySeat[seat] = at(bySeat, seat) + 1;
  });
  const all = counts.reduce((sum, count) => sum + count, 0);
  const free = Math.max(1, all - questions - seats);
  const pooled = squares.reduce((sum, square) => sum + square, 0) / free;
  const variances = squares.map((own, question) => {
    const count = at(counts, question);
    return ((own * all) / free + priorAnswers * pooled) / (count + priorAnswers);
  });
  let ofPaces = priorPaces * usualPaces ** 2;
  const [means, deviations] = [new Float64Array(seats * questions), new Float64Array(seats * questions)];
  for (let seat = 0; seat < seats; seat += 1) {
    if (isPauseAt(seat, questions)) yield;
    ofPaces += at(paces, seat) ** 2 + pooled / (at(bySeat, seat) + priorPace);
    for (let question = 0; question < questions; question += 1) {
      const place = seat * questions + question;
      const uncertain = 1 / (at(counts, question) + 1) + 1 / (at(bySeat, seat) + priorPace);
      means[place] = at(usual, question) + at(paces, seat);
      deviations[place] = Math.max(1e-3, Math.sqrt(at(variances, question) * (1 + uncertain)));
    }
  }
  return {
    means,
    deviations,
    spreads: variances.map((variance, question) =>
      Math.max(1e-3, Math.sqrt(variance * (1 + 1 / (at(counts, question) + 1)))),
    ),
    paceSpread: Math.sqrt(ofPaces / (seats + priorPaces)),
  };
}

function* sortedTimes({ seats, questions, chosen, ms }: AnswerTable): Generator<void, Float64Array[]> {
  const sorted: Float64Array[] = [];
  for (let question = 0; question < questions; question += 1) {
    yield;
    const times: number[] = [];
    for (let seat = 0; seat < seats; seat += 1)
      if (byteAt(chosen, seat * questions + question) >= 0) times.push(at(ms, seat * questions + question));
    sorted.push(Float64Array.from(times).sort());
  }
  return sorted;
}

/** How many of the sorted times lie before this one. */
export const answeredBefore = (values: Float64Array, limit: number): number => {
  let [from, to] = [0, values.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (at(values, middle) < limit) from = middle + 1;
    else to = middle;
  }
  return from;
};

/** Which share of the room answered a question from one moment to before another, at least one of all. */
export const roomShare = (times: Float64Array, fromMs: number, untilMs: number): number =>
  (answeredBefore(times, untilMs) - answeredBefore(times, fromMs) + 1) / (times.length + 1);

const perUnit = 256;
const edge = 6;
/** Abramowitz and Stegun 26.2.17, to 7.5e-8; read from a table, for it is asked for millions of times. */
const normalTable = Float64Array.from({ length: 2 * edge * perUnit + 1 }, (_, nth) => {
  const value = nth / perUnit - edge;
  const t = 1 / (1 + 0.2316419 * Math.abs(value));
  const sum =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp(-(value ** 2) / 2) / Math.sqrt(2 * Math.PI)) * sum;
  return value < 0 ? tail : 1 - tail;
});

/** The share of a normal distribution below so many deviations. */
export const normalBelow = (deviations: number): number => {
  if (deviations <= -edge) return 0;
  if (deviations >= edge) return 1;
  return at(normalTable, Math.round((deviations + edge) * perUnit));
};

/**
 * How likely a seat answers from one moment to before another, given as ln ms, whatever the room did then: half of it is the room’s
 * share, for a clock that runs out or a host who reads aloud makes many answer at once, which no curve has.
 */
export const chanceWithin = (
  { means, deviations, whenRight }: Moments,
  place: number,
  isRight: boolean,
  fromLog: number,
  untilLog: number,
  roomsShare: number,
): number => {
  const mean = at(means, place) + (isRight ? whenRight : 0);
  const deviation = at(deviations, place);
  const within = normalBelow((untilLog - mean) / deviation) - normalBelow((fromLog - mean) / deviation);
  return (within + roomsShare) / 2;
};
