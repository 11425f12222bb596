import type { QuestionView } from '@clockbeat/domain/contract';
import { type AppState, appState } from './app-state.js';
import { type BasketQuestion, secondsOf } from './basket-question.js';

/** The basket with these added; a question whose id is in it already is not added again (BASK-02). */
const withAdded = (
  basket: readonly BasketQuestion[],
  added: readonly BasketQuestion[],
): readonly BasketQuestion[] => {
  const ids = new Set(basket.map(({ id }) => id));
  return [...basket, ...added.filter(({ id }) => !ids.has(id) && ids.add(id))];
};

/** Puts questions in and answers how many really went in. What was approved before has to be approved again. */
export const addToBasket = (questions: readonly BasketQuestion[]): number => {
  const before = appState.get().basket.length;
  change((basket) => withAdded(basket, questions));
  return appState.get().basket.length - before;
};

export const removeFromBasket = (id: string): void =>
  change((basket) => basket.filter((question) => question.id !== id));

export const emptyBasket = (): void => {
  change(() => []);
  name(null);
};

/** Puts a changed question in the place of its older self. */
export const replaceInBasket = (question: BasketQuestion): void =>
  change((basket) => basket.map((one) => (one.id === question.id ? question : one)));

/** These alone, in place of what was there: a whole game at once, with its name if it has one. */
export const fillBasket = (questions: readonly BasketQuestion[], title: string | null = null): void => {
  change(() => withAdded([], questions));
  name(title);
};

export const keepFirst = (count: number): void => change((basket) => basket.slice(0, count));

/** Puts in the answers that were not told before somebody signed in. The choice itself stays as it was. */
export const fillAnswers = (told: readonly QuestionView[]): void => {
  const answers = new Map(told.map(({ id, answer }) => [id, answer]));
  appState.update((state) => ({
    ...state,
    basket: state.basket.map((question) => {
      const answer = question.stored ? answers.get(question.id) : undefined;
      if (question.answer !== null || answer === undefined) return question;
      return { ...question, answer, correctAnswer: question.options[answer] };
    }),
  }));
};

const name = (title: string | null): void =>
  appState.update((state) => (state.title === title ? state : { ...state, title }));

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
