import { limits } from '@clockbeat/domain/contract';

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
