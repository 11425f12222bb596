export * from './errors.js';
export * from './game-state.js';
export * from './http.js';
export * from './limits.js';
export * from './messages.js';
