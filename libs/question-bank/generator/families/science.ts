import type { Candidate, Family } from '../candidate.js';
import { discoverers, prefixes, sciences, siUnits } from '../facts/science-words.js';
import { askWords } from './from-facts.js';
import { number } from './numbers.js';

const category = 'Science';

const metric = [
  { from: 'kilometres', to: 'metres', factor: 1_000 },
  { from: 'kilograms', to: 'grams', factor: 1_000 },
  { from: 'tonnes', to: 'kilograms', factor: 1_000 },
  { from: 'litres', to: 'millilitres', factor: 1_000 },
  { from: 'metres', to: 'centimetres', factor: 100 },
  { from: 'centimetres', to: 'millimetres', factor: 10 },
  { from: 'hectares', to: 'square metres', factor: 10_000 },
];

const conversions: Family = {
  name: 'metric',
  category,
  candidates: metric.flatMap(({ from, to, factor }) =>
    [2.5, 7, 40].map((count): Candidate => {
      const right = count * factor;
      return {
        id: `metric-${from}-${String(count).replace('.', '-')}`,
        difficulty: factor === 10_000 ? 'Hard' : 'Easy',
        question: `How many ${to} are there in ${count} ${from}?`,
        answer: number(right),
        below: [10, 100].map((less) => number(right / less)),
        above: [10, 100].map((more) => number(right * more)),
      };
    }),
  ),
};

const temperatures: Family = {
  name: 'fahrenheit',
  category,
  candidates: [5, 10, 15, 20, 25, 30, 35, 40, 50, 60, 100].map((celsius) => {
    const right = celsius * 1.8 + 32;
    return {
      id: `fahrenheit-${celsius}`,
      difficulty: celsius === 100 ? 'Medium' : 'Hard',
      question: `How many degrees Fahrenheit are ${celsius} degrees Celsius?`,
      answer: number(right),
      below: [9, 18, 27].map((less) => number(right - less)),
      above: [9, 18, 27].map((more) => number(right + more)),
    };
  }),
};

export const scienceFamilies: readonly Family[] = [
  askWords({
    name: 'unit',
    category,
    facts: siUnits,
    question: ({ subject }) => `Which SI unit measures ${subject}?`,
  }),
  askWords({
    name: 'prefix',
    category,
    facts: prefixes,
    question: ({ subject }) => `In front of a unit, what does '${subject}' stand for?`,
  }),
  askWords({
    name: 'study',
    category,
    facts: sciences,
    question: ({ subject }) => `What is the subject of ${subject}?`,
  }),
  askWords({
    name: 'discovery',
    category,
    facts: discoverers,
    question: ({ subject }) => `${subject}?`,
  }),
  conversions,
  temperatures,
];
