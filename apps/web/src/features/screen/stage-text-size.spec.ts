import { stageTextSize } from './stage-text-size.js';

const sizeOf = (question: number, option: number) =>
  stageTextSize({
    index: 0,
    question: 'q'.repeat(question),
    options: ['o'.repeat(option), 'o', 'o', 'o'],
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
