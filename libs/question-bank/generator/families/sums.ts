import type { Candidate, Family } from '../candidate.js';
import { chance } from '../chance.js';
import { number } from './numbers.js';

const category = 'Finance';
const naira = (amount: number): string => `₦${number(amount)}`;

const pick = <T>(items: readonly [T, ...T[]], next: () => number): T =>
  items[Math.floor(next() * items.length)] ?? items[0];

/** Wrong sums that one gets by a slip: so many times the right one. */
const slips = (right: number, factors: readonly number[]): string[] =>
  factors.map((factor) => naira(right * factor));

const numbered = (count: number, make: (next: () => number) => Candidate, name: string): Candidate[] => {
  const made = Array.from({ length: count }, (_, nth) => make(chance(`${name} ${nth}`)));
  // Chance may bring the same sum twice; the first stays.
  return made.filter(
    ({ question }, index) => made.findIndex((other) => other.question === question) === index,
  );
};

const percentages: Family = {
  name: 'percent',
  category,
  candidates: numbered(
    28,
    (next) => {
      const share = pick([5, 10, 15, 20, 25, 30, 40, 60, 75], next);
      const whole = pick([200, 400, 600, 800, 1_200, 2_000, 4_000, 6_000, 10_000], next);
      const right = (share * whole) / 100;
      return {
        id: `percent-${share}-${whole}`,
        difficulty: share % 10 === 0 && share < 30 ? 'Easy' : 'Medium',
        question: `How much is ${share}% of ${naira(whole)}?`,
        answer: naira(right),
        below: slips(right, [0.8, 0.5, 0.1]),
        above: slips(right, [1.2, 1.5, 2]),
      };
    },
    'percent',
  ),
};

const discounts: Family = {
  name: 'discount',
  category,
  candidates: numbered(
    18,
    (next) => {
      const off = pick([10, 20, 25, 30, 40], next);
      const price = pick([1_000, 1_500, 2_000, 4_000, 5_000, 8_000, 12_000, 20_000], next);
      const thing = pick(['shirt', 'bag', 'pair of shoes', 'radio', 'chair'], next);
      const right = (price * (100 - off)) / 100;
      return {
        id: `discount-${off}-${price}`,
        difficulty: off === 10 || off === 20 ? 'Easy' : 'Medium',
        question: `A ${thing} costs ${naira(price)}. What do you pay at ${off}% off?`,
        answer: naira(right),
        below: [price / 20, price / 10, price / 5].map((less) => naira(right - less)),
        above: [price / 20, price / 10, price / 5]
          .map((more) => naira(right + more))
          .filter((sum) => sum !== naira(price)),
      };
    },
    'discount',
  ),
};

const interest: Family = {
  name: 'interest',
  category,
  candidates: numbered(
    18,
    (next) => {
      const rate = pick([4, 5, 6, 8, 12], next);
      const years = pick([2, 3, 4], next);
      const saved = pick([10_000, 20_000, 50_000, 100_000, 200_000], next);
      const right = (saved * rate * years) / 100;
      return {
        id: `interest-${rate}-${years}-${saved}`,
        difficulty: 'Medium',
        question: `How much simple interest do ${naira(saved)} earn in ${years} years at ${rate}% a year?`,
        answer: naira(right),
        below: [naira(right / years), naira(right / 10)],
        above: [naira(right * 1.5), naira(right * 2)],
      };
    },
    'interest',
  ),
};

export const sumFamilies: readonly Family[] = [percentages, discounts, interest];
