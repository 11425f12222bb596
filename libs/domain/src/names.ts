import { limits } from './contract/limits.js';
import type { PlayerId } from './ids.js';

/**
 * Code points that may be typed where a name is asked for. Whether it is a good one the game decides, with a code of its own;
 * what is composed for that must not be endless.
 */
export const longestTypedName = 1_000;

/**
 * Control characters, the characters that override text direction, halves of surrogate pairs, and what stands for nothing
 * without being called ignorable: the blank of Braille, the place of an object, the marks of annotations.
 */
const forbidden = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\u2800\ufff9-\ufffc]/u;

/** Something to call somebody by: a letter, a digit or an emoji. */
const callable = /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;

/**
 * More marks on one character than any name needs: three of those that every script shares, five of a script's own (Burmese
 * and Tibetan have four), or one of them twice. They reach into the lines above and below.
 */
const heaped = /(?:(?=\p{Script=Inherited})\p{M}){3}|\p{M}{5}|(\p{M})\1/u;

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
 * A name as it is shown: trimmed, NFC, inner white space collapsed (docs/protocol.md, "Names").
 * Null when it is longer than 50 code points, holds forbidden characters or heaps of marks, or nothing that is left of it
 * without what nobody sees is a letter, a digit or an emoji.
 */
export const cleanName = (raw: string): string | null => {
  const trimmed = raw.trim();
  if (forbidden.test(trimmed)) return null;
  const name = trimmed.normalize('NFC').replace(/\s+/gu, ' ');
  if ([...name].length > limits.name) return null;
  if (heaped.test(name)) return null;
  return callable.test(normalised(name)) ? name : null;
};

/** What is left of an id to call somebody by: letters and digits, six of which are enough for one game. */
const remnant = (id: string): string =>
  id
    .replace(/^p_/, '')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 6);

/** What a player whose name is forgotten is called; it follows from the seat's id and from nothing else. */
export const forgottenPlayer = (playerId: PlayerId): string => `Player ${remnant(playerId)}`;

/** The same of a team, by the seat that it was forgotten for. */
export const forgottenTeam = (playerId: PlayerId): string => `Team ${remnant(playerId)}`;

/** Two names are equal when these are: NFKC, case folded, without characters that nobody sees. */
export const nameKey = (name: string): string => normalised(name);
