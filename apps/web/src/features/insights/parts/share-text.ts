import { useDeskTexts } from '../../../texts/desk/desk-texts.js';

/** A share from 0 to 1 in whole percent; what is not quite nothing or everything does not look like it. */
export const wholePercent = (share: number): number => {
  const percent = Math.round(100 * share);
  if (percent === 0 && share > 0) return 1;
  return percent === 100 && share < 1 ? 99 : percent;
};

export const useShareText = (): ((share: number) => string) => {
  const d = useDeskTexts();
  return (share) => d('insights.percent', { percent: wholePercent(share) });
};
