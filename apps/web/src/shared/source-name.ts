import { customSource, storedSource } from '../hosting/basket-question.js';
import type { useDeskTexts } from '../texts/desk/desk-texts.js';

/** What the badge of a basket question says: the basket keeps our two sources by their English names. */
export const sourceName = (d: ReturnType<typeof useDeskTexts>, source: string): string => {
  if (source === storedSource) return d('basket.stored');
  return source === customSource ? d('basket.custom') : source;
};
