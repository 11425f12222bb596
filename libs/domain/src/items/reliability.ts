import { type Figure, itemFloors } from '../contract/items.js';
import { at, byteAt, indexAt } from './arrays.js';
import { figureFrom } from './figure.js';
import { type Responses } from './responses.js';

/** How alike a game's questions tell people apart. */
export interface Reliability {
  /** Cronbach's alpha (1951); of right and wrong alone it is KR-20 (Kuder and Richardson 1937). */
  readonly alpha: Figure;
  /** Alpha without each question. */
  readonly without: readonly Figure[];
  /** Questions like these that a game needs for an alpha of .7 (Spearman and Brown 1910), rounded up. */
  readonly lengthForReliable: Figure;
}

/** From here on differences between people are called reliable enough to compare groups (Nunnally 1978). */
const reliable = 0.7;
/** Seats that are added up between two pauses; each has at most some hundred answers. */
const seatsAtOnce = 100;

const alphaOf = (questions: number, variances: number, ofTotal: number): number =>
  questions < 2 ? Number.NaN : (questions / (questions - 1)) * (1 - variances / ofTotal);

/** Of one game: those who were asked every question count, for sums over different questions can't be compared. Step by step. */
export function* reliabilityOf({
  questions,
  starts,
  question,
  right,
}: Responses): Generator<void, Reliability> {
  const [known, withTotal] = [new Float64Array(questions), new Float64Array(questions)];
  let [seats, sum, squares] = [0, 0, 0];
  for (let seat = 0; seat + 1 < starts.length; seat += 1) {
    const [from, to] = [indexAt(starts, seat), indexAt(starts, seat + 1)];
    if (to - from < questions) continue;
    let total = 0;
    for (let entry = from; entry < to; entry += 1) total += byteAt(right, entry);
    seats += 1;
    sum += total;
    squares += total ** 2;
    for (let entry = from; entry < to; entry += 1) {
      if (byteAt(right, entry) === 0) continue;
      const of = indexAt(question, entry);
      known[of] = at(known, of) + 1;
      withTotal[of] = at(withTotal, of) + total;
    }
    if (seats % seatsAtOnce === 0) yield;
  }
  const mean = sum / seats;
  const variance = squares / seats - mean ** 2;
  const variances = known.map((count) => (count / seats) * (1 - count / seats));
  const all = variances.reduce((total, one) => total + one, 0);
  const figure = (reckon: () => number): Figure =>
    figureFrom(seats, itemFloors.reliability, () => [reckon(), null]);
  const alpha = alphaOf(questions, all, variance);
  return {
    alpha: figure(() => alpha),
    without: Array.from(known, (count, of) =>
      figure(() => {
        const covariance = at(withTotal, of) / seats - (count / seats) * mean;
        const own = at(variances, of);
        return alphaOf(questions - 1, all - own, variance + own - 2 * covariance);
      }),
    ),
    lengthForReliable: figure(() =>
      alpha > 0 ? Math.ceil((questions * reliable * (1 - alpha)) / (alpha * (1 - reliable))) : Number.NaN,
    ),
  };
}
