import type { Family } from '../candidate.js';
import { chance, some } from '../chance.js';
import { events } from '../facts/events.js';
import { independence } from '../facts/independence.js';
import { askYears } from './from-facts.js';

const category = 'History';

const eventYears = askYears({
  name: 'year',
  category,
  facts: events,
  question: ({ subject }) => `In which year ${subject}?`,
});

const independenceYears = askYears({
  name: 'independence',
  category,
  facts: independence,
  question: ({ subject }) => `In which year did ${subject} become independent?`,
});

const powers = ['France', 'United Kingdom', 'Portugal', 'Belgium', 'Spain', 'Netherlands'];

const formerPower: Family = {
  name: 'independent-from',
  category,
  candidates: some(independence, 36, 'independent-from').flatMap(
    ({ key, subject, right, more: [power = ''] }) =>
      powers.includes(power)
        ? [
            {
              id: `independent-from-${key}`,
              difficulty: 'Medium',
              question: `${subject[0]?.toUpperCase()}${subject.slice(1)} became independent in ${right}. From which country?`,
              answer: power,
              wrong: powers,
            },
          ]
        : [],
  ),
};

const ordinal = (century: number): string => {
  const [tens, ones] = [century % 100, century % 10];
  if (tens > 10 && tens < 14) return `${century}th`;
  return `${century}${{ 1: 'st', 2: 'nd', 3: 'rd' }[ones] ?? 'th'}`;
};

const centuries: Family = {
  name: 'century',
  category,
  candidates: Array.from({ length: 16 }, (_, index) => {
    const century = index + 4;
    const year = (century - 1) * 100 + 11 + Math.floor(chance(`century ${century}`)() * 80);
    return {
      id: `century-${century}`,
      difficulty: 'Easy',
      question: `The year ${year} belongs to which century?`,
      answer: ordinal(century),
      below: [1, 2].map((step) => ordinal(century - step)),
      above: [1, 2].map((step) => ordinal(century + step)),
    };
  }),
};

export const historyFamilies: readonly Family[] = [eventYears, independenceYears, formerPower, centuries];
