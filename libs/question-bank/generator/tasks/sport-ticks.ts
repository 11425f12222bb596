import { sportSets } from '../facts/sets.js';
import {
  africaCups,
  europeanCups,
  rugbyCups,
  summerGames,
  winterGames,
  worldCups,
} from '../facts/sport-results.js';
import { sportWords, teamSizes } from '../facts/sport-words.js';
import { type Fact, keyFor } from '../facts/table.js';
import { hosts } from '../families/sports.js';
import type { TaskFamily } from './family.js';
import { tickAll } from './tick-all.js';
import { capital } from './words.js';

const category = 'Sports';
const list = (text: string): string[] => text.split(', ');
/** No country by a name that it had for a time. */
const rightOf = (facts: readonly Fact[]): string[] =>
  facts.map(({ right }) => right).filter((name) => name !== 'West Germany' && name !== 'Soviet Union');

/** Who has won, or was host, until a year that the question names: what comes later does not make it wrong. */
const results = tickAll('ticks-result', category, [
  {
    id: 'world-cup',
    difficulty: 'Medium',
    question: "Which of these countries had won the men's football World Cup by the end of 2022?",
    right: rightOf(worldCups),
    wrong: list('Netherlands, Portugal, Mexico, Croatia, Belgium, Sweden, Hungary, Cameroon'),
  },
  {
    id: 'world-cup-host',
    difficulty: 'Medium',
    question: "Which of these countries had been host of the men's football World Cup by the end of 2022?",
    right: rightOf(hosts),
    wrong: list('Netherlands, Portugal, Nigeria, Australia, China, Poland, Morocco, Croatia'),
  },
  {
    id: 'africa-cup',
    difficulty: 'Medium',
    question: 'Which of these countries had won the Africa Cup of Nations by the end of 2024?',
    right: rightOf(africaCups),
    wrong: list('Mali, Burkina Faso, Gabon, Angola, Guinea, Uganda, Libya, Kenya'),
  },
  {
    id: 'euro',
    difficulty: 'Medium',
    question: "Which of these countries had won the men's European football championship by the end of 2024?",
    right: rightOf(europeanCups).filter((name) => name !== 'Czechoslovakia'),
    wrong: list('England, Belgium, Croatia, Sweden, Hungary, Poland, Austria, Switzerland'),
  },
  {
    id: 'rugby',
    difficulty: 'Medium',
    question: "Which of these countries had won the men's Rugby World Cup by the end of 2023?",
    right: rightOf(rugbyCups),
    wrong: list('France, Wales, Ireland, Scotland, Argentina, Fiji, Italy'),
  },
  {
    id: 'summer',
    difficulty: 'Medium',
    question: 'Which of these cities had been host of the Summer Olympics by the end of 2024?',
    right: rightOf(summerGames),
    wrong: list('Madrid, Istanbul, Toronto, Cairo, Lagos, Chicago, Buenos Aires, Vienna, Lisbon'),
  },
  {
    id: 'winter',
    difficulty: 'Hard',
    question: 'Which of these places had been host of the Winter Olympics by the end of 2022?',
    right: rightOf(winterGames),
    wrong: list('Helsinki, Zurich, Stockholm, Munich, Denver, Quebec, Davos, Zermatt'),
  },
]);

/** Sports with several words of their own. */
const spoken = [
  ['Cricket', 'Medium'],
  ['Baseball', 'Medium'],
  ['Golf', 'Easy'],
  ['Rugby union', 'Medium'],
  ['Cycling', 'Medium'],
  ['Gymnastics', 'Medium'],
] as const;

const single = sportWords.filter(({ subject }) => !subject.includes(' and '));

/** In rugby too the ball is touched down. */
const words = tickAll(
  'ticks-sport-word',
  category,
  spoken.map(([sport, difficulty]) => ({
    id: keyFor(sport),
    difficulty,
    question: `Which of these words do people use in ${sport.toLowerCase()}?`,
    right: single.filter(({ right }) => right === sport).map(({ subject }) => capital(subject)),
    wrong: single
      .filter(
        ({ right, subject }) => right !== sport && !(sport === 'Rugby union' && subject === 'touchdown'),
      )
      .map(({ subject }) => capital(subject)),
  })),
);

const sizes = tickAll(
  'ticks-team',
  category,
  ([11, 7] as const).map((size) => ({
    id: `${size}`,
    difficulty: size === 11 ? 'Medium' : 'Hard',
    question: `In which of these sports does a team begin with ${size === 11 ? 'eleven' : 'seven'} players?`,
    right: teamSizes.filter(({ right }) => Number(right) === size).map(({ subject }) => capital(subject)),
    wrong: teamSizes.filter(({ right }) => Number(right) !== size).map(({ subject }) => capital(subject)),
  })),
);

export const sportTicks: readonly TaskFamily[] = [
  results,
  words,
  sizes,
  tickAll('ticks-sport', category, sportSets),
];
