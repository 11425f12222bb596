import type { Candidate, Family } from '../candidate.js';
import { some } from '../chance.js';
import { countries } from '../data/countries.js';
import { betweenContinents } from '../data/disputed.js';
import { difficultyOf, keyOf, kinOf, namesOf } from '../data/kin.js';

const category = 'Geography';

const continent: Family = {
  name: 'continent',
  category,
  candidates: some(
    countries.filter(
      (country) =>
        difficultyOf(country) !== 'Easy' &&
        !betweenContinents.has(country.code) &&
        !/Africa|Guinea/.test(country.name),
    ),
    40,
    'continent',
  ).map((country) => ({
    id: `continent-${keyOf(country)}`,
    difficulty: 'Easy',
    question: `On which continent would you find ${country.inText}?`,
    answer: country.continent,
    wrong: ['Africa', 'Asia', 'Europe', 'North America', 'South America', 'Oceania'],
  })),
};

/** So much larger that no way of measuring turns it round. */
const clearly = 1.5;

const largest: Family = {
  name: 'largest',
  category,
  candidates: some(
    countries.filter(({ area, code }) => area > 200_000 && !['RU', 'CN', 'CA', 'US', 'MA'].includes(code)),
    45,
    'largest',
  ).map((country) => ({
    id: `largest-${keyOf(country)}`,
    difficulty: 'Medium',
    question: 'By area, which of these countries is the largest?',
    answer: country.name,
    wrong: namesOf(
      countries
        .filter(
          ({ area, continent: its }) =>
            its === country.continent && area * clearly < country.area && area * 6 > country.area,
        )
        .sort((a, b) => b.area - a.area)
        .slice(0, 8),
    ),
  })),
};

/** Where one of these languages has some official standing besides. */
export const doubtful = new Set([
  'IL',
  'PH',
  'BZ',
  'US',
  'MA',
  'IR',
  'ML',
  'NE',
  'SN',
  'ER',
  'TR',
  'IN',
  'CY',
  'SS',
  'AD',
  'GQ',
  'TZ',
]);

export const languages = [
  { code: 'es', language: 'Spanish' },
  { code: 'pt', language: 'Portuguese' },
  { code: 'ar', language: 'Arabic' },
];

const language: Family = {
  name: 'language',
  category,
  candidates: languages.flatMap(({ code, language: spoken }) =>
    countries
      .filter(
        ({ code: its, languages: { both }, name }) =>
          both.includes(code) && !doubtful.has(its) && !['Spain', 'Portugal', 'Saudi Arabia'].includes(name),
      )
      .map(
        (country): Candidate => ({
          id: `language-${code}-${keyOf(country)}`,
          difficulty: 'Medium',
          question: `In which of these countries is ${spoken} an official language?`,
          answer: country.name,
          wrong: namesOf(
            kinOf(country, (other) => !other.languages.either.includes(code), 8).filter(
              ({ code: other }) => !doubtful.has(other),
            ),
          ),
        }),
      ),
  ),
};
export const landFamilies: readonly Family[] = [continent, largest, language];
