export * from './fits-task.js';
export { foldAnswer } from './folding.js';
export * from './judge.js';
export * from './read-number.js';
export * from './task.js';
