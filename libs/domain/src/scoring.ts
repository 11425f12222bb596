import type { Choice } from './contract/game-state.js';
import type { GameQuestion } from './events.js';

export interface Score {
  isCorrect: boolean;
  points: number;
  speedBonus: number;
}

/**
 * Scoring version 1: a correct answer is worth the question's points (100) and 10 for every whole second left on the
 * server's clock; a wrong or empty one nothing (specification, section 9; GAME-14).
 */
export const score = (question: GameQuestion, choice: Choice | null, msLeft: number): Score => {
  if (choice !== question.answer) return { isCorrect: false, points: 0, speedBonus: 0 };
  const speedBonus = Math.floor(msLeft / 1000) * 10;
  return { isCorrect: true, points: question.points + speedBonus, speedBonus };
};
