import type { Candidate, Family } from '../candidate.js';
import { chance, shuffled } from '../chance.js';

const category = 'General Knowledge';

/** With commas between the thousands. */
export const number = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 2 });

export const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Options so far below and above the right one, nearest first; nothing below 1. */
export const around = (right: number, steps: readonly number[]): { below: string[]; above: string[] } => ({
  below: steps
    .map((step) => right - step)
    .filter((value) => value > 0)
    .map(number),
  above: steps.map((step) => number(right + step)),
});

const romanDigits: readonly (readonly [number, string])[] = [
  [1_000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];
const roman = (value: number): string => {
  const [size, digits] = romanDigits.find(([each]) => each <= value) ?? [];
  return size === undefined || digits === undefined ? '' : digits + roman(value - size);
};

const romanNumerals: Family = {
  name: 'roman',
  category,
  candidates: [
    9, 14, 19, 24, 29, 34, 44, 46, 49, 59, 64, 69, 84, 94, 99, 109, 140, 160, 240, 390, 444, 490, 540, 620,
    940, 1492, 1600, 1789, 1914, 1960,
  ].map((value) => ({
    id: `roman-${value}`,
    difficulty: value < 50 ? 'Easy' : value < 500 ? 'Medium' : 'Hard',
    question: `Which number do the Romans write as ${roman(value)}?`,
    answer: `${value}`,
    below: (value < 30 ? [1, 2, 3] : [2, 10, 20]).map((step) => `${value - step}`),
    above: (value < 30 ? [1, 2, 3] : [2, 10, 20]).map((step) => `${value + step}`),
  })),
};

const toRoman: Family = {
  name: 'to-roman',
  category,
  candidates: [6, 8, 12, 16, 17, 18, 21, 33, 39, 41, 45, 55, 61, 72, 76, 88, 95, 120, 150, 199, 500, 900].map(
    (value) => ({
      id: `to-roman-${value}`,
      difficulty: value < 40 ? 'Easy' : 'Medium',
      question: `How is ${value} written in Roman numerals?`,
      answer: roman(value),
      wrong: (value < 20 ? [-2, -1, 1, 2, 3] : [-10, -2, 2, 10, 20, 50]).map((step) => roman(value + step)),
    }),
  ),
};

const squares: Family = {
  name: 'square',
  category,
  candidates: range(11, 25).map((root) => ({
    id: `square-${root}`,
    difficulty: root <= 15 ? 'Easy' : 'Medium',
    question: `What is ${root} times ${root}?`,
    answer: number(root * root),
    ...around(root * root, [10, root + 10, 2 * root + 20]),
  })),
};

const roots: Family = {
  name: 'root',
  category,
  candidates: range(9, 25).map((root) => ({
    id: `root-${root}`,
    difficulty: root <= 13 ? 'Easy' : 'Medium',
    question: `What is the square root of ${number(root * root)}?`,
    answer: number(root),
    ...around(root, [1, 2, 4]),
  })),
};

const powers: Family = {
  name: 'power',
  category,
  candidates: [
    ...range(5, 12).map((exponent) => ({ base: 2, exponent })),
    ...range(3, 6).map((exponent) => ({ base: 3, exponent })),
    ...range(4, 11).map((base) => ({ base, exponent: 3 })),
  ].map(({ base, exponent }): Candidate => {
    const right = base ** exponent;
    return {
      id: `power-${base}-${exponent}`,
      difficulty: right < 300 ? 'Medium' : 'Hard',
      question: `What is ${base} to the power of ${exponent}?`,
      answer: number(right),
      below: [right - base * 2 - exponent, right / base].sort((a, b) => b - a).map(number),
      above: [right + base * 2 + exponent, right * base].map(number),
    };
  }),
};

export const isPrime = (value: number): boolean =>
  range(2, Math.floor(Math.sqrt(value))).every((divisor) => value % divisor > 0);

const primes: Family = {
  name: 'prime',
  category,
  candidates: range(23, 97)
    .filter(isPrime)
    .map((prime) => ({
      id: `prime-${prime}`,
      difficulty: prime < 60 ? 'Medium' : 'Hard',
      question: 'Which of these numbers is a prime?',
      answer: `${prime}`,
      wrong: range(prime - 20, prime + 20)
        .filter((value) => value % 2 === 1 && value % 5 > 0 && value > 20 && !isPrime(value))
        .map(String),
    })),
};

const binary: Family = {
  name: 'binary',
  category,
  candidates: shuffled(range(9, 63), 'binary')
    .slice(0, 14)
    .sort((a, b) => a - b)
    .map((value) => ({
      id: `binary-${value}`,
      difficulty: value < 16 ? 'Medium' : 'Hard',
      question: `Which number do computers write as ${value.toString(2)} in binary?`,
      answer: `${value}`,
      ...around(value, [1, 2, 4]),
    })),
};

const leapYears: Family = {
  name: 'leap-year',
  category,
  candidates: range(1, 10).map((nth) => {
    const leap = 1904 + 4 * Math.floor(chance(`leap-year ${nth}`)() * 3 + nth * 4.2);
    return {
      id: `leap-year-${leap}`,
      difficulty: 'Medium',
      question: 'Which of these years is a leap year?',
      answer: `${leap}`,
      below: [2, 5, 6].map((step) => `${leap - step}`),
      above: [1, 3, 6].map((step) => `${leap + step}`),
    };
  }),
};

export const numberFamilies: readonly Family[] = [
  romanNumerals,
  toRoman,
  squares,
  roots,
  powers,
  primes,
  binary,
  leapYears,
];
