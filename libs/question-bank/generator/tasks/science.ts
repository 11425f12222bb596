import { some } from '../chance.js';
import { elementGroups } from '../facts/element-groups.js';
import { scienceMeasures } from '../facts/measures.js';
import { discoveries, otherDiscoveries } from '../facts/milestones.js';
import * as ranks from '../facts/ranks.js';
import { scienceScales } from '../facts/scales.js';
import { siUnits } from '../facts/science-words.js';
import { scienceSets } from '../facts/sets.js';
import { elements, everyday, natural } from '../families/chemistry.js';
import { askMeasures, askNumbers, askTheYear } from './ask-numbers.js';
import type { TaskFamily } from './family.js';
import { askScales, byFactor, byGap, putInOrder } from './put-in-order.js';
import { tickAll } from './tick-all.js';
import { inWhichYear, inYears } from './words.js';

const protons = askNumbers({
  name: 'protons',
  category: 'Science',
  facts: some(
    natural.filter(({ symbol, number }) => everyday.has(symbol) && number > 2),
    12,
    'protons',
  ).map(({ name, symbol, number }) => ({
    key: symbol.toLowerCase(),
    subject: name.toLowerCase(),
    right: `${number}`,
    more: [],
    difficulty: number <= 10 ? 'Medium' : 'Hard',
  })),
  question: ({ subject }) => `How many protons are in the nucleus of an atom of ${subject}?`,
  band: (value) => (value <= 20 ? 2 : 5),
  range: () => ({ from: 0, to: 120 }),
});

const scienceNumbers = [
  askTheYear('discovered', 'Science', discoveries, inWhichYear),
  askMeasures('science-number', 'Science', scienceMeasures),
  protons,
];

const scienceOrders = [
  putInOrder({
    name: 'order-discoveries',
    category: 'Science',
    difficulty: 'Hard',
    questions: [
      'In which order did science come to these, the earliest first?',
      'Which of these steps of science was the first, and which followed?',
      'From the oldest to the newest: how do these follow each other?',
    ],
    items: inYears([...discoveries, ...otherDiscoveries]),
    sizes: [4, 5],
    count: 4,
    apart: byGap(9),
  }),
  putInOrder({
    name: 'order-protons',
    category: 'Science',
    difficulty: 'Medium',
    questions: [
      'Which of these elements has the fewest protons in its atoms, and which have more?',
      'In which order do these elements stand in the periodic table?',
    ],
    items: natural
      .filter(({ symbol }) => everyday.has(symbol))
      .map(({ name, number }) => ({ label: name, value: number })),
    sizes: [4, 5],
    count: 4,
    apart: byGap(4),
  }),
  putInOrder({
    name: 'order-melting',
    category: 'Science',
    difficulty: 'Hard',
    questions: [
      'Slowly warmed up from deep frost, which of these melts first, and which later?',
      'Which of these melts at the lowest temperature, and which need more heat?',
    ],
    items: ranks.meltingPoints,
    sizes: [4, 5],
    count: 2,
    apart: byGap(90),
  }),
  putInOrder({
    name: 'order-heavenly',
    category: 'Science',
    difficulty: 'Medium',
    questions: [
      'Which of these is the smallest, and which are larger?',
      'From the smallest to the largest: in which order do these heavenly bodies stand?',
    ],
    items: ranks.heavenlyBodies,
    sizes: [4, 5],
    count: 2,
    apart: byFactor(1.2),
  }),
  putInOrder({
    name: 'order-sun',
    category: 'Science',
    difficulty: 'Easy',
    questions: ['Which of these planets is the farthest from the Sun, and which are nearer?'],
    items: ranks.planets,
    sizes: [5],
    count: 1,
    apart: byFactor(1.2),
    falling: true,
  }),
  putInOrder({
    name: 'order-prefixes',
    category: 'Science',
    difficulty: 'Medium',
    questions: [
      'Before a unit, which of these stands for the least, and which for more?',
      'In which order do these prefixes of units stand, the smallest first?',
    ],
    items: ranks.prefixPowers,
    sizes: [5, 6],
    count: 2,
    apart: byGap(1),
  }),
  putInOrder({
    name: 'order-animals',
    category: 'Science',
    difficulty: 'Easy',
    questions: ['Which of these animals weighs the least, and which weigh more?'],
    items: ranks.animals,
    sizes: [5],
    count: 1,
    apart: byFactor(2.5),
  }),
  askScales('order-science', 'Science', scienceScales),
];

const plurals: Readonly<Record<string, string>> = {
  noble: 'noble gases',
  halogen: 'halogens',
  alkali: 'alkali metals',
  'alkaline-earth': 'alkaline earth metals',
};

const groups = tickAll(
  'ticks-group',
  'Science',
  elementGroups.map(({ key, symbols, difficulty }) => ({
    id: key,
    difficulty,
    question: `Which of these elements belong to the ${plurals[key]}?`,
    right: natural.filter(({ symbol }) => symbols.includes(symbol)).map((element) => element.name),
    wrong: natural
      .filter(({ symbol }) => !symbols.includes(symbol) && everyday.has(symbol) && symbol !== 'H')
      .map((element) => element.name),
  })),
);

const isOddlyNamed = ({ symbol, name }: (typeof elements)[number]): boolean => symbol[0] !== name[0];
const known = natural.filter(({ symbol }) => everyday.has(symbol));
const baseUnits = ['Metre', 'Kilogram', 'Second', 'Ampere', 'Kelvin', 'Mole', 'Candela'];

const ticks = tickAll('ticks-science', 'Science', [
  {
    id: 'symbols',
    difficulty: 'Medium',
    question:
      'Which of these elements have a symbol that begins with another letter than their English name?',
    right: known.filter(isOddlyNamed).map(({ name }) => name),
    wrong: known.filter((element) => !isOddlyNamed(element)).map(({ name }) => name),
  },
  {
    id: 'base-units',
    difficulty: 'Hard',
    question: 'Which of these are among the seven base units of the SI?',
    right: baseUnits,
    wrong: siUnits.map(({ right }) => right).filter((unit) => !baseUnits.includes(unit)),
  },
  ...scienceSets,
]);

export const scienceTasks: readonly TaskFamily[] = [...scienceNumbers, ...scienceOrders, groups, ticks];
