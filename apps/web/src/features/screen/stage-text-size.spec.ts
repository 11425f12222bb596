import { stageTextSize } from './stage-text-size.js';

const sizeOf = (question: number, option: number, count = 4) =>
  stageTextSize({
    index: 0,
    question: 'q'.repeat(question),
    options: Array.from({ length: count }, () => 'o'.repeat(option)),
    timeLimit: 10,
    category: 'Any',
    points: 100,
  });

it('sets a short question large, with the board beside it', () => {
  expect(sizeOf(40, 12)).toEqual({ question: 'text-[3.157em]', option: 'text-[1.5em]', alone: false });
});

it('sets the longest question the specification allows smaller, and gives it the whole stage', () => {
  expect(sizeOf(500, 200)).toMatchObject({ option: 'text-[1em]', alone: true });
});

it.each([
  [2, 5, 'text-[2em]'],
  [2, 60, 'text-[1.5em]'],
  [2, 200, 'text-[1.2em]'],
  [6, 20, 'text-[1.5em]'],
  [6, 60, 'text-[1.2em]'],
  [6, 80, 'text-[1em]'],
])('sets %i options of %i characters by the room they have', (count, length, option) => {
  expect(sizeOf(40, length, count).option).toBe(option);
});
