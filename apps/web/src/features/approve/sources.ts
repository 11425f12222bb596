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
