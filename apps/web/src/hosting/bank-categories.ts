/** One of the nine cards of the bank: its address is /category-{key}, its questions have `name` as their category. */
export interface BankCategory {
  readonly key: string;
  readonly name: string;
  /** Shown without a session too (OP-05). */
  readonly open: boolean;
}

/** In the order of their cards (BANK-01); the titles are ruled in OP-13. */
export const bankCategories: readonly BankCategory[] = [
  { key: 'science', name: 'Science', open: false },
  { key: 'history', name: 'History', open: false },
  { key: 'pop', name: 'Pop Culture', open: true },
  { key: 'sports', name: 'Sports', open: false },
  { key: 'general', name: 'General Knowledge', open: false },
  { key: 'afrobeats', name: 'Afrobeats', open: true },
  { key: 'movies', name: 'Movies', open: false },
  { key: 'geography', name: 'Geography', open: false },
  { key: 'finance', name: 'Finance', open: false },
];

/** Whether an upload's category has the name of a fixed card, in any case (OP-56). */
export const isBankName = (category: string): boolean =>
  bankCategories.some(({ name }) => name.toLowerCase() === category.trim().toLowerCase());
