import type { Results } from '@clockbeat/domain/contract';
import type { SoloResult } from '../../../hosting/solo-result.js';

/** A finished solo game as this browser keeps it; null when no question was opened. */
export const toSoloResult = (results: Results, replayPath: string): SoloResult | null => {
  const breakdown = results.breakdown ?? [];
  if (breakdown.length === 0) return null;
  return {
    gameId: results.gameId,
    title: results.title,
    score: breakdown.filter(({ correct }) => correct).length,
    total: breakdown.length,
    points: results.you?.score ?? 0,
    averageSeconds: results.you?.averageSeconds ?? null,
    breakdown: breakdown.map(({ question, correct, correctAnswerText }) => ({
      question,
      correct,
      correctAnswer: correctAnswerText,
    })),
    replayPath,
  };
};
