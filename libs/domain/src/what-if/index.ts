export type { CountedGame } from './best-questions.js';
export * from './other-game.js';
export * from './other-rules.js';
export * from './shared.js';
export * from './what-if.js';
