/** What a player's own screens ask for, apart from all the other limits (limits.ts): a player's way in must not load those. */
export const longestName = 50;
export const lobbySize = 100;
/** Of the code that hands a seat over: no code of a game or a team is so long. */
export const seatCodeLength = 10;

/** From this share of a quota on people are told of it. */
const quotaToldFrom = 0.8;

/** Whether there is so much that it is told. */
export const isNearQuota = (used: number, most: number): boolean => used >= most * quotaToldFrom;
