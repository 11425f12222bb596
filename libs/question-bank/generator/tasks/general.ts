import { otherWords, radioWords } from '../facts/alphabets.js';
import { landmarkMeasures } from '../facts/measures.js';
import { buildings } from '../facts/ranks.js';
import { bookYears } from '../facts/release-years.js';
import { generalScales } from '../facts/scales.js';
import { generalSets } from '../facts/sets.js';
import { keyFor } from '../facts/table.js';
import { books, compositions, paintings } from '../facts/works.js';
import { isPrime, range } from '../families/numbers.js';
import { askMeasures, askTheYear } from './ask-numbers.js';
import type { TaskFamily } from './family.js';
import { askScales, byFactor, byGap, putInOrder } from './put-in-order.js';
import { tickAll, tickWorks } from './tick-all.js';
import { asItem, capital, inSentence, inYears } from './words.js';

const category = 'General Knowledge';

const generalNumbers = [
  askMeasures('general-number', category, landmarkMeasures),
  askTheYear(
    'book-year',
    category,
    bookYears,
    (book) => `In which year was ${inSentence(book.subject)} by ${book.more[0]} first published?`,
  ),
];

const generalOrders = [
  putInOrder({
    name: 'order-books',
    category,
    difficulty: 'Hard',
    questions: [
      'In which order were these books first published?',
      'Which of these books is the oldest, and which were written later?',
    ],
    items: inYears(bookYears, asItem),
    sizes: [4, 5],
    count: 4,
    apart: byGap(12),
  }),
  putInOrder({
    name: 'order-buildings',
    category,
    difficulty: 'Medium',
    questions: ['Which of these buildings is the tallest, and which are lower?'],
    items: buildings,
    sizes: [5],
    count: 1,
    apart: byFactor(1.2),
    falling: true,
  }),
  askScales('order-general', category, generalScales),
];

const written = tickWorks('ticks-books', category, books, {
  makers: [
    ['William Shakespeare', 'Easy'],
    ['Chimamanda Ngozi Adichie', 'Easy'],
    ['Wole Soyinka', 'Medium'],
    ["Ngũgĩ wa Thiong'o", 'Hard'],
    ['Buchi Emecheta', 'Hard'],
    ['Charles Dickens', 'Medium'],
    ['Jane Austen', 'Medium'],
    ['George Orwell', 'Easy'],
    ['Roald Dahl', 'Easy'],
    ['Franz Kafka', 'Hard'],
  ],
  question: (maker) => `Which of these did ${maker} write?`,
  key: keyFor,
});

const composed = tickWorks('ticks-music', category, compositions, {
  makers: [
    ['Wolfgang Amadeus Mozart', 'Medium'],
    ['Ludwig van Beethoven', 'Medium'],
    ['Pyotr Ilyich Tchaikovsky', 'Hard'],
    ['Giuseppe Verdi', 'Hard'],
  ],
  question: (maker) => `Which of these works did ${maker} compose?`,
  key: keyFor,
  shown: ({ subject }) => capital(subject),
});

const painted = tickWorks('ticks-paintings', category, paintings, {
  makers: [['Vincent van Gogh', 'Medium']],
  question: (maker) => `Which of these pictures did ${maker} paint?`,
  key: keyFor,
});

const odd = range(21, 99).filter((value) => value % 2 === 1 && value % 5 > 0);

const numbersAndWords = tickAll('ticks-general', category, [
  {
    id: 'primes',
    difficulty: 'Hard',
    question: 'Which of these numbers are primes?',
    right: odd.filter(isPrime).map(String),
    wrong: odd.filter((value) => !isPrime(value)).map(String),
  },
  {
    id: 'squares',
    difficulty: 'Medium',
    question: 'Which of these numbers are squares of whole numbers?',
    right: range(5, 16).map((root) => `${root ** 2}`),
    wrong: range(5, 16).map((root) => `${root ** 2 + root}`),
  },
  {
    id: 'leap-years',
    difficulty: 'Medium',
    question: 'Which of these years were leap years?',
    right: range(0, 15).map((nth) => `${1948 + 4 * nth}`),
    wrong: range(0, 15).flatMap((nth) => [`${1949 + 4 * nth}`, `${1950 + 4 * nth}`]),
  },
  {
    id: 'radio',
    difficulty: 'Medium',
    question: 'Which of these words do pilots use to spell over the radio?',
    right: radioWords,
    wrong: Object.values(otherWords).flat(),
  },
  ...generalSets,
]);

export const generalTasks: readonly TaskFamily[] = [
  ...generalNumbers,
  ...generalOrders,
  written,
  composed,
  painted,
  numbersAndWords,
];
