/** What the server calls the category of questions from several (apps/gateway, game-content.ts). */
const mixedCategory = 'Mixed';

/** A game's category and difficulty as words beside each other. Where both are mixed, that is said once. */
export const kindTexts = (category: string, difficulty: string, mixed: string): string[] => [
  ...new Set([category === mixedCategory ? mixed : category, difficulty]),
];
