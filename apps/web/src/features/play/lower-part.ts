/**
 * The place of the answers and, after them, of the board: in thumb's reach, and giving way to a long question down to
 * four tiles of 64 px.
 */
export const lowerPart = 'min-h-[17.875rem] flex-[0_1_58%] sm:min-h-[8.75rem] lg:flex-[0_1_48%]';
