import { at, byteAt } from '../items/arrays.js';
import { type AnswerTable, cell, isPauseAt } from './answer-table.js';

const rounds = 15;
/** Abilities are normal, spread as the room shows (as of four more of N(0, 1)); difficulties are as good as anything. */
const priorSeats = 4;
const difficultyPrecision = 0.1;
/** Added to the count of each option: in a small room an option that nobody else chose is not thereby impossible. */
const pseudoCount = 0.5;

export const logistic = (value: number): number => 1 / (1 + Math.exp(-value));

/**
 * How likely each seat is to choose each option: right by its ability and the question’s difficulty (Rasch 1960, penalised
 * maximum likelihood), wrong ones as the room shares them out. `items/fit` has no seats’ abilities, and needs 150 of them. Step by step.
 */
export interface Choices {
  /** P(right), by cell. */
  readonly right: Float64Array;
  /** How easy each question is: the logit of being right at a middling ability. */
  readonly eases: Float64Array;
  /** Deviation of abilities in this room. */
  readonly spread: number;
  /** P(option | wrong), by question and option. */
  readonly wrong: readonly Float64Array[];
  /** The room's share of each option, by question and option. */
  readonly shares: readonly Float64Array[];
}

export function* choicesOf(table: AnswerTable): Generator<void, Choices> {
  const { seats, questions, keys, chosen } = table;
  const [abilities, eases] = [new Float64Array(seats), new Float64Array(questions)];
  const isRight = (place: number, question: number): number =>
    byteAt(chosen, place) === keys[question] ? 1 : 0;
  let precision = 1;
  for (let round = 0; round < rounds; round += 1) {
    const [surprises, weights] = [new Float64Array(questions), new Float64Array(questions)];
    let squares = priorSeats;
    for (let seat = 0; seat < seats; seat += 1) {
      if (isPauseAt(seat, questions)) yield;
      let [surprise, weight] = [-precision * at(abilities, seat), precision];
      for (let question = 0; question < questions; question += 1) {
        const place = cell(table, seat, question);
        if (byteAt(chosen, place) < 0) continue;
        const chance = logistic(at(abilities, seat) + at(eases, question));
        const off = isRight(place, question) - chance;
        surprise += off;
        weight += chance * (1 - chance);
        surprises[question] = at(surprises, question) + off;
        weights[question] = at(weights, question) + chance * (1 - chance);
      }
      abilities[seat] = at(abilities, seat) + bounded(surprise / weight);
      squares += at(abilities, seat) ** 2 + 1 / weight;
    }
    precision = Math.min(4, Math.max(0.1, (seats + priorSeats) / squares));
    for (let question = 0; question < questions; question += 1) {
      const ease = at(eases, question);
      const step =
        (at(surprises, question) - difficultyPrecision * ease) /
        (at(weights, question) + difficultyPrecision);
      eases[question] = ease + bounded(step);
    }
  }
  const right = new Float64Array(seats * questions);
  for (let seat = 0; seat < seats; seat += 1) {
    if (isPauseAt(seat, questions)) yield;
    for (let question = 0; question < questions; question += 1)
      right[cell(table, seat, question)] = logistic(at(abilities, seat) + at(eases, question));
  }
  const [wrong, shares]: [Float64Array[], Float64Array[]] = [[], []];
  for (let question = 0; question < questions; question += 1) {
    const counts = optionCounts(table, question);
    shares.push(asShares(counts));
    counts[table.keys[question] ?? 0] = 0;
    wrong.push(asShares(counts));
    yield;
  }
  return { right, eases, spread: 1 / Math.sqrt(precision), wrong, shares };
}

const bounded = (step: number): number => Math.max(-1, Math.min(1, step));

const optionCounts = (table: AnswerTable, question: number): Float64Array => {
  const counts = new Float64Array(table.options[question] ?? 0).fill(pseudoCount);
  for (let seat = 0; seat < table.seats; seat += 1) {
    const option = byteAt(table.chosen, cell(table, seat, question));
    if (option >= 0) counts[option] = at(counts, option) + 1;
  }
  return counts;
};

const asShares = (counts: Float64Array): Float64Array => {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count) => count / all);
};

/** How likely this seat chooses that option, if it chooses one. */
export const chanceOf = (
  table: AnswerTable,
  choices: Choices,
  seat: number,
  question: number,
  option: number,
): number => {
  const right = at(choices.right, cell(table, seat, question));
  if (option === table.keys[question]) return right;
  return (1 - right) * (choices.wrong[question]?.[option] ?? 0);
};
