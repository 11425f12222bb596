import type { Family } from '../candidate.js';
import {
  africaCups,
  europeanCups,
  rugbyCups,
  summerGames,
  winterGames,
  worldCups,
} from '../facts/sport-results.js';
import { sportWords, teamSizes } from '../facts/sport-words.js';
import { askWords } from './from-facts.js';

const category = 'Sports';

export const hosts = worldCups.flatMap((cup) => {
  const [host = ''] = cup.more;
  return host === '' ? [] : [{ ...cup, right: host }];
});
/** No country by another of its names: it would be right as well, or a trick. */
const oneGermany = (one: { right: string }, other: { right: string }): boolean =>
  !(one.right.includes('Germany') && other.right.includes('Germany'));

const sizes: Family = {
  name: 'team-size',
  category,
  candidates: teamSizes.map(({ key, subject, right, difficulty }) => ({
    id: `team-size-${key}`,
    difficulty,
    question: `In ${subject}, how many players of one team are in play at the start?`,
    answer: right,
    below: [1, 2, 3]
      .map((less) => Number(right) - less)
      .filter((size) => size > 0)
      .map(String),
    above: [1, 2, 4].map((extra) => `${Number(right) + extra}`),
  })),
};

export const sportFamilies: readonly Family[] = [
  askWords({
    name: 'world-cup',
    category,
    facts: worldCups,
    question: ({ subject }) => `Which country won the men's football World Cup of ${subject}?`,
    beside: oneGermany,
  }),
  askWords({
    name: 'world-cup-host',
    category,
    facts: hosts,
    question: ({ subject }) => `Which country was host of the men's football World Cup of ${subject}?`,
    beside: oneGermany,
  }),
  askWords({
    name: 'africa-cup',
    category,
    facts: africaCups,
    question: ({ subject }) => `Which country won the Africa Cup of Nations of ${subject}?`,
  }),
  askWords({
    name: 'euro-cup',
    category,
    facts: europeanCups,
    question: ({ subject }) => `Which country won Euro ${subject}, the men's football championship?`,
    beside: oneGermany,
  }),
  askWords({
    name: 'rugby-cup',
    category,
    facts: rugbyCups,
    question: ({ subject }) => `Which country won the men's Rugby World Cup of ${subject}?`,
  }),
  askWords({
    name: 'summer-games',
    category,
    facts: summerGames,
    question: ({ subject }) => `Which city was host of the Summer Olympics of ${subject}?`,
  }),
  askWords({
    name: 'winter-games',
    category,
    facts: winterGames,
    question: ({ subject }) => `Which city was host of the Winter Olympics of ${subject}?`,
  }),
  askWords({
    name: 'sport-word',
    category,
    facts: sportWords,
    question: ({ subject }) => `In which sport would you hear '${subject}'?`,
  }),
  sizes,
];
