import { demoCodes } from './contract/index.js';

/**
 * What new join codes are made of: of those that are taken for each other on a wall only the digit, and no vowels, so that
 * a code spells nothing.
 */
export const codeCharacters = '0123456789CDFGHJKMNPRTVWXY';

/** What is read for what: each letter stands above its digit. The index join_codes_plain has the same two rows. */
export const lookAlikes = { letters: 'OQILZSB', digits: '0011258' } as const;

const letter = new RegExp(`[${lookAlikes.letters}]`, 'g');

/** What a TV waits with: no vowels either, and no digit that a letter could be taken for. */
export const tvLetters = 'BCDFGHJKLMNPQRSTVWXZ';

/** A TV's letters as they are compared: in any case, however they are spaced. */
export const plainTvCode = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

/** A code, in any case, as it is compared: whoever reads O for 0 means the same one. */
export const plainCode = (code: string): string =>
  code
    .trim()
    .toUpperCase()
    .replace(letter, (found) => lookAlikes.digits.charAt(lookAlikes.letters.indexOf(found)));

const demos = new Map<string, string>(demoCodes.map((demo) => [plainCode(demo), demo]));

/** The demo that this code names, if one does. */
export const demoMeant = (code: string): string | null => demos.get(plainCode(code)) ?? null;
