import { type BasketQuestion, customSource } from '../../../hosting/basket-question.js';
import type { OwnQuestion } from '../../../hosting/own-question.js';

/** Seconds of a question whose form names none. */
export const manualSeconds = 30;
const usualCategory = 'Custom';

/** A question of the own-trivia form as it lies in the basket (CUST-14). */
export const toBasketQuestion = (
  { id, question, options, answer, timeLimit }: OwnQuestion,
  category: string,
): BasketQuestion => ({
  id,
  question,
  options,
  answer,
  correctAnswer: options[answer],
  category: category.trim() || usualCategory,
  difficulty: 'Medium',
  timer: timeLimit ?? manualSeconds,
  source: customSource,
  stored: false,
});

/** The same question back in the form, or in a list. */
export const fromBasket = ({ id, question, options, answer, timer }: BasketQuestion): OwnQuestion | null =>
  answer === null ? null : { id, question, options, answer, timeLimit: timer };
