type ResultWord = 'ownResults.excellent' | 'ownResults.good' | 'ownResults.notBad' | 'ownResults.practice';

/** Share of right answers in whole percent, 0 to 100. */
export const percentOf = (score: number, total: number): number =>
  total === 0 ? 0 : Math.round((100 * score) / total);

/** The word for a result (specification, section 9; OP-70): from 80, from 60, from 40 percent, and below. */
export const resultWord = (percent: number): ResultWord => {
  if (percent >= 80) return 'ownResults.excellent';
  if (percent >= 60) return 'ownResults.good';
  return percent >= 40 ? 'ownResults.notBad' : 'ownResults.practice';
};
