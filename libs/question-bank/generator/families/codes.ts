import type { Family } from '../candidate.js';
import { some } from '../chance.js';
import { countries } from '../data/countries.js';
import { difficultyOf, keyOf, kinOf, namesOf } from '../data/kin.js';

const category = 'General Knowledge';

const domains: Family = {
  name: 'domain',
  category,
  candidates: some(
    countries.filter(({ domain, code }) => domain === `.${code.toLowerCase()}`),
    80,
    'domain',
  ).map((country) => ({
    id: `domain-${keyOf(country)}`,
    difficulty: difficultyOf(country),
    question: `Web addresses that end in ${country.domain} belong to which country?`,
    answer: country.name,
    // With the same initial, the letters alone do not give it away.
    wrong: namesOf(
      countries.filter(({ code, name }) => code[0] === country.code[0] && name[0] === country.name[0]),
    ),
  })),
};

const dialling: Family = {
  name: 'dialling',
  category,
  candidates: some(
    countries.filter(({ diallingCode }) => diallingCode !== null && !['1', '7', '39'].includes(diallingCode)),
    80,
    'dialling',
  ).map((country) => ({
    id: `dialling-${keyOf(country)}`,
    difficulty: difficultyOf(country) === 'Easy' ? 'Medium' : 'Hard',
    question: `Which country do you call with the dialling code +${country.diallingCode}?`,
    answer: country.name,
    wrong: namesOf(kinOf(country, ({ diallingCode }) => diallingCode !== country.diallingCode)),
  })),
};

export const codeFamilies: readonly Family[] = [domains, dialling];
