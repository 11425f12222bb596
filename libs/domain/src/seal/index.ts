export * from './fingerprint-text.js';
export { jsonbText } from './jsonb-text.js';
export * from './sealed-text.js';
