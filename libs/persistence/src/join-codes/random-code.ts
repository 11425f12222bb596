import { randomInt } from 'node:crypto';
import { codeCharacters, demoMeant } from '@clockbeat/domain';

const length = 6;

/** Six characters, hard to guess, never what might be read as a demo's. */
export const randomCode = (): string => {
  let code = '';
  while (code.length < length) code += codeCharacters[randomInt(codeCharacters.length)];
  return demoMeant(code) ? randomCode() : code;
};
