import { countries } from '../data/countries.js';
import { withoutBorderQuestion } from '../data/disputed.js';
import { difficultyOf, keyOf } from '../data/kin.js';
import { cities, flights, kilometresBetween } from '../facts/cities.js';
import { heights } from '../facts/measures.js';
import * as ranks from '../facts/ranks.js';
import { geographyScales } from '../facts/scales.js';
import { type Fact, keyFor } from '../facts/table.js';
import { askMeasures, askNumbers, shareOfValue } from './ask-numbers.js';
import type { TaskFamily } from './family.js';
import { geographyTicks } from './geography-ticks.js';
import { askScales, byFactor, byGap, putInOrder, type Ranked } from './put-in-order.js';

const known = (codes: string): (typeof countries)[number][] =>
  countries.filter(({ code }) => codes.split(' ').includes(code));
const asFact = (
  country: (typeof countries)[number],
  right: number,
  difficulty = difficultyOf(country),
): Fact => ({
  key: keyOf(country),
  subject: country.inText,
  right: `${right}`,
  more: [],
  difficulty,
});

const areas = askNumbers({
  name: 'area',
  category: 'Geography',
  facts: known('NG GH ZA DZ AO ML DE ES IT GB PL JP BR AR MX AU CA PT TH TR').map((country) =>
    asFact(country, Math.round(country.area / 1_000), difficultyOf(country) === 'Easy' ? 'Medium' : 'Hard'),
  ),
  question: ({ subject }) => `How large is ${subject}, in thousands of square kilometres?`,
  unit: 'thousand km²',
  band: shareOfValue(0.25),
  range: (value) => ({ from: 0, to: value > 2_000 ? 20_000 : 2_000 }),
});

/** Countries whose borders nobody argues about, overseas neither. */
const neighbours = askNumbers({
  name: 'neighbours',
  category: 'Geography',
  facts: known('NG GH CM ML NE TD ZM CD DE AT HU PL BO TZ LA MN').map((country) =>
    asFact(country, country.borders.length, difficultyOf(country) === 'Easy' ? 'Medium' : 'Hard'),
  ),
  question: ({ subject }) => `How many other countries does ${subject} border on land?`,
  band: (value) => (value <= 4 ? 1 : 2),
  range: () => ({ from: 0, to: 20 }),
});

const distances = askNumbers({
  name: 'flight',
  category: 'Geography',
  facts: flights.map(([from, to, difficulty]) => ({
    key: keyFor(`${from} ${to}`),
    subject: `from ${from} to ${to}`,
    right: `${Math.round(kilometresBetween(from, to) / 10) * 10}`,
    more: [],
    difficulty,
  })),
  question: ({ subject }) => `As the crow flies, how far is it ${subject}?`,
  unit: 'km',
  band: shareOfValue(0.2),
  range: (value) => ({ from: 0, to: value > 2_000 ? 20_000 : 2_000 }),
});

const geographyNumbers = [
  askMeasures('height', 'Geography', heights, ({ subject }) => `How high above the sea is ${subject}?`),
  areas,
  neighbours,
  distances,
];

const wellKnown = countries.filter(
  (country) => difficultyOf(country) !== 'Hard' && !withoutBorderQuestion.has(country.code),
);
const areasIn = (continent: string): Ranked[] =>
  wellKnown
    .filter((country) => country.continent === continent && country.code !== 'RU')
    .map(({ name, area }) => ({ label: name, value: area }));

const bySize = (key: string, continent: string, question: string, size: number): TaskFamily<'order'> =>
  putInOrder({
    name: `order-area-${key}`,
    category: 'Geography',
    difficulty: 'Medium',
    questions: [
      question,
      `From the largest to the smallest: how do these countries of ${continent} stand by area?`,
    ],
    items: areasIn(continent),
    sizes: [size],
    count: 2,
    apart: byFactor(1.5),
    falling: true,
  });

const northward = Object.entries(cities).map(([label, [latitude]]) => ({ label, value: latitude }));

const geographyOrders = [
  bySize('africa', 'Africa', 'Which of these African countries is the largest, and which are smaller?', 5),
  bySize('europe', 'Europe', 'Which of these European countries is the largest, and which are smaller?', 4),
  bySize('asia', 'Asia', 'Which of these Asian countries is the largest, and which are smaller?', 5),
  putInOrder({
    name: 'order-north',
    category: 'Geography',
    difficulty: 'Medium',
    questions: [
      'From north to south: in which order do these cities lie?',
      'Which of these cities is the northernmost, and which follow on the way south?',
      'On a trip from the Arctic to the Antarctic, in which order would one pass these cities?',
    ],
    items: northward,
    sizes: [4, 5, 6],
    count: 5,
    apart: byGap(6),
    falling: true,
  }),
  putInOrder({
    name: 'order-mountains',
    category: 'Geography',
    difficulty: 'Medium',
    questions: [
      'Which of these mountains is the highest, and which are lower?',
      'From the top down: in which order do these mountains stand by height?',
    ],
    items: ranks.mountains,
    sizes: [4, 5],
    count: 3,
    apart: byGap(500),
    falling: true,
  }),
  putInOrder({
    name: 'order-rivers',
    category: 'Geography',
    difficulty: 'Hard',
    questions: ['Which of these rivers is the longest, and which are shorter?'],
    items: ranks.rivers,
    sizes: [5],
    count: 2,
    apart: byFactor(1.3),
    falling: true,
  }),
  putInOrder({
    name: 'order-islands',
    category: 'Geography',
    difficulty: 'Hard',
    questions: ['Which of these islands is the largest, and which are smaller?'],
    items: ranks.islands,
    sizes: [5],
    count: 2,
    apart: byFactor(1.6),
    falling: true,
  }),
  askScales('order-geography', 'Geography', geographyScales),
];

export const geographyTasks: readonly TaskFamily[] = [
  ...geographyNumbers,
  ...geographyOrders,
  ...geographyTicks,
];
