import type { Choice } from './contract/game-state.js';
import type { AnswerOutcome, GameQuestion } from './events.js';

/** What a wrong answer comes to, an empty one, and every answer to a voided question. */
export const nothing: AnswerOutcome = { isCorrect: false, points: 0, speedBonus: 0 };

/**
 * Scoring version 1: a correct answer is worth the question's points (100) and 10 for every whole second left on the
 * server's clock; a wrong or empty one nothing (docs/protocol.md, "Points"; GAME-14).
 */
export const score = (question: GameQuestion, choice: Choice | null, msLeft: number): AnswerOutcome => {
  if (choice !== question.answer) return nothing;
  const speedBonus = Math.floor(msLeft / 1000) * 10;
  return { isCorrect: true, points: question.points + speedBonus, speedBonus };
};
