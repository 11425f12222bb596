import type { Candidate, Family } from '../candidate.js';
import { type Country, countries, currencyName } from '../data/countries.js';
import { withoutCurrencyQuestion } from '../data/disputed.js';
import { difficultyOf, givesAway, keyOf, kinOf, namesOf } from '../data/kin.js';

const category = 'Finance';
const francs = new Set(['XOF', 'XAF']);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface WithMoney extends Country {
  currency: string;
  unit: string;
}

/** Countries with one money of their own name, on which the sources agree. */
export const withMoney: readonly WithMoney[] = countries.flatMap((country) => {
  const { code, currency, units } = country;
  const [unit] = units;
  if (currency === null || unit === undefined || units.length !== 1) return [];
  return withoutCurrencyQuestion.has(code) || francs.has(currency) ? [] : [{ ...country, currency, unit }];
});

/** Words so much alike that one beside the other would be a trick. */
const variants = [
  ['krone', 'krona', 'króna', 'koruna', 'kroon'],
  ['rial', 'riyal'],
  ['dinar', 'denar'],
  ['som', 'somoni', 'soʻm'],
  ['leu', 'lev', 'lek'],
];
const sounds = (unit: string, other: string): boolean =>
  unit === other || variants.some((alike) => alike.includes(unit) && alike.includes(other));
/** Whether this country pays with something that is clearly another money. */
export const paysOther = ({ units }: Country, unit: string): boolean =>
  units.length === 1 && !units.some((its) => sounds(its, unit));

const usersOf = (unit: string): readonly Country[] => countries.filter(({ units }) => units.includes(unit));

const currency: Family = {
  name: 'currency',
  category,
  candidates: withMoney
    .filter(({ unit, name, currency: iso }) => unit !== 'euro' && iso !== 'XCD' && !givesAway(unit, name))
    .map((country) => ({
      id: `currency-${keyOf(country)}`,
      difficulty: difficultyOf(country),
      question: `What is the currency of ${country.inText}?`,
      answer: capital(country.unit),
      wrong: kinOf(country, (other) => paysOther(other, country.unit), 12)
        .flatMap(({ units }) => units.map(capital))
        .filter(
          (unit, index, all) =>
            all.findIndex((other) => sounds(other.toLowerCase(), unit.toLowerCase())) === index,
        )
        .slice(0, 5),
    })),
};

const currencyOf: Family = {
  name: 'currency-of',
  category,
  candidates: withMoney
    .filter(({ unit, name }) => usersOf(unit).length === 1 && !givesAway(unit, name))
    .map((country) => ({
      id: `currency-of-${keyOf(country)}`,
      difficulty: difficultyOf(country) === 'Easy' ? 'Easy' : 'Hard',
      question: `In which country do people pay with the ${country.unit}?`,
      answer: country.name,
      wrong: namesOf(
        kinOf(country, (other) => !givesAway(country.unit, other.name) && paysOther(other, country.unit), 6),
      ),
    })),
};

const shared = ['dollar', 'peso', 'franc', 'dinar', 'pound', 'rupee', 'shilling', 'krone'];

const sharedUnit: Family = {
  name: 'money-called',
  category,
  candidates: withMoney
    .filter(({ unit, code }) => shared.includes(unit) && !['US', 'GB', 'CH'].includes(code))
    .map((country) => ({
      id: `money-called-${country.unit}-${keyOf(country)}`,
      difficulty: 'Medium',
      question: `Which of these countries calls its currency the ${country.unit}?`,
      answer: country.name,
      wrong: namesOf(
        kinOf(
          country,
          (other) => paysOther(other, country.unit) && !withoutCurrencyQuestion.has(other.code),
          7,
        ),
      ),
    })),
};

/** European countries with a currency of their own and no date for the euro. */
export const outside = ['CH', 'NO', 'GB', 'SE', 'RS', 'AL', 'UA', 'MD', 'GE', 'TR'];

const euro: Family = {
  name: 'euro',
  category,
  candidates: withMoney
    .filter(({ currency: code }) => code === 'EUR')
    .map(
      (country): Candidate => ({
        id: `euro-${keyOf(country)}`,
        difficulty: difficultyOf(country) === 'Easy' ? 'Easy' : 'Medium',
        question: 'In which of these countries is the euro the official currency?',
        answer: country.name,
        wrong: namesOf(countries.filter(({ code }) => outside.includes(code))),
      }),
    ),
};

const named = withMoney
  .filter(({ currency: code }) => code !== 'EUR' && code !== 'XCD')
  .map((country) => ({ country, code: country.currency, name: capital(currencyName(country.currency)) }));

/** On every board of rates. */
const everyday = new Set(['USD', 'GBP', 'JPY', 'NGN', 'GHS', 'ZAR', 'CHF', 'CAD', 'AUD', 'INR', 'KES']);

const code: Family = {
  name: 'currency-code',
  category,
  candidates: named
    .filter(
      (one, index) => named.findIndex((other) => other.code === one.code) === index && one.name.includes(' '),
    )
    .map(({ country, code: iso, name }) => ({
      id: `currency-code-${iso.toLowerCase()}`,
      difficulty: everyday.has(iso) ? 'Easy' : difficultyOf(country) === 'Easy' ? 'Medium' : 'Hard',
      question: `On a list of exchange rates, which currency is ${iso}?`,
      answer: name,
      // With the same initial, the code alone does not give it away.
      wrong: named
        .filter((other) => other.code !== iso && other.code[0] === iso[0] && other.name.includes(' '))
        .map((other) => other.name),
    })),
};

export const moneyFamilies: readonly Family[] = [currency, currencyOf, sharedUnit, euro, code];
