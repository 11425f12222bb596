import { content, question } from '../test-support/index.js';
import { beginsRound, endsRound, roundNumber, roundOf } from './rounds.js';

const evening = (...titles: (string | null)[]) =>
  content({ questions: titles.map((round, n) => question(`${n}`, round === null ? {} : { round })) });
const all = <T>(titles: (string | null)[], of: (game: ReturnType<typeof evening>, index: number) => T): T[] =>
  titles.map((_, index) => of(evening(...titles), index));

it.each([
  [
    ['Sky', 'Sky', 'Table'],
    [1, 1, 2],
  ],
  [
    [null, null, 'Sky'],
    [1, 1, 2],
  ], // the first ones are a round without a title
  [
    [null, null, null],
    [1, 1, 1],
  ],
  [
    ['Sky', 'Table', 'Sky'],
    [1, 2, 3],
  ], // the same title later is another round
  [
    ['Sky', null, 'Table'],
    [1, 1, 2],
  ], // who gives no title goes on with the one before
])('rounds of %j are numbered %j', (titles, numbers) => {
  expect(all(titles, roundNumber)).toEqual(numbers);
});

it('a round begins where another title does, and ends before the next one and at the end', () => {
  const titles = [null, 'Sky', 'Sky', 'Table'];
  expect(all(titles, beginsRound)).toEqual([false, true, false, true]);
  expect(all(titles, endsRound)).toEqual([true, false, true, true]);
});

it('a question tells its round only where that has a title', () => {
  expect(all([null, 'Sky', 'Table'], roundOf)).toEqual([
    null,
    { number: 2, count: 3, title: 'Sky' },
    { number: 3, count: 3, title: 'Table' },
  ]);
});
