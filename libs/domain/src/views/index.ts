export * from './card.js';
export * from './course.js';
export * from './game-state.js';
export * from './outcome.js';
export * from './people.js';
export * from './results.js';
export * from './story.js';
export * from './summary.js';
