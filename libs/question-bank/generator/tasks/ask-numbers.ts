import type { Fact } from '../facts/table.js';
import type { TaskFamily } from './family.js';

interface Range {
  from: number;
  to: number;
}

interface Numbers {
  name: string;
  category: string;
  /** What is right is a number in each. */
  facts: readonly Fact[];
  question: (fact: Fact) => string;
  unit?: string;
  /** How far off still earns a share. */
  band: (value: number) => number;
  /** Where the number is looked for. It follows from no single value, or it would give it away. */
  range: (value: number) => Range;
}

/** As much of a key as tells it from others: an id has its limit. */
const shortened = (key: string): string => (key.length <= 48 ? key : key.slice(0, 48).replace(/-[^-]*$/, ''));

/** Asks for the number of each fact. */
export const askNumbers = ({
  name,
  category,
  facts,
  question,
  unit = '',
  band,
  range,
}: Numbers): TaskFamily<'number'> => ({
  name,
  category,
  kind: 'number',
  tasks: facts.map((fact) => {
    const value = Number(fact.right);
    return {
      id: `${name}-${shortened(fact.key)}`,
      difficulty: fact.difficulty,
      question: question(fact),
      task: { kind: 'number', value, unit, band: band(value), range: range(value) },
    };
  }),
});

/** Asks what stands in a table with a column each for unit, band, and where the number is looked for. */
export const askMeasures = (
  name: string,
  category: string,
  facts: readonly Fact[],
  question: (fact: Fact) => string = ({ subject }) => `${subject}?`,
): TaskFamily<'number'> => ({
  name,
  category,
  kind: 'number',
  tasks: facts.map((fact) => {
    const [unit = '', band, from, to] = fact.more;
    const [value = 0, off = 0, low = 0, high = 0] = [fact.right, band, from, to].map(Number);
    return {
      id: `${name}-${shortened(fact.key)}`,
      difficulty: fact.difficulty,
      question: question(fact),
      task: { kind: 'number', value, unit, band: off, range: { from: low, to: high } },
    };
  }),
});

/** So much of the value, in round numbers: 1, 2 or 5 and zeros. */
export const shareOfValue =
  (share: number) =>
  (value: number): number => {
    const wanted = Math.abs(value) * share;
    const power = 10 ** Math.floor(Math.log10(wanted));
    return Math.max(1, ([5, 2].find((step) => step * power <= wanted) ?? 1) * power);
  };

/** People know the years of their own time better. */
const bandOfYear = (year: number): number => {
  if (year >= 1950) return 8;
  if (year >= 1850) return 15;
  return year >= 1600 ? 30 : 60;
};

const rangeOfYear = (year: number): Range => {
  if (year >= 1900) return { from: 1900, to: 2025 };
  return year >= 1600 ? { from: 1600, to: 1950 } : { from: 900, to: 1700 };
};

/** Asks for the year of each fact. */
export const askTheYear = (
  name: string,
  category: string,
  facts: readonly Fact[],
  question: (fact: Fact) => string,
): TaskFamily<'number'> =>
  askNumbers({ name, category, facts, question, band: bandOfYear, range: rangeOfYear });
