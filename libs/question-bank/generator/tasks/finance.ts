import { countries } from '../data/countries.js';
import { betweenContinents, withoutCurrencyQuestion } from '../data/disputed.js';
import { difficultyOf, namesOf } from '../data/kin.js';
import { moneyMilestones } from '../facts/milestones.js';
import { financeScales } from '../facts/scales.js';
import { financeSets } from '../facts/sets.js';
import { keyFor } from '../facts/table.js';
import { outside, paysOther, withMoney } from '../families/money.js';
import { askTheYear } from './ask-numbers.js';
import type { TaskFamily } from './family.js';
import { numberSums } from './number-sums.js';
import { askScales, byGap, putInOrder } from './put-in-order.js';
import { tickAll } from './tick-all.js';
import { capital, inWhichYear, inYears } from './words.js';

const financeOrders = [
  putInOrder({
    name: 'order-money',
    category: 'Finance',
    difficulty: 'Hard',
    questions: [
      'In which order did this come into the world of money?',
      'Which of these dates of business is the earliest, and which follow?',
    ],
    items: inYears(moneyMilestones),
    sizes: [4, 5],
    count: 4,
    apart: byGap(7),
  }),
  askScales('order-finance', 'Finance', financeScales),
];

const category = 'Finance';

const sharedUnits = tickAll(
  'ticks-money',
  category,
  (['dollar', 'peso', 'dinar', 'pound', 'rupee', 'shilling'] as const).map((unit) => ({
    id: unit,
    difficulty: unit === 'dollar' ? 'Easy' : 'Medium',
    question: `In which of these countries do people pay with a currency called ${unit}?`,
    right: namesOf(withMoney.filter((country) => country.unit === unit)),
    wrong: namesOf(
      countries.filter(
        (country) =>
          paysOther(country, unit) &&
          !withoutCurrencyQuestion.has(country.code) &&
          difficultyOf(country) !== 'Hard',
      ),
    ),
  })),
);

const euro = tickAll('ticks-euro', category, [
  {
    id: 'countries',
    difficulty: 'Easy',
    question: 'In which of these countries is the euro the official money?',
    right: namesOf(withMoney.filter(({ currency }) => currency === 'EUR')),
    wrong: namesOf(countries.filter(({ code }) => outside.includes(code))),
  },
]);

/** Money of countries that one may count to either of two continents. */
const unsure = new Set(
  countries.filter(({ code }) => betweenContinents.has(code)).flatMap(({ units }) => units.map(capital)),
);
/** Units of a continent. */
const unitsOf = (continent: string): string[] => [
  ...new Set(
    withMoney
      .filter((country) => country.continent === continent)
      .map(({ unit }) => capital(unit))
      .filter((unit) => !unsure.has(unit)),
  ),
];
const continentsOf = (unit: string): Set<string> =>
  new Set(
    countries.filter(({ units }) => units.map(capital).includes(unit)).map(({ continent }) => continent),
  );

const ofContinent = tickAll(
  'ticks-currencies',
  category,
  (['Africa', 'Asia', 'Europe'] as const).map((continent) => ({
    id: keyFor(continent),
    difficulty: 'Hard',
    question: `With which of these currencies do people pay in ${continent}?`,
    right: unitsOf(continent).filter((unit) => continentsOf(unit).size === 1),
    wrong: ['Africa', 'Asia', 'Europe', 'South America']
      .filter((other) => other !== continent)
      .flatMap(unitsOf)
      .filter((unit) => !continentsOf(unit).has(continent)),
  })),
);

export const financeTasks: readonly TaskFamily[] = [
  askTheYear('money-year', category, moneyMilestones, inWhichYear),
  ...numberSums,
  ...financeOrders,
  sharedUnits,
  euro,
  ofContinent,
  tickAll('ticks-finance', category, financeSets),
];
