import type { CorrectionView, Results } from '@clockbeat/domain/contract';
import type { SoloResult } from '../../hosting/solo-result.js';
import { paths } from '../../paths.js';
import { correctionOf, isVoided } from './corrections/correction-of.js';

/** One question of a finished game, as its player sees it afterwards (specification, section 3, "Game results"). */
export interface OwnAnswer {
  question: string;
  correct: boolean;
  correctAnswer: string;
  /** What the host has corrected of it since. */
  correction?: CorrectionView | undefined;
}

/** What a player got out of a game, solo or with others. */
export interface OwnResult {
  title: string;
  score: number;
  total: number;
  breakdown: readonly OwnAnswer[];
  /** 'Replay Trivia': the solo game anew, else the lobby of the game (OP-83). */
  replay: string;
}

export const fromSolo = ({ title, score, total, breakdown, replayPath }: SoloResult): OwnResult => ({
  title,
  score,
  total,
  breakdown,
  replay: replayPath,
});

/** Of a game of this browser's seat; null for somebody who only looked on. */
export const fromResults = ({ gameId, title, breakdown, corrections }: Results): OwnResult | null =>
  breakdown
    ? {
        title,
        score: breakdown.filter(({ correct }) => correct).length,
        total: breakdown.filter(({ questionIndex }) => !isVoided(corrections, questionIndex)).length,
        breakdown: breakdown.map(({ questionIndex, question, correct, correctAnswerText }) => ({
          question,
          correct,
          correctAnswer: correctAnswerText,
          correction: correctionOf(corrections, questionIndex),
        })),
        replay: paths.gameLobbyOf(gameId),
      }
    : null;
