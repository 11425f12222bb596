import type { OpenQuestionView } from '@clockbeat/domain/contract';

/**
 * The place of the answers and, after them, of the board: the lower 60 % of a phone (with the bar below them), in thumb's
 * reach, giving way to a long question down to four tiles of 64 px. Options of many lines take what they need, and the page
 * scrolls.
 */
export const lowerPart = (question: OpenQuestionView): string =>
  longest(question) > manyLines
    ? 'shrink-0 pt-1'
    : 'min-h-[17.875rem] flex-[0_1_calc(60%-3.75rem)] sm:min-h-[8.75rem] lg:flex-[0_1_48%]';

const manyLines = 90;

const longest = ({ options }: OpenQuestionView): number => Math.max(...options.map(({ length }) => length));

/** One size for all four: the longest decides. */
export const tileTextSize = (question: OpenQuestionView): string => {
  const length = longest(question);
  if (length > 40) return 'text-sm sm:text-base';
  return length > 24 ? 'text-base sm:text-lg' : 'text-lg sm:text-xl';
};
