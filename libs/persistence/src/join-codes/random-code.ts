import { randomInt } from 'node:crypto';
import { demoCodes } from '@clockbeat/domain';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const length = 6;
const demos = new Set<string>(demoCodes);

/** Six characters A-Z and 0-9, hard to guess, never a demo's. */
export const randomCode = (): string => {
  let code = '';
  while (code.length < length) code += letters[randomInt(letters.length)];
  return demos.has(code) ? randomCode() : code;
};
