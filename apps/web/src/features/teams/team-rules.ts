import { limits } from '@clockbeat/domain/contract';
import { fillBasket } from '../../hosting/basket.js';
import { pendingGame } from '../../hosting/current-game.js';

type TeamNameError = 'team.required' | 'team.nameTooLong';

/** What is wrong with a team's name, if anything. Lengths are code points, as the server counts them. */
export const teamErrors = (name: string): { name?: TeamNameError } => {
  const trimmed = name.trim();
  if (trimmed === '') return { name: 'team.required' };
  return [...trimmed].length > limits.name ? { name: 'team.nameTooLong' } : {};
};

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
