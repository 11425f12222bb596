import type { en } from './en/index.js';

/** One text, or one per plural form of `count` (Intl.PluralRules; `other` always). */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;
export type Entry = string | PluralForms;

type Sections = typeof en;
/** What every locale must fill: the same sections and keys as English. */
export type Catalogue = { [S in keyof Sections]: { [K in keyof Sections[S]]: Entry } };
export interface Locale {
  /** BCP 47. */
  tag: string;
  catalogue: Catalogue;
}

export type TextKey = {
  [S in keyof Sections & string]: `${S}.${keyof Sections[S] & string}`;
}[keyof Sections & string];
type EntryAt<K extends TextKey> = K extends `${infer S extends keyof Sections & string}.${infer E}`
  ? E extends keyof Sections[S]
    ? Sections[S][E]
    : never
  : never;
type NamesIn<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type NamesAt<K extends TextKey> =
  EntryAt<K> extends { other: infer T } ? NamesIn<T> | 'count' : NamesIn<EntryAt<K>>;

type Values<K extends TextKey> = [NamesAt<K>] extends [never] ? [] : [Record<NamesAt<K>, string | number>];

/** A text of the catalogue with its values put in: numbers as the locale writes them, plurals by `count`. */
export type Translate = <K extends TextKey>(key: K, ...values: Values<K>) => string;

/** The translator of one locale. Ordinal texts (1st, 2nd) name their forms in the entry `play.place`. */
export const makeTranslate = ({ tag, catalogue }: Locale): Translate => {
  const numbers = new Intl.NumberFormat(tag);
  const cardinal = new Intl.PluralRules(tag);
  const ordinal = new Intl.PluralRules(tag, { type: 'ordinal' });
  const texts: Record<string, Record<string, Entry>> = catalogue;
  return (key, ...[values]) => {
    const [section = '', name = ''] = key.split('.');
    const entry = texts[section]?.[name] ?? key;
    const given: Record<string, string | number> = values ?? {};
    const rules = ordinalKeys.has(key) ? ordinal : cardinal;
    return fill(choose(entry, given['count'], rules), given, numbers);
  };
};

const ordinalKeys: ReadonlySet<string> = new Set<TextKey>(['play.place']);

const choose = (entry: Entry, count: string | number | undefined, rules: Intl.PluralRules): string => {
  if (typeof entry === 'string') return entry;
  return entry[rules.select(Number(count ?? 0))] ?? entry.other;
};

const fill = (text: string, values: Record<string, string | number>, numbers: Intl.NumberFormat): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return typeof value === 'number' ? numbers.format(value) : value;
  });
