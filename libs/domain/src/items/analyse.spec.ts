import { lsat6, lsat6Responses } from '../../test-support/lsat6.js';
import { observedErrors } from '../../test-support/observed-information.js';
import type { Figure } from '../contract/items.js';
import { withoutPauses } from '../steps.js';
import { analyseItems } from './analyse.js';
import { type Fit, fit } from './fit.js';
import { rasch, twoParameter } from './latent.js';
import { reliabilityOf } from './reliability.js';
import { ResponsesBuilder } from './responses.js';

const told = (figure: Figure | undefined): number => {
  if (figure?.is !== 'told') throw new Error(`No number: ${JSON.stringify(figure)}`);
  return figure.value;
};
const { expected } = lsat6;
const { tolerance } = expected;
/** Whether each of these lies as near as that. */
const near = (found: readonly number[], wanted: readonly number[], within: number): void => {
  expect(found).toHaveLength(wanted.length);
  for (const [nth, value] of found.entries())
    expect(Math.abs(value - (wanted[nth] ?? Number.NaN))).toBeLessThanOrEqual(within);
};
/** Four decimals, as they are printed. */
const printed = 0.000_05 + 1e-9;

describe('LSAT-6', () => {
  const responses = lsat6Responses();

  it('has the shares, the coefficients and the alphas that are printed', () => {
    const figures = withoutPauses(analyseItems(responses, [2, 2, 2, 2, 2]));
    const { alpha, without, lengthForReliable } = withoutPauses(reliabilityOf(responses));
    near(
      figures.map(({ share }) => told(share)),
      expected.p,
      printed,
    );
    near(
      figures.map(({ discrimination }) => told(discrimination)),
      expected.pointBiserialRest,
      printed,
    );
    near(
      figures.map(({ withTotal }) => told(withTotal)),
      expected.pointBiserialTotal,
      printed,
    );
    near([told(alpha)], [expected.alpha], printed);
    near(without.map(told), expected.alphaWithout, printed);
    // .7 · (1 - .295) / (.295 · .3) times as long as 5 questions
    expect(told(lengthForReliable)).toBe(28);
  });

  it('has the difficulties of the Rasch model, and its likelihood', () => {
    const found = withoutPauses(fit(responses, rasch(5)));
    near(found?.questions.map(({ difficulty }) => difficulty.value) ?? [], expected.onePL.b, tolerance.b);
    near([found?.questions[0]?.discrimination.value ?? 0], [expected.onePL.a], tolerance.a);
    near([found?.logLikelihood ?? 0], [expected.onePL.logL], tolerance.logL);
  });

  it('has the parameters of the two-parameter model, and its likelihood', () => {
    const found = withoutPauses(fit(responses, twoParameter(5)));
    near(found?.questions.map(({ difficulty }) => difficulty.value) ?? [], expected.twoPL.b, tolerance.b);
    near(
      found?.questions.map(({ discrimination }) => discrimination.value) ?? [],
      expected.twoPL.a,
      tolerance.a,
    );
    near([found?.logLikelihood ?? 0], [expected.twoPL.logL], tolerance.logL);
  });

  it('has the standard errors that the observed information gives, nearly', () => {
    // which inverts second derivatives; ours are sums of gradients' products
    const { patterns } = lsat6;
    const errors = (found: Fit | null, of: 'discrimination' | 'difficulty'): number[] =>
      (found?.questions ?? []).map((question) => question[of].standardError);
    const nearly = (found: readonly number[], observed: readonly number[]): void => {
      expect(found).toHaveLength(5);
      near(
        found.map((error, nth) => error / (observed[nth] ?? 0)),
        found.map(() => 1),
        0.05,
      );
    };

    const one = observedErrors(patterns, ([a = 0, ...bs]) => bs.map((b) => ({ a, b })), [
      expected.onePL.a,
      ...expected.onePL.b,
    ]);
    nearly(errors(withoutPauses(fit(responses, rasch(5))), 'difficulty'), one.slice(1));

    const { a, b } = expected.twoPL;
    const itemsOf = (at: readonly number[]) =>
      at.slice(0, 5).map((slope, nth) => ({ a: slope, b: at[5 + nth] ?? 0 }));
    const two = observedErrors(patterns, itemsOf, [...a, ...b]);
    const found = withoutPauses(fit(responses, twoParameter(5)));
    nearly(errors(found, 'discrimination'), two.slice(0, 5));
    nearly(errors(found, 'difficulty'), two.slice(5));
  });
});

