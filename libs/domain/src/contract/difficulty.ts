/** How hard a question is. */
export const difficulties = ['Easy', 'Medium', 'Hard'] as const;
export type Difficulty = (typeof difficulties)[number];

/** How hard the questions of a game or set are together. */
export const gameDifficulties = ['easy', 'medium', 'hard', 'mixed'] as const;
export type GameDifficulty = (typeof gameDifficulties)[number];

/** A question's difficulty by its name in any case; undefined for all other names. */
export const difficultyNamed = (name: string): Difficulty | undefined =>
  difficulties.find((known) => known.toLowerCase() === name.trim().toLowerCase());
