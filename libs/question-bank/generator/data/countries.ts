import { createRequire } from 'node:module';
import { type ICountry, countries as secondSource } from 'countries-list';
import type { Country as FirstCountry } from 'world-countries';
import { folded } from '../likeness.js';

/** Its types speak of an ES module, it is a CommonJS one. */
const firstSource: readonly FirstCountry[] = createRequire(import.meta.url)('world-countries');

/** One member of the United Nations, as far as two sources agree on it. */
export interface Country {
  /** ISO 3166, two letters, in capitals. */
  code: string;
  /** The same in three digits. */
  number: string;
  name: string;
  /** As it stands in a sentence: "the Gambia". */
  inText: string;
  /** Null where the sources differ. */
  capital: string | null;
  region: string;
  continent: string;
  /** km². */
  area: number;
  landlocked: boolean;
  /** Codes of UN members that it borders on land. */
  borders: readonly string[];
  /** ISO 4217 codes that either source names. */
  currencies: readonly string[];
  /** The one currency in which both sources agree, or null. */
  currency: string | null;
  /** Words for its money: "naira". Of either source. */
  units: readonly string[];
  /** Without the plus, or null where it is shared or the sources differ. */
  diallingCode: string | null;
  domain: string;
  /** Official languages that both sources name, and all that either names; ISO 639-1. */
  languages: { both: readonly string[]; either: readonly string[] };
}

const names: Readonly<Record<string, string>> = { TL: 'East Timor', CI: 'Ivory Coast', TR: 'Turkey' };
const capitals: Readonly<Record<string, string>> = {
  'Ulan Bator': 'Ulaanbaatar',
  'Washington D.C.': 'Washington, D.C.',
};
const withArticle = new Set('AE BS CF CG DO GB GM KM MH MV NL PH SB US'.split(' '));
const continents: Readonly<Record<string, string>> = {
  AF: 'Africa',
  AS: 'Asia',
  EU: 'Europe',
  NA: 'North America',
  OC: 'Oceania',
  SA: 'South America',
};
/** Accounting units of ISO 4217 with which nobody pays. */
const fundCodes = new Set(['BOV', 'CHE', 'CHW', 'CLF', 'UYI', 'USN', 'COU', 'MXV']);
const languageCodes: Readonly<Record<string, string>> = {
  spa: 'es',
  por: 'pt',
  ara: 'ar',
  eng: 'en',
  fra: 'fr',
};

const members = firstSource.filter(({ unMember, cca2 }) => unMember && cca2 !== 'VA');
const codeOf = new Map(members.map(({ cca3, cca2 }) => [cca3, cca2]));

const unitOf = (currencyName: string): string => currencyName.split(' ').at(-1)?.toLowerCase() ?? '';

const currencyNames = new Map(
  members.flatMap(({ currencies }) => Object.entries(currencies).map(([code, { name }]) => [code, name])),
).set('VES', 'Venezuelan bolívar');

/** "Nigerian naira", by its ISO 4217 code. */
export const currencyName = (code: string): string => currencyNames.get(code) ?? '';

const toCountry = (first: FirstCountry): Country => {
  const second: ICountry | undefined = Object.entries(secondSource).find(
    ([code]) => code === first.cca2,
  )?.[1];
  if (second === undefined) throw new Error(`The second source does not know ${first.cca2}`);
  const [capital] = first.capital;
  const name = names[first.cca2] ?? first.name.common;
  const ofFirst = Object.keys(first.currencies);
  const ofSecond = second.currency.filter((code) => !fundCodes.has(code));
  const currencies = [...new Set([...ofFirst, ...ofSecond])];
  const dialled = first.idd.suffixes.map((suffix) => `${first.idd.root}${suffix}`.slice(1));
  const firstLanguages = Object.keys(first.languages).map((code) => languageCodes[code] ?? code);
  return {
    code: first.cca2,
    number: first.ccn3,
    name,
    inText: withArticle.has(first.cca2) ? `the ${name}` : name,
    capital:
      first.capital.length === 1 && capital !== undefined && folded(capital) === folded(second.capital)
        ? (capitals[capital] ?? capital)
        : null,
    region: first.subregion,
    continent: continents[second.continent] ?? '',
    area: first.area,
    landlocked: first.landlocked,
    borders: first.borders.flatMap((code) => codeOf.get(code) ?? []),
    currencies,
    currency: currencies.length === 1 ? (currencies[0] ?? null) : null,
    units: [...new Set(currencies.map((code) => unitOf(currencyName(code))).filter((unit) => unit !== ''))],
    diallingCode: dialled.length === 1 && dialled[0] === `${second.phone[0]}` ? (dialled[0] ?? null) : null,
    domain: first.tld[0] ?? '',
    languages: {
      both: second.languages.filter((code) => firstLanguages.includes(code)),
      either: [...new Set([...second.languages, ...firstLanguages])],
    },
  };
};

/** All UN members by their code. */
export const countries: readonly Country[] = members
  .map(toCountry)
  .sort((a, b) => (a.code < b.code ? -1 : 1));

const byCode = new Map(countries.map((country) => [country.code, country]));
export const countryOf = (code: string): Country | undefined => byCode.get(code);
