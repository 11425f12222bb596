import { unnamedSolo } from '@clockbeat/domain/contract';
import type { useVisitorTexts } from '../../../texts/visitor-texts.js';

/** A category's name, or what a game of several is called. */
export const soloTitle = (t: ReturnType<typeof useVisitorTexts>, title: string): string =>
  title === unnamedSolo ? t('solo.unnamed') : title;

type SoloVerdict = 'solo.perfect' | 'solo.excellent' | 'solo.good' | 'solo.practise';

/** What a score is called at the end of a solo game (specification, section 9; OP-70). */
export const soloVerdict = (correct: number, total: number): SoloVerdict => {
  if (total > 0 && correct === total) return 'solo.perfect';
  // Not by rounded percents: 79.6 is less than 80.
  if (correct * 100 >= total * 80 && total > 0) return 'solo.excellent';
  return correct * 100 >= total * 60 && total > 0 ? 'solo.good' : 'solo.practise';
};

export const percentOf = (correct: number, total: number): number =>
  total === 0 ? 0 : Math.floor((correct / total) * 100);
