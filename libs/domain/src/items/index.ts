export * from './administered.js';
export * from './analyse.js';
export * from './game-items.js';
export * from './game-responses.js';
export * from './item-pool.js';
export * from './reliability.js';
export { type Responses, ResponsesBuilder } from './responses.js';
