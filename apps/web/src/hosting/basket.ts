import type { QuestionView } from '@clockbeat/domain/contract';
import { withInserted, withMoved } from '../lib/list-changes.js';
import { useStore } from '../lib/store.js';
import { type AppState, appState } from './app-state.js';
import { askingOf, knowsAnswer } from './asking.js';
import { type BasketQuestion, type EveningPlan, fromServer, secondsOf } from './basket-question.js';

/** Ten games' worth: a browser keeps as many, whatever they say, and a reload brings all of them back. */
export const mostInBasket = 500;

/** Those of the questions that are not in the basket yet, each once (BASK-02). */
const newTo = (
  basket: readonly BasketQuestion[],
  questions: readonly BasketQuestion[],
): readonly BasketQuestion[] => {
  const ids = new Set(basket.map(({ id }) => id));
  return questions.filter(({ id }) => !ids.has(id) && ids.add(id));
};

interface Added {
  /** How many went in. */
  added: number;
  /** How many would have, were there room. */
  noRoom: number;
}

/** Puts questions in, the first of them where there is no room for all. What was approved before has to be approved again. */
export const addToBasket = (questions: readonly BasketQuestion[]): Added => {
  const { basket } = appState.now();
  const news = newTo(basket, questions);
  const fitting = news.slice(0, Math.max(0, mostInBasket - basket.length));
  change((now) => [...now, ...newTo(now, fitting)]);
  return { added: fitting.length, noRoom: news.length - fitting.length };
};

/** How many more the basket takes. */
export const useBasketRoom = (): number => Math.max(0, mostInBasket - useStore(appState).basket.length);

export const removeFromBasket = (id: string): void =>
  change((basket) => {
    const place = basket.findIndex((question) => question.id === id);
    const { round, breakAfter }: EveningPlan = basket[place] ?? {};
    return basket.flatMap((question, index) => {
      if (index === place) return [];
      // a round goes on with its second question, and a break comes after what is left before it
      if (index === place + 1 && round !== undefined) return { round, ...question };
      if (index === place - 1 && breakAfter) return { breakAfter, ...question };
      return question;
    });
  });

/** Puts `before` in the place of `now`, unless the basket has become another since. */
export const takeBack = (before: readonly BasketQuestion[], now: readonly BasketQuestion[]): void =>
  change((basket) => (basket === now ? before : basket));

/** A copy of a question right after it, the host's own from now on; the evening's course stays where it is. */
export const addCopy = (copy: BasketQuestion, of: string): void =>
  change((basket) => {
    const place = basket.findIndex(({ id }) => id === of);
    return place < 0 || basket.length >= mostInBasket ? basket : withInserted(basket, copy, place + 1);
  });

export const emptyBasket = (): void => {
  change(() => []);
  name(null);
};

/** Puts a changed question, or a copy of it, in the place of the one with this id. */
export const replaceInBasket = (question: BasketQuestion, id = question.id): void =>
  change((basket) => basket.map((one) => (one.id === id ? { ...planOf(one), ...question } : one)));

const planOf = ({ round, points, breakAfter }: EveningPlan): EveningPlan => ({
  ...(round !== undefined && { round }),
  ...(points !== undefined && { points }),
  ...(breakAfter && { breakAfter }),
});

/** What the evening has at this question, in place of what it had. */
export const planQuestion = (id: string, plan: EveningPlan): void =>
  change((basket) =>
    basket.map((one) => {
      if (one.id !== id) return one;
      const { round: _, points: __, breakAfter: ___, ...question } = one;
      return { ...question, ...planOf(plan) };
    }),
  );

/** One question to another place, from 0. */
export const moveInBasket = (from: number, to: number): void =>
  change((basket) => {
    const moved = withMoved(basket, from, to);
    return moved === basket ? basket : moved.map((question, place) => atPlaceOf(question, basket[place]));
  });

/** Rounds and breaks belong to places: the questions move, the evening's course stays. */
const atPlaceOf = (question: BasketQuestion, place: EveningPlan = {}): BasketQuestion => {
  if (question.round === place.round && question.breakAfter === place.breakAfter) return question;
  const { round: _, breakAfter: __, ...rest } = question;
  const { round, breakAfter } = planOf(place);
  return { ...rest, ...(round !== undefined && { round }), ...(breakAfter && { breakAfter }) };
};

/** So many seconds for one question, or for each. */
export const setSeconds = (seconds: number, id?: string): void =>
  change((basket) =>
    basket.map((one) =>
      (id === undefined || one.id === id) && one.timer !== seconds ? { ...one, timer: seconds } : one,
    ),
  );

/** The seconds that all questions have; null where they differ. */
export const commonSeconds = (basket: readonly BasketQuestion[]): number | null => {
  const all = new Set(basket.map(secondsOf));
  const [seconds = null] = all;
  return all.size === 1 ? seconds : null;
};

/** These alone, in place of what was there: a whole game at once, with its name if it has one. */
export const fillBasket = (questions: readonly BasketQuestion[], title: string | null = null): void => {
  change(() => newTo([], questions).slice(0, mostInBasket));
  name(title);
};

export const keepFirst = (count: number): void => change((basket) => basket.slice(0, count));

/** Puts in the answers that were not told before somebody signed in. The choice itself stays as it was. */
export const fillAnswers = (told: readonly QuestionView[]): void => {
  const answers = new Map(told.map((question) => [question.id, fromServer(question)]));
  appState.update((state) => ({
    ...state,
    basket: state.basket.map((question) => {
      const answer = question.stored ? answers.get(question.id) : undefined;
      if (knowsAnswer(question) || answer === undefined) return question;
      return { ...question, ...askingOf(answer), correctAnswer: answer.correctAnswer };
    }),
  }));
};

/** Another game: what was said of the one before about teams is not said of this. */
const name = (title: string | null): void =>
  appState.update((state) =>
    state.title === title && state.teams === null ? state : { ...state, title, teams: null },
  );

const change = (changed: (basket: AppState['basket']) => AppState['basket']): void =>
  appState.update((state) => {
    const basket = changed(state.basket);
    return basket.length === state.basket.length && basket.every((one, index) => one === state.basket[index])
      ? state
      : { ...state, basket, approved: false };
  });

/** How many questions each name has, in the order of their first appearance. */
export const countBy = (
  basket: readonly BasketQuestion[],
  nameOf: (question: BasketQuestion) => string,
): { name: string; count: number }[] => {
  const counts = new Map<string, number>();
  for (const question of basket) counts.set(nameOf(question), (counts.get(nameOf(question)) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count }));
};

/** Half a minute each, rounded up (specification, section 9). */
export const basketMinutes = (count: number): number => Math.ceil(count * 0.5);

/** The mean of the questions' seconds, to the nearest one; 0 for none. */
export const averageSeconds = (basket: readonly BasketQuestion[]): number =>
  basket.length === 0
    ? 0
    : Math.round(basket.reduce((sum, question) => sum + secondsOf(question), 0) / basket.length);
