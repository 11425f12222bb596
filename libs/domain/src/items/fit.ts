import { at, byteAt, indexAt } from './arrays.js';
import { covarianceOf } from './information.js';
import { type Expected, expect, type Model } from './latent.js';
import { maximise } from './maximise.js';
import { entriesAtOnce, type Responses } from './responses.js';

/** An estimate and its standard error. */
export interface Estimate {
  readonly value: number;
  readonly standardError: number;
}

export interface QuestionParameters {
  /** How sharply it parts who knows from who does not: the slope on a scale of abilities N(0, 1). */
  readonly discrimination: Estimate;
  /** The ability at which half are right. */
  readonly difficulty: Estimate;
}

export interface Fit {
  readonly questions: readonly QuestionParameters[];
  readonly logLikelihood: number;
}

/** An EM step that moves no parameter by more has arrived. */
const arrived = 5e-5;
const stepsAtMost = 500;

/** One step of EM from these parameters, and how likely the answers were by them. */
function* emStep(responses: Responses, model: Model, parameters: Float64Array) {
  const expected: Expected = yield* expect(responses, model, parameters);
  return { next: yield* maximise(expected, model, parameters), logLikelihood: expected.logLikelihood };
}

const difference = (one: Float64Array, other: Float64Array): Float64Array =>
  one.map((value, of) => value - at(other, of));
const lengthOf = (vector: Float64Array): number =>
  Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
const largest = (vector: Float64Array): number =>
  vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

/**
 * The parameters that make the answers likeliest, summed over abilities N(0, 1) (marginal maximum likelihood, Bock and Aitkin
 * 1981). EM is slow where answers say little; so every third step goes further along the way of the two before it (SQUAREM,
 * Varadhan and Roland 2008, S3), and back where that was too far. Null: it did not arrive.
 */
function* parametersOf(responses: Responses, model: Model): Generator<void, Float64Array | null> {
  let parameters = yield* startOf(responses, model);
  let longest = 4;
  for (let step = 0; step < stepsAtMost; step += 3) {
    const first = yield* emStep(responses, model, parameters);
    const second = yield* emStep(responses, model, first.next);
    const before = difference(first.next, parameters);
    const after = difference(second.next, first.next);
    if (largest(after) < arrived) return second.next;
    const bend = difference(after, before);
    const stride = Math.max(1, Math.min(longest, lengthOf(before) / lengthOf(bend)));
    const ahead = parameters.map(
      (value, of) => value + 2 * stride * at(before, of) + stride ** 2 * at(bend, of),
    );
    const third = yield* emStep(responses, model, ahead);
    const isBetter = third.logLikelihood >= second.logLikelihood;
    parameters = isBetter ? third.next : second.next;
    if (!isBetter) longest = Math.max(1, stride / 2);
    else if (stride === longest) longest *= 2;
  }
  return null;
}

/** Slopes of 1, and intercepts that fit the shares right among abilities N(0, 1) (the logit, stretched by what their spread flattens). */
function* startOf({ question, right }: Responses, model: Model): Generator<void, Float64Array> {
  const [asked, known] = [new Float64Array(model.questions), new Float64Array(model.questions)];
  for (let entry = 0; entry < question.length; entry += 1) {
    const of = indexAt(question, entry);
    if (entry % entriesAtOnce === 0) yield;
    asked[of] = at(asked, of) + 1;
    known[of] = at(known, of) + byteAt(right, entry);
  }
  const parameters = new Float64Array(model.parameters).fill(1);
  for (const [of, count] of known.entries())
    parameters[model.interceptAt(of)] = 1.2 * Math.log(count / (at(asked, of) - count));
  return parameters;
}

/** Fits a model. Every question needs right answers and wrong ones. Null: there is no estimate, as of two slopes of two questions. */
export function* fit(responses: Responses, model: Model): Generator<void, Fit | null> {
  const parameters = yield* parametersOf(responses, model);
  if (parameters === null) return null;
  const { logLikelihood } = yield* expect(responses, model, parameters);
  const covariance = yield* covarianceOf(responses, model, parameters);
  if (covariance === null) return null;
  const between = (one: number, other: number): number => at(covariance, one * model.parameters + other);
  const questions = Array.from({ length: model.questions }, (_, question) => {
    const [a, d] = [model.slopeAt(question), model.interceptAt(question)];
    const [slope, intercept] = [at(parameters, a), at(parameters, d)];
    // of -intercept / slope, by the delta method
    const [bySlope, byIntercept] = [intercept / slope ** 2, -1 / slope];
    const variance =
      bySlope ** 2 * between(a, a) +
      byIntercept ** 2 * between(d, d) +
      2 * bySlope * byIntercept * between(a, d);
    return {
      discrimination: { value: slope, standardError: Math.sqrt(between(a, a)) },
      difficulty: { value: -intercept / slope, standardError: Math.sqrt(variance) },
    };
  });
  return { questions, logLikelihood };
}
