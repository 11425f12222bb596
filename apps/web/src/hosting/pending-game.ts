import { type BasketQuestion, readBasketQuestions } from './basket-question.js';
import { asRecord, asText, KeptValue } from './kept-value.js';

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

export const pendingGame = new KeptValue<PendingGame | null>({
  key: 'clockbeat.pendingGame',
  empty: null,
  read: readPendingGame,
});
