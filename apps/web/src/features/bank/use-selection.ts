import { useState } from 'react';
import type { BasketQuestion } from '../../hosting/basket-question.js';

interface Selection {
  questions: readonly BasketQuestion[];
  has: (id: string) => boolean;
  toggle: (question: BasketQuestion) => void;
  add: (questions: readonly BasketQuestion[]) => void;
  remove: (questions: readonly BasketQuestion[]) => void;
  clear: () => void;
}

const none: ReadonlyMap<string, BasketQuestion> = new Map();

/** The questions picked on a page, in the order of picking. They stay picked when a filter hides them. */
export const useSelection = (): Selection => {
  const [picked, setPicked] = useState(none);
  const add = (questions: readonly BasketQuestion[]): void =>
    setPicked((before) => new Map([...before, ...questions.map((one) => [one.id, one] as const)]));
  const remove = (questions: readonly BasketQuestion[]): void => {
    const ids = new Set(questions.map(({ id }) => id));
    setPicked((before) => new Map([...before].filter(([id]) => !ids.has(id))));
  };
  return {
    questions: [...picked.values()],
    has: (id) => picked.has(id),
    toggle: (question) => (picked.has(question.id) ? remove([question]) : add([question])),
    add,
    remove,
    clear: () => setPicked(none),
  };
};
