import { openCategories } from '@clockbeat/domain';

const open = new Set(openCategories.map((category) => category.toLowerCase()));

/** Whether visitors without an account may see this category's questions, under its name in any case. */
export const isOpenCategory = (category: string): boolean => open.has(category.trim().toLowerCase());

/** The default questions belong to the bank, but are a game of their own and no category to choose from. */
export const isDefaultCategory = (category: string): boolean => category.toLowerCase() === 'default';
