import { randomInt } from 'node:crypto';
import { codeCharacters, demoMeant } from '@clockbeat/domain';

const usualLength = 6;

/** Six characters where nothing else is said, hard to guess, never what might be read as a demo's. */
export const randomCode = (length = usualLength): string => {
  let code = '';
  while (code.length < length) code += codeCharacters[randomInt(codeCharacters.length)];
  return demoMeant(code) ? randomCode(length) : code;
};
