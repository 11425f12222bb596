import { unnamedSolo } from '@clockbeat/domain/contract';
import type { useVisitorTexts } from '../../../texts/visitor/visitor-texts.js';

/** A category's name, or what a game of several is called. */
export const soloTitle = (t: ReturnType<typeof useVisitorTexts>, title: string): string =>
  title === unnamedSolo ? t('solo.unnamed') : title;
