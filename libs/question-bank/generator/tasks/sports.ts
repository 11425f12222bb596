import { some } from '../chance.js';
import { sportMeasures } from '../facts/measures.js';
import { sportScales } from '../facts/scales.js';
import { africaCups, summerGames, winterGames } from '../facts/sport-results.js';
import { teamSizes } from '../facts/sport-words.js';
import { type Fact, keyFor } from '../facts/table.js';
import { hosts } from '../families/sports.js';
import { askMeasures, askTheYear } from './ask-numbers.js';
import type { TaskFamily } from './family.js';
import { askScales, byGap, putInOrder, type Ranked } from './put-in-order.js';
import { sportTicks } from './sport-ticks.js';
import { capital } from './words.js';

/** Hosts in a year that the tables do not have, or in one that is to come. */
const severalSummers = ['Athens', 'Stockholm', 'Tokyo'];
const severalWinters = ["Cortina d'Ampezzo", 'Innsbruck', 'Lake Placid', 'Salt Lake City'];
const severalCups = ['United States', 'Spain', 'West Germany', 'Germany', 'Argentina'];

/** What came once: the place names its year. */
const once = (facts: readonly Fact[]): Fact[] =>
  facts.filter(({ right }) => facts.filter((other) => other.right === right).length === 1);
const asSubject = (fact: Fact): Fact => ({
  ...fact,
  key: keyFor(fact.right),
  subject: fact.right,
  right: fact.subject,
});
const hostYears = (facts: readonly Fact[], left: readonly string[]): Ranked[] =>
  places(facts, left).map(({ subject, right }) => ({ label: subject, value: Number(right) }));
/** The first time of each. */
const first = (facts: readonly Fact[]): Fact[] =>
  facts.filter(({ right }, index) => facts.findIndex((other) => other.right === right) === index);
const places = (facts: readonly Fact[], left: readonly string[]): Fact[] =>
  once(facts)
    .filter(({ right }) => !left.includes(right))
    .map(asSubject);

const sportNumbers = [
  askTheYear(
    'games-of',
    'Sports',
    some(places(summerGames, severalSummers), 9, 'games-of'),
    ({ subject }) => `In which year were the Summer Olympics held in ${subject}?`,
  ),
  askTheYear(
    'winter-games-of',
    'Sports',
    some(places(winterGames, severalWinters), 6, 'winter-games-of'),
    ({ subject }) => `In which year were the Winter Olympics held in ${subject}?`,
  ),
  askTheYear(
    'world-cup-in',
    'Sports',
    places(hosts, severalCups),
    ({ subject }) => `In which year did the men's football World Cup take place in ${subject}?`,
  ),
  askTheYear(
    'africa-cup-first',
    'Sports',
    some(first(africaCups.filter(({ subject }) => subject !== '2021')), 8, 'africa-cup-first').map(asSubject),
    ({ subject }) => `Which year's Africa Cup of Nations did ${subject} win for the first time?`,
  ),
  askMeasures('sport-number', 'Sports', sportMeasures),
];

const sportOrders = [
  putInOrder({
    name: 'order-summer-games',
    category: 'Sports',
    difficulty: 'Hard',
    questions: [
      'In which order were these cities host of the Summer Olympics?',
      'Where did the Summer Olympics come first, and where later?',
    ],
    items: hostYears(summerGames, severalSummers),
    sizes: [4, 5],
    count: 4,
    apart: byGap(8),
  }),
  putInOrder({
    name: 'order-winter-games',
    category: 'Sports',
    difficulty: 'Hard',
    questions: ['In which order were these places host of the Winter Olympics?'],
    items: hostYears(winterGames, severalWinters),
    sizes: [4],
    count: 2,
    apart: byGap(8),
  }),
  putInOrder({
    name: 'order-world-cups',
    category: 'Sports',
    difficulty: 'Medium',
    questions: [
      "Where did the men's football World Cup take place first, and where later?",
      "In which order were these countries host of the men's football World Cup?",
    ],
    items: hostYears(hosts, severalCups),
    sizes: [4, 5],
    count: 2,
    apart: byGap(4),
  }),
  putInOrder({
    name: 'order-teams',
    category: 'Sports',
    difficulty: 'Medium',
    questions: [
      'Which of these sports sends the fewest players of a team into play, and which send more?',
      'From the smallest team to the largest: in which order do these sports stand?',
    ],
    items: teamSizes.map(({ subject, right }) => ({ label: capital(subject), value: Number(right) })),
    sizes: [4, 5],
    count: 3,
    apart: byGap(1),
  }),
  askScales('order-sport', 'Sports', sportScales),
];

export const sportTasks: readonly TaskFamily[] = [...sportNumbers, ...sportOrders, ...sportTicks];
