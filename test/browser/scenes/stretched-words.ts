import { translations } from '../../../apps/web/src/texts/languages';
import type { Parts, Translation } from '../../../apps/web/src/texts/translation';
import { languages } from '../../../libs/domain/src/contract/languages';

export type PartName = keyof Parts;

/** Texts by their names, in sections. */
interface Texts {
  readonly [name: string]: string | Texts;
}

export const partNames = Object.keys(await translations.it()).filter(
  (name): name is PartName => name !== 'typeset',
);

/** How the file of a part is called, in every language. */
export const fileOf = (part: PartName): string =>
  part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Those that are written as English is, Italian first; Arabic runs the other way, and is looked at by itself. */
const translated = [
  'it',
  ...languages.filter((language) => !['en', 'it', 'ar'].includes(language)),
] as 'it'[];

const loaded = Promise.all(translated.map((language): Promise<Translation> => translations[language]()));

/**
 * A part of the client's texts for the place of the Italian ones, each as wide as the widest that any language has of it, its longest
 * word as long as any language's, and 40 % longer than the English one: what it fits into fits each of them.
 */
export const stretchedWords = async (part: PartName): Promise<Texts> => {
  const files = (await loaded).map(async (translation) => {
    const file: Readonly<Record<string, unknown>> = await translation[part]();
    return typesetBy(translation.typeset ?? ((text) => text), file[part] as Texts);
  });
  const english: Texts = (await import(`../../../apps/web/src/texts/en/${fileOf(part)}.ts`))[part];
  return eachStretched(english, await Promise.all(files));
};

/** The longest text of the Italian part that stands in its built file as it is written: no other language has it. */
export const longestInItalian = async (part: PartName): Promise<string> => {
  const file: Readonly<Record<string, unknown>> = await (await translations.it())[part]();
  const texts = JSON.stringify(file[part]).match(/(?<=")[^"'`\\$]+(?=")/g) ?? [];
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
};

const typesetBy = (typeset: (text: string) => string, texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      isText(text) ? typeset(text) : typesetBy(typeset, text),
    ]),
  );

/** The sections and forms of number are those of the first translation. */
const eachStretched = (english: Texts, [first = {}, ...others]: readonly Texts[]): Texts =>
  Object.fromEntries(
    Object.entries(first).map(([name, text]) => {
      const inEnglish = english[name];
      const same = [text, ...others.map((texts) => texts[name])];
      return typeof text === 'string'
        ? [name, stretched(isText(inEnglish) ? inEnglish : '', same.filter(isText))]
        : [name, eachStretched(isSection(inEnglish) ? inEnglish : {}, same.filter(isSection))];
    }),
  );

type Entry = Texts[string] | undefined;
const isText = (entry: Entry): entry is string => typeof entry === 'string';
const isSection = (entry: Entry): entry is Texts => typeof entry === 'object';

/** So much longer than English is a text in a wordy language that we don't have yet. */
const longer = 0.4;

const stretched = (english: string, translations: readonly string[]): string => {
  const all = [english, ...translations];
  const widest = widestOf(all);
  const longestWord = widestOf(all.map(longestWordIn));
  const own = longestWordIn(widest);
  // whole words: a value's place may be called as one of them
  const text = widest
    .split(betweenWords)
    .map((word) => (word === own ? longestWord : word))
    .join('');
  const missing = Math.ceil(english.length * (1 + longer)) - text.length;
  // in words, as a text grows; a figure alone is no word
  return missing > 0 && /\p{L}/u.test(english.replace(/\{\w+\}/g, ''))
    ? `${text} ${'ölöñĝ '
        .repeat(Math.ceil(missing / 6))
        .slice(0, missing)
        .trim()}`.trimEnd()
    : text;
};

const betweenWords = /([\s\u00ad-]+)/;

/** What stands on one line, however narrow; a value's place is as wide in all of them. */
const longestWordIn = (text: string): string =>
  widestOf(text.split(betweenWords).filter((word) => !betweenWords.test(word) && !word.includes('{')));

const narrow = new Set(" .,:;!|'’()[]/ijlftrIJ1\u00ad\u2060");
const wide = new Set('mwMWÆŒ@%—');

/** About how wide a text is, in letters of an even breadth: what differs from language to language is far more than what this leaves out. */
const widthOf = (text: string): number => {
  let width = 0;
  for (const letter of text) width += narrow.has(letter) ? 0.5 : wide.has(letter) ? 1.5 : 1;
  return width;
};

const widestOf = (texts: readonly string[]): string =>
  texts.reduce((widest, other) => (widthOf(other) > widthOf(widest) ? other : widest), '');
