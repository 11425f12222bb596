import { limits } from './contract/limits.js';

/** Control characters, the characters that override text direction, and halves of surrogate pairs. */
const forbidden = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

const normalised = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase() // down, up and down again: 'ẞ', 'ß' and 'ss' are the same name
    .toUpperCase()
    .toLowerCase()
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')
    .replace(/\s+/gu, ' ') // blanks that an invisible character kept apart
    .trim();

/**
 * A name as it is shown: trimmed, NFC, inner white space collapsed (protocol.md, "Names").
 * Null when nothing visible is left, it is longer than 50 code points, or holds forbidden characters.
 */
export const cleanName = (raw: string): string | null => {
  const trimmed = raw.trim();
  if (forbidden.test(trimmed)) return null;
  const name = trimmed.normalize('NFC').replace(/\s+/gu, ' ');
  if ([...name].length > limits.name) return null;
  return normalised(name) === '' ? null : name;
};

/** Two names are equal when these are: NFKC, case folded, without characters that nobody sees. */
export const nameKey = (name: string): string => normalised(name);
