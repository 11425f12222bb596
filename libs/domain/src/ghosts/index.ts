export * from './ghost-track.js';
export * from './ghosts-of.js';
export * from './moment.js';
