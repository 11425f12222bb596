import type { Family } from '../candidate.js';
import { countries } from '../data/countries.js';
import { withoutCapitalQuestion } from '../data/disputed.js';
import { difficultyOf, givesAway, keyOf, kinOf, namesOf } from '../data/kin.js';
import { otherCities } from '../facts/other-cities.js';

const category = 'Geography';

export const withCapital = countries.flatMap((country) =>
  country.capital === null ||
  withoutCapitalQuestion.has(country.code) ||
  givesAway(country.capital, country.name)
    ? []
    : [{ ...country, capital: country.capital }],
);

const capitals: Family = {
  name: 'capital',
  category,
  candidates: withCapital.map((country) => ({
    id: `capital-${keyOf(country)}`,
    difficulty: difficultyOf(country),
    question: `What is the capital of ${country.inText}?`,
    answer: country.capital,
    wrong: [
      ...(otherCities[country.code] ?? []).slice(0, 2),
      ...kinOf(country, ({ code, capital }) => capital !== null && !withoutCapitalQuestion.has(code), 3).map(
        ({ capital }) => capital ?? '',
      ),
    ],
  })),
};

const capitalOf: Family = {
  name: 'capital-of',
  category,
  candidates: withCapital.map((country) => ({
    id: `capital-of-${keyOf(country)}`,
    difficulty: difficultyOf(country),
    question: `${country.capital} is the capital of which country?`,
    answer: country.name,
    wrong: namesOf(kinOf(country, (other) => !givesAway(country.capital, other.name), 5)),
  })),
};

export const capitalFamilies: readonly Family[] = [capitals, capitalOf];
