export { rejected, unchanged } from '../src/decision.js';
export * from './answers.js';
export * from './board-points.js';
export * from './commands.js';
export * from './content.js';
export * from './facts.js';
export * from './given.js';
export * from './people.js';
export * from './time.js';
