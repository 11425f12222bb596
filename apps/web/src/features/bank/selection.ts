import { useLocation } from 'react-router-dom';
import { addToBasket, mostInBasket } from '../../hosting/basket.js';
import { type BasketQuestion, readBasketQuestions } from '../../hosting/basket-question.js';
import { useStore } from '../../lib/store.js';
import { asRecord, stored } from '../../lib/stored.js';
import { useQuestionsTexts } from '../../texts/questions-texts.js';
import { notify } from '../../ui/notices.js';

interface Selection {
  questions: readonly BasketQuestion[];
  has: (id: string) => boolean;
  toggle: (question: BasketQuestion) => void;
  add: (questions: readonly BasketQuestion[]) => void;
  remove: (questions: readonly BasketQuestion[]) => void;
  /** A changed one in the place of its older self. */
  replace: (question: BasketQuestion) => void;
  clear: () => void;
}

const none: readonly BasketQuestion[] = [];

/** The questions picked on a page, in the order of picking. They stay picked when a filter hides them, and over a reload. */
export const useSelection = (): Selection => {
  const { pathname } = useLocation();
  const questions = useStore(keptSelection)[pathname] ?? none;
  const ids = new Set(questions.map(({ id }) => id));
  const change = (changed: (now: readonly BasketQuestion[]) => readonly BasketQuestion[]): void =>
    keptSelection.update((pages) => ({ ...pages, [pathname]: changed(pages[pathname] ?? none) }));
  // from what is picked then: what a server was asked for comes later than the next touch
  const add = (more: readonly BasketQuestion[]): void =>
    change((now) => {
      const there = new Set(now.map(({ id }) => id));
      return [...now, ...more.filter(({ id }) => !there.has(id))];
    });
  const remove = (fewer: readonly BasketQuestion[]): void => {
    const gone = new Set(fewer.map(({ id }) => id));
    change((now) => now.filter(({ id }) => !gone.has(id)));
  };
  return {
    questions,
    has: (id) => ids.has(id),
    toggle: (question) => (ids.has(question.id) ? remove([question]) : add([question])),
    add,
    remove,
    replace: (question) => change((now) => now.map((one) => (one.id === question.id ? question : one))),
    clear: () => change(() => none),
  };
};

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
const keptSelection = stored<Picked>({
  key: 'clockbeat.selection',
  empty: {},
  read: readPicked,
  inTab: true,
});

/** Puts questions into the basket and says how many were new to it (BANK-21). */
export const useAdd = (): ((questions: readonly BasketQuestion[], category?: string) => void) => {
  const q = useQuestionsTexts();
  return (questions, category) => {
    const { added: count, noRoom } = addToBasket(questions);
    if (noRoom > 0) notify(q('basket.noRoom', { most: mostInBasket, count: noRoom }), { tone: 'error' });
    else if (count === 0) notify(q('bank.allThere'));
    else notify(category === undefined ? q('bank.added', { count }) : q('bank.addedOf', { count, category }));
  };
};
