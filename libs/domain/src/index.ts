export * from './contract/index.js';
export * from './events.js';
export * from './ids.js';
