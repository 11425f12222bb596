import { resolveConfusablesTransformer } from 'obscenity';
import unhomoglyph from 'unhomoglyph';
import { letterSigns } from './spellings.js';

const smallCapitals = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡxʏᴢ';

/** What neither table of look-alikes knows, or knows as another letter than people read. */
const readAs: ReadonlyMap<string, string> = new Map([
  ...[...smallCapitals].map((capital, index) => [capital, String.fromCodePoint(97 + index)] as const),
  ['ß', 'ss'],
  ['ı', 'i'],
  ['υ', 'u'],
  ['¡', '!'],
  ['#', '*'],
  ['%', '*'],
  ['×', '*'],
]);

const withoutMarks = (text: string): string => text.normalize('NFD').replace(/[\p{M}\p{Cf}]/gu, '');

const confusables = resolveConfusablesTransformer();
const latinOf = (character: string): string => {
  const resolved = confusables.transform(character.codePointAt(0) ?? 0);
  const latin = resolved === undefined ? character : String.fromCodePoint(resolved);
  return latin <= '\u007f' ? latin : withoutMarks(unhomoglyph(latin));
};

/**
 * In Latin letters without marks, still in capitals and small letters. Only foreign characters are looked up: to Unicode's
 * table, which `lookOf` asks, "m" looks like "rn".
 */
const foldedOf = (name: string): string =>
  withoutMarks(name.normalize('NFKC')).replace(
    /[^ -~]|[#%]/gu,
    (character) => readAs.get(character) ?? latinOf(character),
  );

const separators = new RegExp(`[^${letterSigns}\\s]+`, 'g');

/** Long runs say no more than short ones, and are what a slow match is made of. */
const shortened = (text: string): string =>
  text
    .replace(/(.)\1{3,}/gu, '$1$1$1')
    .replace(/([^a-z\s]{4})[^a-z\s]+/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/** "f u c k" as "fuck": letters that stand alone belong together. */
const withLettersJoined = (text: string): string =>
  text
    .split(/[^a-z0-9@$]+/)
    .map((word) => (word.length === 1 ? word : ` ${word} `))
    .join('');

/** The name as its words are written, in small Latin letters. */
export const plainReadingOf = (name: string): string =>
  shortened(foldedOf(name).toLowerCase().replace(separators, ' '));

/** The ways in which somebody may read the name. */
export const readingsOf = (name: string): ReadonlySet<string> => {
  const folded = foldedOf(name);
  const small = folded.toLowerCase();
  const together = small.replace(separators, '');
  const readings = [
    small.replace(separators, ' '),
    together,
    withLettersJoined(small),
    folded
      .replace(/([a-z])(?=[A-Z])/g, '$1 ')
      .toLowerCase()
      .replace(separators, ' '),
  ];
  // "Ana L" is how a class tells two Anas apart.
  if (!/\s\p{Lu}\.?$/u.test(name)) readings.push(together.replace(/\s/g, ''));
  return new Set(readings.map(shortened));
};
