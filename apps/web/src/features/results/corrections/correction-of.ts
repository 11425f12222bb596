import type { CorrectionView } from '@clockbeat/domain/contract';

/** The correction of a question that stands. */
export const correctionOf = (
  corrections: readonly CorrectionView[],
  questionIndex: number,
): CorrectionView | undefined => corrections.find((correction) => correction.questionIndex === questionIndex);

export const isVoided = (corrections: readonly CorrectionView[], questionIndex: number): boolean =>
  correctionOf(corrections, questionIndex)?.kind === 'voided';
