import { folded } from '../likeness.js';
import { type Country, countries, countryOf } from './countries.js';

/** Countries that one may well take for this one: neighbours, then the same region, then the same continent; `most` at most. */
export const kinOf = (
  country: Country,
  fits: (other: Country) => boolean = () => true,
  most = 6,
): readonly Country[] => {
  const others = countries.filter((other) => other.code !== country.code && fits(other));
  const nearest = (other: Country): number => {
    if (country.borders.includes(other.code)) return 0;
    if (country.region === other.region) return 1;
    return country.continent === other.continent ? 2 : 3;
  };
  // Of equal nearness the ones of like size first: they are about as well known.
  const strangeness = (other: Country): number => Math.abs(Math.log(other.area / country.area));
  return others
    .filter((other) => nearest(other) < 3)
    .sort((a, b) => nearest(a) - nearest(b) || strangeness(a) - strangeness(b))
    .slice(0, most);
};

/** Whether one word of the name would give the other away: "Tunis" and "Tunisia". */
export const givesAway = (one: string, other: string): boolean => {
  const stems = (text: string): string[] =>
    folded(text)
      .split(' ')
      .filter((word) => word.length > 2 && word !== 'the' && word !== 'and')
      .map((word) => word.slice(0, 3));
  return stems(one).some((stem) => stems(other).includes(stem));
};

/** Easy: known to everybody. Medium: in Europe, or large. */
export const difficultyOf = ({ code, area, continent }: Country): 'Easy' | 'Medium' | 'Hard' => {
  if (known.has(code)) return 'Easy';
  return continent === 'Europe' || (area > 100_000 && continent !== 'Oceania') ? 'Medium' : 'Hard';
};

const known = new Set(
  'NG GH ZA EG KE ET MA SN CM US GB FR DE IT ES PT GR IE NL BE SE NO DK AT CH PL RU TR IN CN JP AU NZ CA BR AR MX JM CU SA TH KR'.split(
    ' ',
  ),
);

export const namesOf = (list: readonly Country[]): string[] => list.map(({ name }) => name);
export const bordersEach = (one: Country, other: Country): boolean =>
  one.borders.includes(other.code) && countryOf(other.code)?.borders.includes(one.code) === true;

/** The country's part in the id of a question. */
export const keyOf = ({ code }: Country): string => code.toLowerCase();
