import type { Candidate, Family } from '../candidate.js';
import { shuffled } from '../chance.js';
import { type Country, countries } from '../data/countries.js';
import { arguablePairs, caspian, withoutBorderQuestion } from '../data/disputed.js';
import { bordersEach, difficultyOf, givesAway, keyOf, kinOf, namesOf } from '../data/kin.js';

const category = 'Geography';

const isArguable = (one: Country, other: Country): boolean =>
  arguablePairs.some((pair) => pair.includes(one.code) && pair.includes(other.code));
export const bordering = countries.filter(({ code }) => !withoutBorderQuestion.has(code));
export const neighboursOf = (country: Country): Country[] =>
  bordering.filter(
    (other) =>
      bordersEach(country, other) && !isArguable(country, other) && !givesAway(country.name, other.name),
  );
/** Near it, and surely not bordering it. */
export const strangersOf = (country: Country): readonly Country[] =>
  kinOf(
    country,
    (other) =>
      bordering.includes(other) &&
      !other.borders.includes(country.code) &&
      !country.borders.includes(other.code) &&
      !isArguable(country, other),
    8,
  );

const neighbour: Family = {
  name: 'neighbour',
  category,
  candidates: bordering.flatMap((country): Candidate[] => {
    const [answer] = shuffled(neighboursOf(country), `neighbour ${country.code}`);
    if (answer === undefined) return [];
    return [
      {
        id: `neighbour-${keyOf(country)}`,
        difficulty: difficultyOf(country) === 'Hard' ? 'Hard' : 'Medium',
        question: `Which of these countries has a land border with ${country.inText}?`,
        answer: answer.name,
        wrong: namesOf(strangersOf(country)),
      },
    ];
  }),
};

const noNeighbour: Family = {
  name: 'no-neighbour',
  category,
  candidates: bordering.flatMap((country): Candidate[] => {
    const neighbours = neighboursOf(country);
    const [answer] = shuffled(strangersOf(country).slice(0, 4), `no-neighbour ${country.code}`);
    if (answer === undefined || neighbours.length < 3) return [];
    return [
      {
        id: `no-neighbour-${keyOf(country)}`,
        difficulty: difficultyOf(country) === 'Hard' ? 'Hard' : 'Medium',
        question: `Which of these countries does NOT border ${country.inText}?`,
        answer: answer.name,
        wrong: namesOf(neighbours),
      },
    ];
  }),
};

const landlocked: Family = {
  name: 'landlocked',
  category,
  candidates: bordering
    .filter((country) => country.landlocked && !caspian.has(country.code))
    .map((country) => ({
      id: `landlocked-${keyOf(country)}`,
      difficulty: difficultyOf(country) === 'Hard' ? 'Hard' : 'Medium',
      question: 'Which of these countries has no sea coast?',
      answer: country.name,
      wrong: namesOf(kinOf(country, (other) => !other.landlocked && bordering.includes(other), 8)),
    })),
};

export const borderFamilies: readonly Family[] = [neighbour, noNeighbour, landlocked];
