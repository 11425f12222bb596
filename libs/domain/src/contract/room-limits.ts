/** What a player's own screens ask for, apart from all the other limits (limits.ts): a player's way in must not load those. */
export const longestName = 50;
export const lobbySize = 100;
