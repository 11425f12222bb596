export * from './sealed-text.js';