/** So many seats of one game; who is right, and what each chose, by seat and question. */
const seated = (
  seats: number,
  questions: number,
  isRight: (seat: number, question: number) => boolean,
  chosen: (seat: number, question: number) => number = (seat, question) => (isRight(seat, question) ? 0 : 1),
) => {
  const builder = new ResponsesBuilder();
  for (let seat = 0; seat < seats; seat += 1) {
    builder.seat(0);
    for (let question = 0; question < questions; question += 1)
      builder.add(question, isRight(seat, question), chosen(seat, question));
  }
  return builder.build(questions);
};
/** Answers of which every question has both, and that no model can explain by one ability alone. */
const mixed = (seat: number, question: number): boolean =>
  (seat * 7 + question * question * 5) % 11 < 4 + question;

describe('floors', () => {
  it.each([
    ['share', 30],
    ['discrimination', 100],
    ['upperLower', 100],
  ] as const)('tell no %s of fewer than %d answers', (name, floor) => {
    const of = (seats: number): Figure | undefined =>
      withoutPauses(analyseItems(seated(seats, 4, mixed), [4, 4, 4, 4]))[0]?.[name];
    expect(of(floor - 1)).toEqual({ is: 'tooFew', answers: floor - 1, needed: floor });
    expect(of(floor)).toMatchObject({ is: 'told' });
  });

  it.each([
    ['rasch', 150],
    ['twoParameter', 500],
  ] as const)('tell no parameter of %s of fewer than %d answers', (name, floor) => {
    const of = (seats: number) =>
      withoutPauses(analyseItems(seated(seats, 6, mixed), []))[0]?.[name].difficulty;
    expect(of(floor - 1)).toEqual({ is: 'tooFew', answers: floor - 1, needed: floor });
    expect(of(floor)?.is).not.toBe('tooFew');
  });

  it('hold for alpha, of those who were asked everything', () => {
    expect(withoutPauses(reliabilityOf(seated(99, 4, mixed))).alpha).toEqual({
      is: 'tooFew',
      answers: 99,
      needed: 100,
    });
  });
});

describe('classical figures', () => {
  it('have the difference of the best and the last 27 %, equals in part', () => {
    // half know the other question; of them 40 of 50 know this one, of the others 10 of 50
    const knows = (seat: number, question: number): boolean =>
      question === 0 ? seat < 50 : seat < 40 || seat >= 90;
    const [, figures] = withoutPauses(analyseItems(seated(100, 2, knows), [2, 2]));
    expect(told(figures?.upperLower)).toBeCloseTo(0.6, 10);
    expect(told(figures?.discrimination)).toBeCloseTo(0.6, 10);
  });

  it('accuse the key where the best choose another option, and find the one that nobody takes', () => {
    // of question 0 option 0 is the key: those who know the other two choose 2, nobody 3
    const knows = (seat: number, question: number): boolean => (question === 0 ? seat >= 60 : seat < 60);
    const chosen = (seat: number, question: number): number =>
      knows(seat, question) ? 0 : question === 0 ? 2 : 1;
    const [figures] = withoutPauses(analyseItems(seated(100, 3, knows, chosen), [4, 4, 4]));
    expect(told(figures?.discrimination)).toBeCloseTo(-1, 10);
    expect(told(figures?.options[2]?.discrimination)).toBeCloseTo(1, 10);
    expect(told(figures?.options[3]?.share)).toBe(0);
    expect(figures?.options[3]?.discrimination).toEqual({ is: 'undetermined' });
  });

  it('are told as undetermined where all were right', () => {
    const figures = withoutPauses(
      analyseItems(
        seated(600, 4, (seat, question) => question === 0 || mixed(seat, question)),
        [],
      ),
    );
    expect(told(figures[0]?.share)).toBe(1);
    for (const figure of [figures[0]?.discrimination, figures[0]?.rasch.difficulty])
      expect(figure).toEqual({ is: 'undetermined' });
  });

  it('compare people within their game: an easy evening makes nobody better', () => {
    const builder = new ResponsesBuilder();
    // in game 0 everybody knows everything but half of them not question 0; in game 1 the same, and nothing else
    for (const game of [0, 1])
      for (let seat = 0; seat < 60; seat += 1) {
        builder.seat(game);
        builder.add(0, seat % 2 === 0, null);
        for (const question of [1, 2]) builder.add(question, game === 0, null);
      }
    const [figures] = withoutPauses(analyseItems(builder.build(3), []));
    expect(figures?.discrimination).toEqual({ is: 'undetermined' });
  });
});
