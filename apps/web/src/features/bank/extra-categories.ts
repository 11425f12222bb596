import type { CategoryCount } from '@clockbeat/domain/contract';
import { isBankName } from '../../hosting/bank-categories.js';

/**
 * The categories that get a card of their own beside the nine: all others, and what one uploaded under the name of a
 * fixed one (OP-56). One name is one card, whoever its questions are from.
 */
export const extraCategories = (categories: readonly CategoryCount[]): CategoryCount[] => {
  const cards = new Map<string, CategoryCount>();
  for (const found of categories) {
    if (found.source === 'bank' && isBankName(found.category)) continue;
    const name = found.category.toLowerCase();
    const card = cards.get(name) ?? { ...found, count: 0 };
    cards.set(name, { ...card, count: card.count + found.count });
  }
  return [...cards.values()];
};

/** Whose questions such a card stands for: beside a fixed card of the same name, one's own alone. */
export const sourceOfExtra = (category: string): 'mine' | undefined =>
  isBankName(category) ? 'mine' : undefined;
