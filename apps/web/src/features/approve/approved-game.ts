import { limits } from '@clockbeat/domain/contract';
import { ApiError } from '../../api/request.js';
import { countBy } from '../../hosting/basket.js';
import { type BasketQuestion, shownSource } from '../../hosting/basket-question.js';

interface Source {
  name: string;
  count: number;
  /** Its categories with their counts, where they say more than its name. */
  parts?: string;
}

/** How many questions come from each source (HOST-07), and of which categories they are. */
export const sourcesOf = (basket: readonly BasketQuestion[]): Source[] =>
  countBy(basket, shownSource).map(({ name, count }) => {
    const own = basket.filter((question) => shownSource(question) === name);
    const categories = countBy(own, ({ category }) => category);
    if (categories.every((category) => category.name === name)) return { name, count };
    return { name, count, parts: categories.map((part) => `${part.name} ${part.count}`).join(' · ') };
  });

interface TitleWords {
  two: (names: { first: string; second: string }) => string;
  mixed: string;
}

/** What a game is called when nobody named it: by its category, or its two; more are a mixture. */
export const gameTitle = (categories: readonly string[], words: TitleWords): string => {
  const [first, second] = categories;
  if (first !== undefined && second === undefined) return first;
  if (first === undefined || second === undefined || categories.length > 2) return words.mixed;
  const title = words.two({ first, second });
  return [...title].length > limits.title ? words.mixed : title;
};

const ofQuestion = /questions\.(\d+): /g;

/** Places in the list of the questions that the server does not know any more; empty when the refusal is another. */
export const goneQuestions = (error: unknown): number[] =>
  error instanceof ApiError && error.statusCode === 400
    ? [...error.reason.matchAll(ofQuestion)].map(([, index]) => Number(index))
    : [];
