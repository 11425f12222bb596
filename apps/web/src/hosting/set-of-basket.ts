import { bankLanguage, limits, type SavedSetBody } from '@clockbeat/domain/contract';
import { askingBody, knowsAnswer } from './asking.js';
import { averageSeconds, countBy } from './basket.js';
import { type BasketQuestion, languageOf, rightOption, secondsOf } from './basket-question.js';

const within = (number: number, { min, max }: { min: number; max: number }): number =>
  Math.min(max, Math.max(min, number));

/**
 * The set that plays what is in the basket: as copies, since a set asks those in their order and with their times, but draws by
 * lot from stored questions that it points to. Only what cannot be copied, without its answer, is pointed to.
 */
export const setOfBasket = (basket: readonly BasketQuestion[], title: string): SavedSetBody => {
  const [category, another] = countBy(basket, (question) => question.category);
  const [difficulty, harder] = countBy(basket, (question) => question.difficulty);
  return {
    title,
    ...(category && !another && { category: category.name }),
    difficulty: difficulty && !harder ? difficulty.name.toLowerCase() : 'mixed',
    questionsPerGame: within(basket.length, limits.setQuestionsPerGame),
    timePerQuestion: within(averageSeconds(basket), limits.timePerQuestion),
    ...(basket.every((one) => languageOf(one) === bankLanguage) && { language: bankLanguage }),
    isDraft: true,
    customQuestions: basket.filter(knowsAnswer).map((one) => {
      const answer = rightOption(one);
      return {
        question: one.question,
        ...askingBody(one),
        ...(answer !== null && { answer }),
        timeLimit: secondsOf(one),
      };
    }),
    selectedQuestions: basket.flatMap((one) => (one.stored && !knowsAnswer(one) ? [one.id] : [])),
  };
};
