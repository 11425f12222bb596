export * from './card.js';
export * from './game-state.js';
export * from './outcome.js';
export * from './people.js';
export * from './results.js';
