import type { Choice } from './game-state.js';

/** What a host may find wrong with a question after the game: all of it, which option is right, or that more texts are. */
export type QuestionChange =
  | { kind: 'voided' }
  | { kind: 'rekeyed'; answer: Choice }
  | { kind: 'accepted'; texts: string[] };

/** What would be corrected. */
export interface CorrectionPreviewBody {
  questionIndex: number;
  change: 'void' | 'rekey' | 'accept';
  /** The right option, where it is another one. */
  answer?: number;
  /** Of a typed question: what counts too, as players have written it; 1 to 20 texts. */
  texts?: string[];
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
  /** The option that counts as right now; null where it is none. */
  answer: Choice | null;
  /** What counts too, of `accepted`. */
  texts?: string[];
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
