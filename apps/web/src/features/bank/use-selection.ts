import { useLocation } from 'react-router-dom';
import type { BasketQuestion } from '../../hosting/basket-question.js';
import { useKept } from '../../hosting/use-kept.js';
import { keptSelection } from './kept-selection.js';

interface Selection {
  questions: readonly BasketQuestion[];
  has: (id: string) => boolean;
  toggle: (question: BasketQuestion) => void;
  add: (questions: readonly BasketQuestion[]) => void;
  remove: (questions: readonly BasketQuestion[]) => void;
  clear: () => void;
}

const none: readonly BasketQuestion[] = [];

/** The questions picked on a page, in the order of picking. They stay picked when a filter hides them, and over a reload. */
export const useSelection = (): Selection => {
  const { pathname } = useLocation();
  const questions = useKept(keptSelection)[pathname] ?? none;
  const ids = new Set(questions.map(({ id }) => id));
  const pick = (picked: readonly BasketQuestion[]): void =>
    keptSelection.update((pages) => ({ ...pages, [pathname]: picked }));
  const add = (more: readonly BasketQuestion[]): void =>
    pick([...questions, ...more.filter(({ id }) => !ids.has(id))]);
  const remove = (fewer: readonly BasketQuestion[]): void => {
    const gone = new Set(fewer.map(({ id }) => id));
    pick(questions.filter(({ id }) => !gone.has(id)));
  };
  return {
    questions,
    has: (id) => ids.has(id),
    toggle: (question) => (ids.has(question.id) ? remove([question]) : add([question])),
    add,
    remove,
    clear: () => pick(none),
  };
};
