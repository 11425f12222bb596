import { at } from './arrays.js';
import { type Expected, type Model, nodes } from './latent.js';

/** Newton's steps of one M-step: the next E-step asks another question anyway. */
const steps = 3;
/** No step is longer: far from the maximum a quadratic says little. */
const longest = 1;

/** First and second derivatives of the expected log likelihood of a question, the second ones with their sign turned. */
const derivativesOf = (
  { counts }: Expected,
  { questions }: Model,
  question: number,
  slope: number,
  intercept: number,
) => {
  const [rights, wrongs] = [question * nodes.length, (questions + question) * nodes.length];
  let [bySlope, byIntercept, slopes, both, intercepts] = [0, 0, 0, 0, 0];
  for (let node = 0; node < nodes.length; node += 1) {
    const ability = at(nodes, node);
    const probability = 1 / (1 + Math.exp(-(slope * ability + intercept)));
    const asked = at(counts, rights + node) + at(counts, wrongs + node);
    const surprise = at(counts, rights + node) - asked * probability;
    const weight = asked * probability * (1 - probability);
    byIntercept += surprise;
    bySlope += surprise * ability;
    intercepts += weight;
    both += weight * ability;
    slopes += weight * ability * ability;
  }
  return { bySlope, byIntercept, slopes, both, intercepts };
};

const bounded = (step: number): number => Math.max(-longest, Math.min(longest, step));

/**
 * The M-step. Questions share at most their slope, so that Newton's equations come apart: the intercepts are eliminated one by
 * one, then a slope is what is left, whether it is of one question or of all. One of Newton's steps at a step.
 */
export function* maximise(
  expected: Expected,
  model: Model,
  from: Float64Array,
): Generator<void, Float64Array> {
  const parameters = from.slice();
  for (let step = 0; step < steps; step += 1) {
    yield;
    newtonStep(expected, model, parameters);
  }
  return parameters;
}

const newtonStep = (expected: Expected, model: Model, parameters: Float64Array): void => {
  const numbers = Array.from({ length: model.questions }, (_, question) => question);
  const derivatives = numbers.map((question) =>
    derivativesOf(
      expected,
      model,
      question,
      at(parameters, model.slopeAt(question)),
      at(parameters, model.interceptAt(question)),
    ),
  );
  const [gradient, curvature] = [new Float64Array(parameters.length), new Float64Array(parameters.length)];
  for (const [question, { bySlope, byIntercept, slopes, both, intercepts }] of derivatives.entries()) {
    const slope = model.slopeAt(question);
    gradient[slope] = at(gradient, slope) + bySlope - (both * byIntercept) / intercepts;
    curvature[slope] = at(curvature, slope) + slopes - both ** 2 / intercepts;
  }
  const changes = gradient.map((value, of) =>
    at(curvature, of) > 0 ? bounded(value / at(curvature, of)) : 0,
  );
  for (const [question, { byIntercept, both, intercepts }] of derivatives.entries()) {
    const change = (byIntercept - both * at(changes, model.slopeAt(question))) / intercepts;
    const intercept = model.interceptAt(question);
    parameters[intercept] = at(parameters, intercept) + bounded(change);
  }
  for (const slope of new Set(numbers.map(model.slopeAt)))
    parameters[slope] = at(parameters, slope) + at(changes, slope);
};
