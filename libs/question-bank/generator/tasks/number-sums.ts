import { number } from '../families/numbers.js';
import type { MadeTask, TaskFamily } from './family.js';

const category = 'Finance';
const naira = (amount: number): string => `₦${number(amount)}`;

type Sum = readonly [id: string, difficulty: 'Easy' | 'Medium' | 'Hard', question: string, right: number];

const sums: readonly Sum[] = [
  ...([
    [8_000, 5],
    [12_000, 10],
    [6_400, 7.5],
  ].map(([price = 0, tax = 0]) => [
    `tax-${price}`,
    tax === 10 ? 'Easy' : 'Medium',
    `A meal costs ${naira(price)}, and ${tax}% of tax come on top. What is the bill?`,
    price + (price * tax) / 100,
  ]) satisfies Sum[]),
  ...([
    [10_000, 10, 2],
    [20_000, 10, 3],
    [40_000, 5, 2],
  ].map(([saved = 0, rate = 0, years = 0]) => [
    `compound-${saved}-${rate}-${years}`,
    'Hard',
    `${naira(saved)} grow by ${rate}% each year, interest on interest. How much is it after ${years} years?`,
    Math.round(saved * (1 + rate / 100) ** years),
  ]) satisfies Sum[]),
  ...([
    [12_000, 15_000],
    [500, 800],
    [4_000, 9_000],
  ].map(([bought = 0, sold = 0]) => [
    `markup-${bought}`,
    'Medium',
    `A trader buys for ${naira(bought)} and sells for ${naira(sold)}. By how many per cent of the cost has the price gone up?`,
    ((sold - bought) / bought) * 100,
  ]) satisfies Sum[]),
  ...([
    [3_600, 24],
    [250_000, 52],
    [18_500, 12],
  ].map(([each = 0, times = 0]) => [
    `saving-${each}-${times}`,
    times === 12 ? 'Easy' : 'Medium',
    `Who puts aside ${naira(each)} ${times} times, how much is that in all?`,
    each * times,
  ]) satisfies Sum[]),
  ...([
    [1_500, 40],
    [1_350, 80],
  ].map(([rate = 0, dollars = 0]) => [
    `exchange-${rate}`,
    'Easy',
    `At a rate of ${naira(rate)} for a dollar, how many naira are ${dollars} dollars?`,
    rate * dollars,
  ]) satisfies Sum[]),
];

const isShare = (question: string): boolean => question.includes('per cent');

/** The next round number that leaves room above: it says of the sum no more than how many digits it has. */
const roof = (value: number): number => {
  const power = 10 ** Math.floor(Math.log10(value));
  return value < 5 * power ? 10 * power : 20 * power;
};

const tasks: MadeTask<'number'>[] = sums.map(([id, difficulty, question, value]) => ({
  id: `sum-${id}`,
  difficulty,
  question,
  task: {
    kind: 'number',
    value,
    unit: isShare(question) ? '%' : 'naira',
    band: isShare(question) ? 5 : Math.round(value / 20),
    range: { from: 0, to: roof(value) },
  },
}));

/** Sums that one can do in one's head, or nearly. */
export const numberSums: readonly TaskFamily<'number'>[] = [{ name: 'sum', category, kind: 'number', tasks }];
