import { asRecord, asText, stored } from '../lib/stored.js';
import { fillBasket } from './basket.js';
import { type BasketQuestion, readBasketQuestions } from './basket-question.js';

/** A set of own questions on its way to be hosted: passes the sign-in and the making of a team (OP-52). */
export interface PendingGame {
  title: string;
  category: string;
  difficulty: string;
  questionsPerGame: number;
  timePerQuestion: number;
  customQuestions: readonly BasketQuestion[];
  isCustom: true;
}

export const readPendingGame = (stored: unknown): PendingGame | null => {
  const from = asRecord(stored);
  const title = asText(from?.['title']);
  const customQuestions = readBasketQuestions(from?.['customQuestions']);
  if (!from || title === null || customQuestions.length === 0) return null;
  return {
    title,
    category: asText(from['category']) ?? 'General Knowledge',
    difficulty: asText(from['difficulty']) ?? 'medium',
    questionsPerGame: typeof from['questionsPerGame'] === 'number' ? from['questionsPerGame'] : 10,
    timePerQuestion: typeof from['timePerQuestion'] === 'number' ? from['timePerQuestion'] : 30,
    customQuestions,
    isCustom: true,
  };
};

export const pendingGame = stored<PendingGame | null>({
  key: 'clockbeat.pendingGame',
  empty: null,
  read: readPendingGame,
});

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
