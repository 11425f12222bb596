import { intlTag } from './languages.js';

/** One text, or one per plural form of `count` (Intl.PluralRules; `other` always). */
type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;
export type Entry = string | PluralForms;

/** Sections of named texts: a catalogue, or the part of it that some pages load. */
export type Sections = Record<string, Record<string, Entry>>;
/** What another language must fill: the same keys, with plural forms only where a count is given. */
type LikeSection<S> = { [K in keyof S]: LikeEntry<S[K]> };
export type LikeSections<C extends Sections> = { [S in keyof C]: LikeSection<C[S]> };
type LikeEntry<E> = E extends string ? (E extends `${string}{count}${string}` ? Entry : string) : Entry;
export interface Locale<C extends Sections> {
  /** BCP 47. */
  tag: string;
  catalogue: C | LikeSections<C>;
  /** What the language's typography wants of a text, before values are put in: theirs is their own. */
  typeset?: ((text: string) => string) | undefined;
  /** Keys whose plural forms are those of places (1st, 2nd). */
  ordinals?: ReadonlySet<string>;
}

type KeyOf<C extends Sections> = {
  [S in keyof C & string]: `${S}.${keyof C[S] & string}`;
}[keyof C & string];
type EntryAt<
  C extends Sections,
  K extends string,
> = K extends `${infer S extends keyof C & string}.${infer E}`
  ? E extends keyof C[S]
    ? C[S][E]
    : never
  : never;
type NamesIn<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type NamesAt<C extends Sections, K extends string> =
  EntryAt<C, K> extends { other: infer T } ? NamesIn<T> | 'count' : NamesIn<EntryAt<C, K>>;

type Values<C extends Sections, K extends string> = [NamesAt<C, K>] extends [never]
  ? []
  : [Record<NamesAt<C, K>, string | number>];

/**
 * A text of the catalogue with its values put in: numbers as the locale writes them, plurals by `count`. `catalogue` is never
 * there: without it TypeScript would take the translator of one catalogue for that of another.
 */
export type TranslateOf<C extends Sections> = (<K extends KeyOf<C>>(
  key: K,
  ...values: Values<C, K>
) => string) & { readonly catalogue?: C };

/** The translator of one locale. */
export const makeTranslate = <C extends Sections>({
  tag,
  catalogue,
  typeset = asItIs,
  ordinals = noOrdinals,
}: Locale<C>): TranslateOf<C> => {
  const numbers = whenNeeded(() => new Intl.NumberFormat(intlTag(tag)));
  const foreign = /^ar\b/.test(tag) ? leftToRight : rightToLeft;
  /** A name that runs the other way takes no sign of the sentence with it. An address stays bare: programs would take the sign behind it for a part. */
  const isolated = (value: string): string =>
    foreign.test(value) && !address.test(value) ? `\u2068${value}\u2069` : value;
  const cardinal = whenNeeded(() => new Intl.PluralRules(tag));
  const ordinal = whenNeeded(() => new Intl.PluralRules(tag, { type: 'ordinal' }));
  const texts: Sections = catalogue;
  return (key, ...[values]) => {
    const [section = '', name = ''] = key.split('.');
    const entry = texts[section]?.[name] ?? key;
    const given: Record<string, string | number> = values ?? {};
    const rules = ordinals.has(key) ? ordinal : cardinal;
    return fill(typeset(choose(entry, given['count'], rules)), given, numbers, isolated);
  };
};

const address = /^https?:/;
const leftToRight = /[a-z\u00c0-\u024f\u0370-\u052f]/i;
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Each of them takes milliseconds to make, on a phone tens of them, and most pages need none or one. */
const whenNeeded = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

const asItIs = (text: string): string => text;

const noOrdinals: ReadonlySet<string> = new Set();

const choose = (entry: Entry, count: string | number | undefined, rules: () => Intl.PluralRules): string => {
  if (typeof entry === 'string') return entry;
  return entry[rules().select(Number(count ?? 0))] ?? entry.other;
};

const fill = (
  text: string,
  values: Record<string, string | number>,
  numbers: () => Intl.NumberFormat,
  isolated: (value: string) => string,
): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return typeof value === 'number' ? numbers().format(value) : isolated(value);
  });
