import { translations } from '../../../apps/web/src/texts/languages';
import type { Parts, Translation } from '../../../apps/web/src/texts/translation';
import { languages } from '../../../libs/domain/src/contract/languages';

export type PartName = keyof Parts;

/** Texts by their names, in sections. */
export interface Texts {
  readonly [name: string]: string | Texts;
}

/** Those that are written as English is; Arabic runs the other way, and is looked at by itself. */
const alike = languages.filter((language) => language !== 'en' && language !== 'ar');

const narrow = new Set(" .,:;!|'’()[]/ijlftrIJ1\u00ad\u2060");
const wide = new Set('mwMWÆŒ@%—');

/** About how wide a text is, in letters of an even breadth: what differs from language to language is far more than what this leaves out. */
const widthOf = (text: string): number => {
  let width = 0;
  for (const letter of text) width += narrow.has(letter) ? 0.5 : wide.has(letter) ? 1.5 : 1;
  return width;
};

/** Of each text the widest that any language has of it, as its own typography sets it. Forms of number are those of the first. */
const widestOf = ([first, ...others]: readonly (Texts | undefined)[]): Texts =>
  Object.fromEntries(
    Object.entries(first ?? {}).map(([name, text]) => {
      const same = others.map((texts) => texts?.[name]);
      if (typeof text !== 'string')
        return [name, widestOf([text, ...same.filter((part) => typeof part === 'object')])];
      const all = [text, ...same.filter((other) => typeof other === 'string')];
      return [name, all.reduce((widest, other) => (widthOf(other) > widthOf(widest) ? other : widest))];
    }),
  );

/** The same texts, each as `by` has it. */
export const eachText = (texts: Texts, by: (text: string) => string): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      typeof text === 'string' ? by(text) : eachText(text, by),
    ]),
  );

const loaded = Promise.all(alike.map((language): Promise<Translation> => translations[language as 'fr']()));

/** A part of the client's texts, in which each is the widest that a language has: what it fits into fits each of them. */
export const widestWords = async (part: PartName): Promise<Texts> => {
  const files = (await loaded).map(async (translation) => {
    const file: Readonly<Record<string, unknown>> = await translation[part]();
    return eachText(file[part] as Texts, translation.typeset ?? ((text) => text));
  });
  return widestOf(await Promise.all(files));
};
