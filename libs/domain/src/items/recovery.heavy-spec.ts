import { seededRandom } from '../../../../test/support/random.js';
import { withoutPauses } from '../steps.js';
import { fit, type QuestionParameters } from './fit.js';
import { nodes, twoParameter } from './latent.js';
import { ResponsesBuilder } from './responses.js';

/**
 * Whether the two-parameter model finds again what answers were drawn with. No estimate errs less than by the standard errors
 * of Thissen and Wainer (1982, Some standard errors in item response theory), which hold where every ability is known; marginal
 * estimates of abilities that are not come near them (Drasgow 1989). The yardstick is reckoned here, from the true parameters.
 */

interface Truth {
  readonly slope: number;
  readonly difficulty: number;
}
const right = ({ slope, difficulty }: Truth, ability: number): number =>
  1 / (1 + Math.exp(-slope * (ability - difficulty)));

const simulated = (seats: number, questions: number, missing: number, seed: number) => {
  const random = seededRandom(seed);
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const truths = Array.from(
    { length: questions },
    (): Truth => ({
      slope: Math.exp(0.25 * normal()),
      difficulty: Math.max(-2, Math.min(2, normal())),
    }),
  );
  const builder = new ResponsesBuilder();
  for (let seat = 0; seat < seats; seat += 1) {
    const ability = normal();
    builder.seat(0);
    for (const [question, truth] of truths.entries())
      if (random() >= missing) builder.add(question, random() < right(truth, ability), null);
  }
  return { truths, responses: builder.build(questions) };
};

/** The least variance of both estimates, from as many answers of people whose abilities are known and N(0, 1). */
const leastVariances = (truth: Truth, answers: number) => {
  let [slopes, both, intercepts, weights] = [0, 0, 0, 0];
  for (const ability of nodes) {
    const weight = Math.exp((-ability * ability) / 2);
    const information = answers * weight * right(truth, ability) * (1 - right(truth, ability));
    slopes += information * ability * ability;
    both += information * ability;
    intercepts += information;
    weights += weight;
  }
  const determinant = (slopes * intercepts - both * both) / weights;
  const [ofSlope, ofIntercept, together] = [intercepts, slopes, -both].map((sum) => sum / determinant);
  const [bySlope, byIntercept] = [-truth.difficulty / truth.slope, -1 / truth.slope];
  return {
    discrimination: ofSlope ?? 0,
    difficulty:
      bySlope ** 2 * (ofSlope ?? 0) +
      byIntercept ** 2 * (ofIntercept ?? 0) +
      2 * bySlope * byIntercept * (together ?? 0),
  };
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** How far estimates lie from the truth, over all questions of several simulations. */
const recovered = (seats: number, questions: number, missing: number, simulations: number) => {
  const found: { truth: Truth; parameters: QuestionParameters }[] = [];
  for (let seed = 1; seed <= simulations; seed += 1) {
    const { truths, responses } = simulated(seats, questions, missing, seed);
    const fitted = withoutPauses(fit(responses, twoParameter(questions)));
    for (const [nth, parameters] of (fitted?.questions ?? []).entries())
      found.push({ truth: truths[nth] as Truth, parameters });
  }
  const summary = (of: keyof QuestionParameters, trueOne: (truth: Truth) => number) => {
    const errors = found.map(({ truth, parameters }) => ({
      error: parameters[of].value - trueOne(truth),
      told: parameters[of].standardError,
      least: leastVariances(truth, seats * (1 - missing))[of],
    }));
    const mean = (value: (one: (typeof errors)[number]) => number): number =>
      errors.reduce((sum, one) => sum + value(one), 0) / errors.length;
    return {
      bias: mean(({ error }) => error),
      rmse: Math.sqrt(mean(({ error }) => error ** 2)),
      /** What the spread would be if the errors in the middle were normal: a few large ones do not count. */
      typical: median(errors.map(({ error }) => Math.abs(error))) / 0.6745,
      least: Math.sqrt(mean(({ least }) => least)),
      covered: mean(({ error, told }) => (Math.abs(error) <= 1.96 * told ? 1 : 0)),
    };
  };
  return {
    found: found.length,
    discrimination: summary('discrimination', ({ slope }) => slope),
    difficulty: summary('difficulty', ({ difficulty }) => difficulty),
  };
};

describe('the two-parameter model', () => {
  it('finds the parameters of 2,000 seats × 30 questions', () => {
    const { found, discrimination, difficulty } = recovered(2_000, 30, 0, 4);
    expect(found).toBe(120);
    for (const { bias, rmse, least, covered } of [discrimination, difficulty]) {
      expect(Math.abs(bias)).toBeLessThan(0.02);
      // 0.077 of 0.065, 0.086 of 0.076
      expect(rmse).toBeLessThan(1.25 * least);
      expect(covered).toBeGreaterThan(0.9);
    }
  });

  it('finds them, as near as so few answers say, of 200 seats × 10 questions of which 30 % were not asked', () => {
    const { found, discrimination, difficulty } = recovered(200, 10, 0.3, 40);
    expect(found).toBe(400);
    for (const { typical, least, covered } of [discrimination, difficulty]) {
      // a few lie far off, as their standard errors say: 140 answers are too few to tell anybody (itemFloors)
      // 0.39 of 0.24, 0.36 of 0.27: ten questions say less of who knows much
      expect(typical).toBeLessThan(1.75 * least);
      expect(covered).toBeGreaterThan(0.9);
    }
  });
});
