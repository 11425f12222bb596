import { gameTitle } from './game-title.js';

const words = {
  two: ({ first, second }: { first: string; second: string }) => `${first} & ${second}`,
  mixed: 'Mixed trivia',
};

it.each([
  [['Science'], 'Science'],
  [['Science', 'History'], 'Science & History'],
  [['Science', 'History', 'Sports'], 'Mixed trivia'],
  [['x'.repeat(50), 'y'.repeat(50)], 'Mixed trivia'],
  [[], 'Mixed trivia'],
])('%j are called %s', (categories, title) => {
  expect(gameTitle(categories, words)).toBe(title);
});
