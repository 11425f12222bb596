import { at, byteAt, indexAt } from './arrays.js';
import { logProbabilities, type Model, nodes, posteriorOf } from './latent.js';
import { type Responses } from './responses.js';

/** What is multiplied between two pauses: a tenth of a ms, and some ms before V8 has compiled it. */
const productsAtOnce = 20_000;

/** What each answer of a seat says of a question's intercept and slope: the seat's part of the gradient, as two sums over nodes. */
const surpriseOf = (
  { question, right }: Responses,
  entry: number,
  probabilities: Float64Array,
  posterior: Float64Array,
): [byIntercept: number, bySlope: number] => {
  const row = indexAt(question, entry) * nodes.length;
  let [byIntercept, bySlope] = [0, 0];
  for (let node = 0; node < nodes.length; node += 1) {
    const surprise = at(posterior, node) * (byteAt(right, entry) - at(probabilities, row + node));
    byIntercept += surprise;
    bySlope += surprise * at(nodes, node);
  }
  return [byIntercept, bySlope];
};

/** Adds a seat's part of the gradient, and returns which parameters it is about, each once. */
const gradientOf = (
  responses: Responses,
  seat: number,
  model: Model,
  probabilities: Float64Array,
  posterior: Float64Array,
  gradient: Float64Array,
): Int32Array => {
  const touched = new Set<number>();
  const to = indexAt(responses.starts, seat + 1);
  for (let entry = indexAt(responses.starts, seat); entry < to; entry += 1) {
    const of = indexAt(responses.question, entry);
    const [byIntercept, bySlope] = surpriseOf(responses, entry, probabilities, posterior);
    const [slope, intercept] = [model.slopeAt(of), model.interceptAt(of)];
    gradient[slope] = at(gradient, slope) + bySlope;
    gradient[intercept] = at(gradient, intercept) + byIntercept;
    touched.add(slope).add(intercept);
  }
  return Int32Array.from(touched);
};

const addProduct = (
  information: Float64Array,
  size: number,
  gradient: Float64Array,
  touched: Int32Array,
): void => {
  for (let one = 0; one < touched.length; one += 1) {
    const row = indexAt(touched, one) * size;
    const value = at(gradient, indexAt(touched, one));
    for (let other = 0; other < touched.length; other += 1) {
      const column = indexAt(touched, other);
      information[row + column] = at(information, row + column) + value * at(gradient, column);
    }
  }
};

/**
 * The covariances of the estimates: the inverse of the information, which is the sum over seats of their gradients' outer
 * products (Louis 1982, of independent people). Null: the answers do not determine the parameters.
 */
export function* covarianceOf(
  responses: Responses,
  model: Model,
  parameters: Float64Array,
): Generator<void, Float64Array | null> {
  const size = model.parameters;
  const table = logProbabilities(model, parameters);
  const probabilities = table.subarray(0, model.questions * nodes.length).map(Math.exp);
  yield;
  const posterior = new Float64Array(nodes.length);
  const gradient = new Float64Array(size);
  const information = new Float64Array(size * size);
  let products = 0;
  for (let seat = 0; seat + 1 < responses.starts.length; seat += 1) {
    posteriorOf(responses, seat, table, posterior);
    const touched = gradientOf(responses, seat, model, probabilities, posterior, gradient);
    addProduct(information, size, gradient, touched);
    for (const of of touched) gradient[of] = 0;
    // each answer is looked at at every node
    products += touched.length * (touched.length + nodes.length);
    if (products < productsAtOnce) continue;
    products = 0;
    yield;
  }
  return yield* inverse(information, size);
}

/** Of a symmetric matrix that is positive definite, by Gauss and Jordan in place; null: it is not. */
function* inverse(matrix: Float64Array, size: number): Generator<void, Float64Array | null> {
  for (let pivot = 0; pivot < size; pivot += 1) {
    const head = at(matrix, pivot * size + pivot);
    if (!(head > 1e-9)) return null;
    matrix[pivot * size + pivot] = 1;
    for (let column = 0; column < size; column += 1)
      matrix[pivot * size + column] = at(matrix, pivot * size + column) / head;
    for (let row = 0; row < size; row += 1) {
      const factor = at(matrix, row * size + pivot);
      if (row === pivot || factor === 0) continue;
      matrix[row * size + pivot] = 0;
      for (let column = 0; column < size; column += 1)
        matrix[row * size + column] =
          at(matrix, row * size + column) - factor * at(matrix, pivot * size + column);
    }
    if (pivot % Math.ceil(productsAtOnce / size ** 2) === 0) yield;
  }
  return matrix;
}
