import { addToBasket } from '../../hosting/basket.js';
import type { BasketQuestion } from '../../hosting/basket-question.js';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { notify } from '../../ui/notices.js';

/** Puts questions into the basket and says how many were new to it (BANK-21). */
export const useAdd = (): ((questions: readonly BasketQuestion[], category?: string) => void) => {
  const d = useDeskTexts();
  return (questions, category) => {
    const count = addToBasket(questions);
    if (count === 0) notify(d('bank.allThere'));
    else notify(category === undefined ? d('bank.added', { count }) : d('bank.addedOf', { count, category }));
  };
};
