import { independence } from '../facts/independence.js';
import { historyMeasures } from '../facts/measures.js';
import { milestones, otherMilestones } from '../facts/milestones.js';
import { historySets } from '../facts/sets.js';
import { askMeasures, askTheYear } from './ask-numbers.js';
import type { TaskFamily } from './family.js';
import { byGap, putInOrder } from './put-in-order.js';
import { tickAll } from './tick-all.js';
import { capital, inWhichYear, inYears } from './words.js';

const historyNumbers = [
  askTheYear('milestone', 'History', milestones, inWhichYear),
  askMeasures('history-number', 'History', historyMeasures),
];

const historyOrders = [
  putInOrder({
    name: 'order-history',
    category: 'History',
    difficulty: 'Medium',
    questions: [
      'In which order did this happen, the earliest first?',
      'What came first, and what came after it?',
      'How do these moments follow each other in history books?',
      'Which of these is the longest ago, and which are nearer to our time?',
    ],
    items: inYears([...milestones, ...otherMilestones]),
    sizes: [4, 5, 6],
    count: 8,
    apart: byGap(12),
  }),
  putInOrder({
    name: 'order-independence',
    category: 'History',
    difficulty: 'Hard',
    questions: [
      'In which order did these countries become independent, the earliest first?',
      'Which of these countries has been independent for the longest time, and which for less time?',
    ],
    items: inYears(independence),
    sizes: [4, 5],
    count: 4,
    apart: byGap(5),
  }),
];

const allMilestones = [...milestones, ...otherMilestones];
const spans = [
  { id: 'before-1500', difficulty: 'Hard', words: 'before the year 1500', from: 0, to: 1499 },
  { id: '1800s', difficulty: 'Hard', words: 'in the 19th century', from: 1801, to: 1900 },
  { id: '1940s', difficulty: 'Medium', words: 'in the 1940s', from: 1940, to: 1949 },
  { id: '1960s', difficulty: 'Medium', words: 'in the 1960s', from: 1960, to: 1969 },
  { id: '1990s', difficulty: 'Medium', words: 'in the 1990s', from: 1990, to: 1999 },
  { id: '2000s', difficulty: 'Easy', words: 'after the year 2000', from: 2001, to: 3000 },
] as const;

const inSpans = tickAll(
  'ticks-span',
  'History',
  spans.map(({ id, difficulty, words, from, to }) => {
    const isWithin = (year: string): boolean => Number(year) >= from && Number(year) <= to;
    return {
      id,
      difficulty,
      question: `Which of these events fell ${words}?`,
      right: allMilestones.filter(({ right }) => isWithin(right)).map(({ subject }) => capital(subject)),
      wrong: allMilestones.filter(({ right }) => !isWithin(right)).map(({ subject }) => capital(subject)),
    };
  }),
);

const ofYear = tickAll(
  'ticks-independent',
  'History',
  (['1960', '1962', '1975'] as const).map((year) => ({
    id: year,
    difficulty: year === '1960' ? 'Medium' : 'Hard',
    question: `Which of these countries became independent in ${year}?`,
    right: independence.filter(({ right }) => right === year).map(({ subject }) => capital(subject)),
    wrong: independence.filter(({ right }) => right !== year).map(({ subject }) => capital(subject)),
  })),
);

const fromPower = tickAll(
  'ticks-former',
  'History',
  (['France', 'the United Kingdom', 'Portugal'] as const).map((power) => {
    const isFormer = ({ more }: { more: readonly string[] }): boolean => `the ${more[0]}`.endsWith(power);
    return {
      id: power.split(' ').at(-1)?.toLowerCase() ?? '',
      difficulty: 'Medium',
      question: `Which of these countries became independent from ${power}?`,
      right: independence.filter(isFormer).map(({ subject }) => capital(subject)),
      wrong: independence.filter((one) => !isFormer(one)).map(({ subject }) => capital(subject)),
    };
  }),
);

export const historyTasks: readonly TaskFamily[] = [
  ...historyNumbers,
  ...historyOrders,
  inSpans,
  ofYear,
  fromPower,
  tickAll('ticks-history', 'History', historySets),
];
