import { some } from '../chance.js';
import { type Country, countries } from '../data/countries.js';
import { betweenContinents, caspian, withoutCapitalQuestion } from '../data/disputed.js';
import { difficultyOf, keyOf, namesOf } from '../data/kin.js';
import { nigerianStates } from '../facts/nigeria.js';
import { otherCities } from '../facts/other-cities.js';
import { keyFor } from '../facts/table.js';
import { usStates } from '../facts/us-states.js';
import { bordering, neighboursOf, strangersOf } from '../families/borders.js';
import { withCapital } from '../families/capitals.js';
import { doubtful, languages } from '../families/lands.js';
import { folded } from '../likeness.js';
import type { TaskFamily } from './family.js';
import { tickAll } from './tick-all.js';

const category = 'Geography';
const isKnown = (country: Country): boolean => difficultyOf(country) !== 'Hard';
const inLand = (continent: string): Country[] =>
  bordering.filter((country) => country.continent === continent && isKnown(country));

const borders = tickAll(
  'ticks-border',
  category,
  some(
    bordering.filter((country) => isKnown(country) && neighboursOf(country).length >= 3),
    14,
    'ticks-border',
  ).map((country) => ({
    id: keyOf(country),
    difficulty: 'Medium',
    question: `Which of these countries are neighbours of ${country.inText} on land?`,
    right: namesOf(neighboursOf(country)),
    wrong: namesOf(strangersOf(country)),
  })),
);

const coasts = tickAll(
  'ticks-landlocked',
  category,
  (['Africa', 'Europe', 'Asia', 'South America'] as const).map((continent) => ({
    id: keyFor(continent),
    difficulty: continent === 'South America' ? 'Easy' : 'Medium',
    question: `Which of these countries in ${continent} have no sea coast?`,
    right: namesOf(inLand(continent).filter(({ landlocked, code }) => landlocked && !caspian.has(code))),
    wrong: namesOf(inLand(continent).filter(({ landlocked }) => !landlocked)),
  })),
);

const continents = tickAll(
  'ticks-continent',
  category,
  (['Africa', 'Asia', 'Europe', 'North America', 'South America'] as const).map((continent) => {
    const sure = countries.filter(
      (country) =>
        !betweenContinents.has(country.code) && !/Africa|Guinea/.test(country.name) && isKnown(country),
    );
    return {
      id: keyFor(continent),
      difficulty: 'Easy',
      question: `Which of these countries lie in ${continent}?`,
      right: namesOf(sure.filter((country) => country.continent === continent)),
      wrong: namesOf(sure.filter((country) => country.continent !== continent)),
    };
  }),
);

const spoken = tickAll(
  'ticks-language',
  category,
  languages.map(({ code, language }) => {
    const sure = countries.filter((country) => !doubtful.has(country.code) && country.code !== 'TL');
    return {
      id: code,
      difficulty: 'Medium',
      question: `In which of these countries is ${language} an official language?`,
      right: namesOf(sure.filter(({ languages: { both } }) => both.includes(code))),
      wrong: namesOf(sure.filter((country) => !country.languages.either.includes(code) && isKnown(country))),
    };
  }),
);

const allCapitals = new Set(countries.flatMap(({ capital }) => (capital === null ? [] : [folded(capital)])));
const isNoCapital = (city: string): boolean => !allCapitals.has(folded(city));

const capitals = tickAll(
  'ticks-capital',
  category,
  (['Africa', 'Asia', 'Europe'] as const).map((continent) => {
    const sure = countries.filter(
      ({ code, continent: its }) => its === continent && !withoutCapitalQuestion.has(code),
    );
    return {
      id: keyFor(continent),
      difficulty: 'Medium',
      question: `Which of these cities in ${continent} are the capitals of their countries?`,
      right: withCapital
        .filter((country) => country.continent === continent && isKnown(country))
        .map(({ capital }) => capital),
      wrong: sure.flatMap(({ code }) => otherCities[code] ?? []).filter(isNoCapital),
    };
  }),
);

const zones = tickAll(
  'ticks-zone',
  category,
  ['North Central', 'North East', 'North West', 'South East', 'South South', 'South West'].map((zone) => ({
    id: keyFor(zone),
    difficulty: 'Medium',
    question: `Which of these states belong to Nigeria's ${zone}?`,
    right: nigerianStates.filter(({ more }) => more[0] === zone).map(({ subject }) => subject),
    wrong: nigerianStates.filter(({ more }) => more[0] !== zone).map(({ subject }) => subject),
  })),
);

const stateCapitals = new Set(usStates.map(({ right }) => right));

const usCapitals = tickAll('ticks-us', category, [
  {
    id: 'capitals',
    difficulty: 'Hard',
    question: 'Which of these cities are the capitals of states of the USA?',
    right: usStates.map(({ right }) => right),
    wrong: usStates.flatMap(({ more: [city = ''] }) => (stateCapitals.has(city) ? [] : city)),
  },
]);

export const geographyTicks: readonly TaskFamily[] = [
  borders,
  coasts,
  continents,
  spoken,
  capitals,
  zones,
  usCapitals,
];
