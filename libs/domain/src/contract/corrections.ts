import type { Choice } from './game-state.js';

/** What a host may find wrong with a question after the game: all of it, or only which option is right. */
export type QuestionChange = { kind: 'voided' } | { kind: 'rekeyed'; answer: Choice };

/** What would be corrected. */
export interface CorrectionPreviewBody {
  questionIndex: number;
  change: 'void' | 'rekey';
  /** The right option, where it is another one. */
  answer?: number;
}
export interface CorrectionBody extends CorrectionPreviewBody {
  /** 3 to 200 characters; the players read it. */
  reason: string;
}

/** A correction that stands. */
export interface CorrectionView {
  correctionId: string;
  questionIndex: number;
  kind: QuestionChange['kind'];
  /** The option that counts as right now; null for a voided question. */
  answer: Choice | null;
  reason: string;
  at: string;
}

/** What a correction does to the standings. */
export interface CorrectionEffect {
  /** Players whose score it changes. */
  playersChanged: number;
  /** Who comes first without it and with it; empty where nobody made a point. */
  winnersBefore: string[];
  winnersAfter: string[];
}

export interface CorrectedView {
  correction: CorrectionView;
  effect: CorrectionEffect;
}
