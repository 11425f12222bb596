import { customSource, storedSource, uploadedSource } from '../hosting/basket-question.js';
import type { useDeskTexts } from '../texts/desk/desk-texts.js';

/** What the badge of a basket question says: the basket keeps our own sources by their English names. */
export const sourceName = (d: ReturnType<typeof useDeskTexts>, source: string): string => {
  switch (source) {
    case storedSource:
      return d('basket.stored');
    case uploadedSource:
      return d('basket.uploaded');
    case customSource:
      return d('basket.custom');
    default:
      return source;
  }
};
