import type { OpenQuestionView } from '@clockbeat/domain';

/**
 * The place of the answers and, after them, of the board: the lower 58 % of a phone, in thumb's reach, giving way to a long
 * question down to four tiles of 64 px. Options of many lines take what they need, and the question scrolls in its place.
 */
export const lowerPart = (question: OpenQuestionView): string =>
  longest(question) > manyLines
    ? 'shrink-0 pt-1'
    : 'min-h-[17.875rem] flex-[0_1_58%] sm:min-h-[8.75rem] lg:flex-[0_1_46%]';

const manyLines = 90;

const longest = ({ options }: OpenQuestionView): number => Math.max(...options.map(({ length }) => length));

/** One size for all four: the longest decides. */
export const tileTextSize = (question: OpenQuestionView): string => {
  const length = longest(question);
  if (length > manyLines) return 'text-[0.8125rem] sm:text-base';
  if (length > 40) return 'text-sm sm:text-base';
  return length > 24 ? 'text-base sm:text-lg' : 'text-lg sm:text-xl';
};
