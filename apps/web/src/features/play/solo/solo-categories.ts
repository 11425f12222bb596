import { openCategories } from '@clockbeat/domain/contract';
import { bankCategories, isBankName } from '../../../hosting/bank-categories.js';

/** The whole bank. */
export const wholeBank = 'solo';

/** By its route's name or its own. Own uploads are played with others, not alone. */
export const isOfTheBank = (key: string): boolean => {
  const name = key.toLowerCase();
  return name === wholeBank || isBankName(name) || bankCategories.some((category) => category.key === name);
};

const open: ReadonlySet<string> = new Set(openCategories);

/**
 * Whether a visitor without an account may practise it; what we don't know the server decides. More than the bank shows to
 * strangers: general knowledge is played by everybody, without its answers (OP-05).
 */
export const isOpenToAll = (key: string): boolean => {
  const known = bankCategories.find((category) => category.key === key);
  return known === undefined ? key !== wholeBank : open.has(known.name);
};
