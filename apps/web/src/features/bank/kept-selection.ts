import { type BasketQuestion, readBasketQuestions } from '../../hosting/basket-question.js';
import { asRecord, KeptValue } from '../../hosting/kept-value.js';

/** What is picked on each page of questions, by the page's address. */
type Picked = Readonly<Record<string, readonly BasketQuestion[]>>;

/** Null unless it is one: the browser's storage is anybody's to write. */
export const readPicked = (stored: unknown): Picked | null => {
  const from = asRecord(stored);
  return (
    from &&
    Object.fromEntries(Object.entries(from).map(([page, value]) => [page, readBasketQuestions(value)]))
  );
};

/** Survives a reload, not the tab: what was not put into the basket is nothing for tomorrow. */
export const keptSelection = new KeptValue<Picked>({
  key: 'clockbeat.selection',
  empty: {},
  read: readPicked,
  inTab: true,
});
