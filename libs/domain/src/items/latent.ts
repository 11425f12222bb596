import { at, byteAt, indexAt } from './arrays.js';
import { type Responses } from './responses.js';

/**
 * The two-parameter logistic model (Birnbaum 1968): somebody of ability θ is right with probability
 * 1 / (1 + exp(-(slope · θ + intercept))), where the difficulty is -intercept / slope. Where all slopes are the same parameter it
 * is the Rasch model on a scale on which abilities are spread as N(0, 1).
 */
export interface Model {
  readonly questions: number;
  readonly parameters: number;
  /** Where the parameters of a question are. */
  slopeAt(question: number): number;
  interceptAt(question: number): number;
}

export const rasch = (questions: number): Model => ({
  questions,
  parameters: questions + 1,
  slopeAt: () => 0,
  interceptAt: (question) => question + 1,
});

export const twoParameter = (questions: number): Model => ({
  questions,
  parameters: 2 * questions,
  slopeAt: (question) => 2 * question,
  interceptAt: (question) => 2 * question + 1,
});

/**
 * Abilities over which the marginal likelihood is summed: 48 from -5.875 to 5.875 in steps of a quarter, with the weights of
 * N(0, 1). A multiple of four, see `addRow`.
 */
export const nodes = Float64Array.from({ length: 48 }, (_, nth) => (nth - 23.5) / 4);
const density = nodes.map((node) => Math.exp((-node * node) / 2));
const logWeights = density.map((value) => Math.log(value / density.reduce((sum, one) => sum + one, 0)));

/** Log probabilities at every node, of right answers first, then of wrong ones, question by question. */
export const logProbabilities = (model: Model, parameters: Float64Array): Float64Array => {
  const half = model.questions * nodes.length;
  const table = new Float64Array(2 * half);
  for (let question = 0; question < model.questions; question += 1) {
    const slope = at(parameters, model.slopeAt(question));
    const intercept = at(parameters, model.interceptAt(question));
    for (let node = 0; node < nodes.length; node += 1) {
      const logit = slope * at(nodes, node) + intercept;
      // log(1 + e^-x) without overflow
      const shared = Math.log1p(Math.exp(-Math.abs(logit)));
      table[question * nodes.length + node] = Math.min(0, logit) - shared;
      table[half + question * nodes.length + node] = Math.min(0, -logit) - shared;
    }
  }
  return table;
};

/** Where the log probabilities of an entry begin in the table. */
const rowOf = ({ question, right, questions }: Responses, entry: number): number =>
  (indexAt(question, entry) + (byteAt(right, entry) === 1 ? 0 : questions)) * nodes.length;

/** Adds a row of one table to that of another, node by node; four at a time take half the time of one by one. */
const addRow = (to: Float64Array, toRow: number, from: Float64Array, fromRow: number): void => {
  for (let node = 0; node < nodes.length; node += 4) {
    const [a, b] = [toRow + node, fromRow + node];
    to[a] = at(to, a) + at(from, b);
    to[a + 1] = at(to, a + 1) + at(from, b + 1);
    to[a + 2] = at(to, a + 2) + at(from, b + 2);
    to[a + 3] = at(to, a + 3) + at(from, b + 3);
  }
};

/** Writes how likely each node is after a seat's answers into `posterior`, and returns the log of what they were likely as a whole. */
export const posteriorOf = (
  responses: Responses,
  seat: number,
  table: Float64Array,
  posterior: Float64Array,
): number => {
  const [from, to] = [indexAt(responses.starts, seat), indexAt(responses.starts, seat + 1)];
  posterior.set(logWeights);
  for (let entry = from; entry < to; entry += 1) addRow(posterior, 0, table, rowOf(responses, entry));
  let highest = Number.NEGATIVE_INFINITY;
  for (let node = 0; node < nodes.length; node += 1) highest = Math.max(highest, at(posterior, node));
  let sum = 0;
  for (let node = 0; node < nodes.length; node += 1) {
    const likely = Math.exp(at(posterior, node) - highest);
    posterior[node] = likely;
    sum += likely;
  }
  for (let node = 0; node < nodes.length; node += 1) posterior[node] = at(posterior, node) / sum;
  return highest + Math.log(sum);
};

export interface Expected {
  /** How many are expected at each node with a right answer, then with a wrong one, question by question. */
  readonly counts: Float64Array;
  readonly logLikelihood: number;
}

/** Entries that are added to the nodes between two pauses: a fifth of a ms, and some ms before V8 has compiled it. */
const addedAtOnce = 200;

/** The E-step of Bock and Aitkin (1981). What was not asked adds nothing: it is missing, and not wrong. */
export function* expect(
  responses: Responses,
  model: Model,
  parameters: Float64Array,
): Generator<void, Expected> {
  const table = logProbabilities(model, parameters);
  const counts = new Float64Array(table.length);
  const posterior = new Float64Array(nodes.length);
  let logLikelihood = 0;
  yield;
  for (let seat = 0; seat + 1 < responses.starts.length; ) {
    let to = seat + 1;
    const pauseAt = indexAt(responses.starts, seat) + addedAtOnce;
    while (to + 1 < responses.starts.length && indexAt(responses.starts, to) < pauseAt) to += 1;
    logLikelihood += count(responses, seat, to, table, counts, posterior);
    seat = to;
    yield;
  }
  return { counts, logLikelihood };
}

/** Adds what is expected of the seats from `from` to before `to`, and returns their log likelihood. */
const count = (
  responses: Responses,
  from: number,
  to: number,
  table: Float64Array,
  counts: Float64Array,
  posterior: Float64Array,
): number => {
  let logLikelihood = 0;
  for (let seat = from; seat < to; seat += 1) {
    logLikelihood += posteriorOf(responses, seat, table, posterior);
    const end = indexAt(responses.starts, seat + 1);
    for (let entry = indexAt(responses.starts, seat); entry < end; entry += 1)
      addRow(counts, rowOf(responses, entry), posterior, 0);
  }
  return logLikelihood;
};
