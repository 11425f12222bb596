export * from './fingerprint-text.js';
export * from './sealed-text.js';
