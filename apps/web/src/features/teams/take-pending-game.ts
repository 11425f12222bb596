import { fillBasket } from '../../hosting/basket.js';
import { pendingGame } from '../../hosting/pending-game.js';

/** Own questions that waited for a team go into the basket, each with its set's time if it has none (OP-52). */
export const takePendingGame = (): { title: string; count: number } | null => {
  const pending = pendingGame.get();
  if (pending === null) return null;
  const { title, timePerQuestion, customQuestions } = pending;
  fillBasket(
    customQuestions.map((question) => ({ ...question, timer: question.timer ?? timePerQuestion })),
    title,
  );
  pendingGame.forget();
  return { title, count: customQuestions.length };
};
