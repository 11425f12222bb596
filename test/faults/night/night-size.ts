/** How many games at once, and how many questions and players each has: from the least to the most. */
export interface NightSize {
  readonly games: readonly [number, number];
  readonly questions: readonly [number, number];
  readonly players: readonly [number, number];
}

export const longNight: NightSize = { games: [2, 4], questions: [2, 4], players: [4, 10] };
/** For `npm test`: all that matters happens in it. */
export const shortNight: NightSize = { games: [2, 2], questions: [2, 2], players: [4, 6] };
