import {
  type AnalysedQuestion,
  type AnswersByQuestion,
  apply,
  type Figure,
  type Game,
  hasResults,
  ItemPool,
  isJudged,
  noArrivals,
  noteAnswer,
  noteArrival,
  unborn,
  withoutPauses,
} from '@clockbeat/domain';
import type { SimulatedGame } from '../simulator/play.js';
import { isWronglyKeyed } from '../simulator/questions.js';
import { simulate } from '../simulator/simulate.js';
import { correlation, groupBy, mean, rankCorrelation } from './reckoning/figures.js';
import { playedGames } from './reckoning/played-games.js';

/** What `/api/analytics/items` tells of the games of docs/analysis.md, beside the same from definitions, and beside the truth. */

const games = simulate({ games: 60, seed: 1 });

const addTo = (pool: ItemPool, { night, events }: SimulatedGame): void => {
  let game: Game = unborn(night.gameId);
  const answers: AnswersByQuestion = new Map();
  const arrivals = noArrivals();
  for (const event of events) {
    game = apply(game, event);
    noteAnswer(answers, event);
    noteArrival(arrivals, event);
  }
  if (hasResults(game) && game.kind === 'live') withoutPauses(pool.add(game, answers, arrivals));
};

const analysed = (): AnalysedQuestion[] => {
  const pool = new ItemPool();
  for (const game of games) addTo(pool, game);
  return withoutPauses(pool.analyse()).questions;
};
const questions = analysed();
const told = (figure: Figure): number => (figure.is === 'told' ? figure.value : Number.NaN);

/** Seats that were asked a question, by definition: how right they were there, and elsewhere in their game. */
const askedOf = (text: string) =>
  playedGames(games).flatMap((game) => {
    const here = game.questions.findIndex(({ question }) => question === text);
    return game.seats.flatMap((seat) => {
      if (here < seat.opened) return [];
      const right = (index: number): number => (seat.answers[index]?.isCorrect ? 1 : 0);
      const others = game.questions.flatMap((question, index) =>
        index >= seat.opened && index !== here && isJudged(question) ? right(index) : [],
      );
      return {
        game: game.gameId,
        right: right(here),
        rest: mean(others),
        choice: seat.answers[here]?.choice,
      };
    });
  });

const withinGames = (
  asked: ReturnType<typeof askedOf>,
  of: (one: ReturnType<typeof askedOf>[number]) => number,
): number =>
  correlation(
    [...groupBy(asked, ({ game }) => game).values()].flatMap((here) => {
      const [middle, rest] = [mean(here.map(of)), mean(here.map((one) => one.rest))];
      return here.map((one) => [of(one) - middle, one.rest - rest] as const);
    }),
  );

it('has the shares and coefficients that their definitions come to', () => {
  const listed = questions.filter(({ discrimination }) => discrimination.is === 'told').slice(0, 12);
  expect(listed).toHaveLength(12);
  for (const { question, answers, share, discrimination, options } of listed) {
    const asked = askedOf(question);
    expect(answers).toBe(asked.length);
    expect(told(share)).toBeCloseTo(mean(asked.map(({ right }) => right)), 10);
    const comparable = asked.filter(({ rest }) => !Number.isNaN(rest));
    expect(told(discrimination)).toBeCloseTo(
      withinGames(comparable, ({ right }) => right),
      10,
    );
    for (const [choice, option] of options.entries())
      if (option.discrimination.is === 'told')
        expect(told(option.discrimination)).toBeCloseTo(
          withinGames(comparable, (one) => (one.choice === choice ? 1 : 0)),
          10,
        );
  }
});

it('tells nothing of what has fewer answers than its floor', () => {
  for (const { answers, share, discrimination, rasch, twoParameter } of questions) {
    expect(share.is === 'tooFew').toBe(answers < 30);
    if (answers < 100) expect(discrimination.is).toBe('tooFew');
    if (answers < 150) expect(rasch.difficulty.is).toBe('tooFew');
    if (answers < 500) expect(twoParameter.difficulty.is).toBe('tooFew');
  }
});

it('knows what the simulator knows: who is hard, and which keys are wrong', () => {
  const simulated = new Map(
    games.flatMap(({ night }) => night.questions).map((question) => [question.played.question, question]),
  );
  const right = questions.flatMap(({ question, share }) => {
    const truth = simulated.get(question);
    return truth && !isWronglyKeyed(truth) && share.is === 'told'
      ? [[truth.difficulty, share.value] as const]
      : [];
  });
  expect(rankCorrelation(right)).toBeLessThan(-0.8);
  const judged = questions.filter(({ discrimination }) => discrimination.is === 'told');
  const accused = judged.filter(({ options, discrimination }) =>
    options.some(
      ({ discrimination: of }) =>
        of.is === 'told' && of.value > 2 * (of.standardError ?? 0) && of.value > told(discrimination),
    ),
  );
  const isWrong = ({ question }: AnalysedQuestion): boolean => {
    const truth = simulated.get(question);
    return truth !== undefined && isWronglyKeyed(truth);
  };
  expect(accused.length).toBeGreaterThan(0);
  expect(accused).toEqual(judged.filter(isWrong));
});
