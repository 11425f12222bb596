import type { useDeskTexts } from '../../../texts/desk/desk-texts.js';

/** Whole seconds in words; null for a game that never had an end. */
export const durationText = (t: ReturnType<typeof useDeskTexts>, seconds: number | null): string => {
  if (seconds === null) return t('history.none');
  if (seconds < 60) return t('history.seconds', { seconds });
  return t('history.minutes', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
};
