import { optionsShown, optionText } from '@clockbeat/domain';
import { correlation, groupBy, mean } from './figures.js';
import type { PlayedGame, PlayedSeat, Turn } from './played-games.js';

/** What the queries about single questions must come to: hardest-questions, discrimination, wrong-keys. */

export const keyOf = ({ question: { id, question } }: Pick<Turn, 'question'>): string => id ?? question;

const isRight = ({ answer }: Turn): number => (answer?.isCorrect ? 1 : 0);

/** Where Wilson's interval ends: the shares p for which the one that was seen lies z standard errors off. */
const wilson = (share: number, count: number, z = 1.96): [number, number] => {
  const [a, b, c] = [1 + z ** 2 / count, -(2 * share + z ** 2 / count), share ** 2];
  const root = Math.sqrt(b ** 2 - 4 * a * c);
  return [(-b - root) / (2 * a), (-b + root) / (2 * a)];
};

export const hardest = (turns: readonly Turn[]) =>
  [
    ...groupBy(
      turns.filter(({ answer }) => answer),
      keyOf,
    ).values(),
  ]
    .filter(({ length }) => length >= 30)
    .map((answered) => {
      const { question } = answered[0] as Turn;
      const share = mean(answered.map(isRight));
      const [least, most] = wilson(share, answered.length);
      return {
        question: question.question,
        called: question.difficulty,
        games: new Set(answered.map(({ game }) => game)).size,
        answers: answered.length,
        right_pct: 100 * share,
        at_least_pct: 100 * least,
        at_most_pct: 100 * most,
      };
    })
    .sort((a, b) => a.at_most_pct - b.at_most_pct || (a.question < b.question ? -1 : 1));

export const categoryAndHour = (turns: readonly Turn[]) => {
  const answered = turns.filter(({ answer }) => answer);
  const usual = new Map([...groupBy(answered, keyOf)].map(([key, all]) => [key, mean(all.map(isRight))]));
  const placeOf = ({ question, game }: Turn): string =>
    JSON.stringify([question.category ?? 'None', new Date(game.startedAt).getUTCHours()]);
  return [...groupBy(answered, placeOf)]
    .filter(([, { length }]) => length >= 30)
    .map(([place, all]) => {
      const [category, hour] = JSON.parse(place) as [string, number];
      return {
        category,
        hour,
        answers: all.length,
        right_pct: 100 * mean(all.map(isRight)),
        against_usual: 100 * mean(all.map((turn) => isRight(turn) - (usual.get(keyOf(turn)) ?? 0))),
      };
    })
    .sort((a, b) => (a.category === b.category ? a.hour - b.hour : a.category < b.category ? -1 : 1));
};

/** The share that a seat had right of the questions of its game but this one; NaN where there was no other. */
const rest = ({ game, seat, index }: Turn): number => {
  const others = rightOf(game, seat).filter(([at]) => at !== index);
  return mean(others.map(([, right]) => right));
};

const rightOf = ({ questions }: PlayedGame, { firstQuestion, answers }: PlayedSeat): [number, number][] =>
  questions.flatMap((_, index): [number, number][] =>
    index < firstQuestion ? [] : [[index, answers[index]?.isCorrect ? 1 : 0]],
  );

interface Comparable {
  readonly turn: Turn;
  readonly rest: number;
}

/** Those who answered a question of a game and can be compared by their others. */
const comparable = (turns: readonly Turn[]): Comparable[][] => {
  const answered = turns.filter(({ answer }) => answer).map((turn) => ({ turn, rest: rest(turn) }));
  const known = answered.filter((of) => !Number.isNaN(of.rest));
  return [...groupBy(known, ({ turn: { game, index } }) => `${game.gameId} ${index}`).values()];
};

export const discrimination = (turns: readonly Turn[]) => {
  const centred = comparable(turns).flatMap((here) => {
    const right = mean(here.map(({ turn }) => isRight(turn)));
    const others = mean(here.map((of) => of.rest));
    return here.map((of) => ({ turn: of.turn, pair: [isRight(of.turn) - right, of.rest - others] as const }));
  });
  return [...groupBy(centred, ({ turn }) => keyOf(turn)).values()]
    .filter(({ length }) => length >= 30)
    .map((of) => ({
      question: (of[0] as (typeof of)[0]).turn.question.question,
      answers: of.length,
      right_pct: 100 * mean(of.map(({ turn }) => isRight(turn))),
      discrimination: correlation(of.map(({ pair }) => pair)),
    }));
};

/** Of every question, how often the best third of its games chose which option. */
export const choicesOfTheBest = (turns: readonly Turn[]): Map<string, Map<string, number>> => {
  const best = comparable(turns).flatMap((here) => {
    const below = (than: Comparable): number => here.filter((other) => other.rest < than.rest).length;
    return here.filter((of) => here.length > 1 && below(of) / (here.length - 1) >= 2 / 3);
  });
  const chosen = best.flatMap(({ turn: { question, answer } }) =>
    answer?.choice == null ? [] : [{ question, option: optionText(optionsShown(question), answer.choice) }],
  );
  return new Map(
    [...groupBy(chosen, ({ question }) => question.question)].map(([text, of]) => [
      text,
      new Map([...groupBy(of, ({ option }) => option)].map(([option, { length }]) => [option, length])),
    ]),
  );
};
