import type { Family } from '../candidate.js';
import { givesAway } from '../data/kin.js';
import { nigerianStates } from '../facts/nigeria.js';
import { usStates } from '../facts/us-states.js';
import { askWords } from './from-facts.js';

const category = 'Geography';
const tellTale = ({ subject, right }: { subject: string; right: string }): boolean =>
  givesAway(subject, right);

const stateCapitals = askWords({
  name: 'nigeria-capital',
  category,
  facts: nigerianStates.filter((state) => !tellTale(state)),
  question: ({ subject }) => `What is the capital of ${subject} State in Nigeria?`,
});

const capitalsOf: Family = {
  name: 'nigeria-capital-of',
  category,
  candidates: nigerianStates
    .filter((state) => !tellTale(state))
    .map(({ key, subject, right, more: [zone], difficulty }) => ({
      id: `nigeria-capital-of-${key}`,
      difficulty,
      question: `${right} is the capital of which Nigerian state?`,
      answer: subject,
      wrong: nigerianStates.filter((other) => other.more[0] === zone).map((other) => other.subject),
    })),
};

const zones: Family = {
  name: 'nigeria-zone',
  category,
  candidates: nigerianStates.map(({ key, subject, more: [zone = ''] }) => ({
    id: `nigeria-zone-${key}`,
    difficulty: 'Hard',
    question: `To which of Nigeria's six zones does ${subject} State belong?`,
    answer: zone,
    wrong: nigerianStates.map(({ more: [other = ''] }) => other),
  })),
};

const usCapitals: Family = {
  name: 'us-capital',
  category,
  candidates: usStates.map(({ key, subject, right, more: [larger = ''], difficulty }, index) => ({
    id: `us-capital-${key}`,
    difficulty,
    question: `What is the capital of the US state of ${subject}?`,
    answer: right,
    wrong: [larger, ...[1, 2, 3].map((step) => usStates[(index + step * 7) % usStates.length]?.right ?? '')],
  })),
};

export const stateFamilies: readonly Family[] = [stateCapitals, capitalsOf, zones, usCapitals];
