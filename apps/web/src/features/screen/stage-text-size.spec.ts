import type { QuestionMedia } from '@clockbeat/domain/contract';
import { stageTextSize } from './stage-text-size.js';

const sizeOf = (question: number, option: number, count = 4, media?: QuestionMedia) =>
  stageTextSize({
    index: 0,
    question: 'q'.repeat(question),
    options: Array.from({ length: count }, () => 'o'.repeat(option)),
    timeLimit: 10,
    category: 'Any',
    points: 100,
    ...(media && { media }),
  });

it('sets a short question large, with the board beside it', () => {
  expect(sizeOf(40, 12)).toEqual({
    question: 'text-[3.157em]',
    option: 'text-[1.5em]',
    alone: false,
    bare: false,
  });
});

it('sets the longest question the specification allows smaller, and gives it the whole stage', () => {
  expect(sizeOf(500, 200)).toMatchObject({ option: 'text-[1em]', alone: true });
});

it('sets a question beside its picture as one of twice the length, and has no picture beside the longest texts', () => {
  const picture = { hash: '', type: 'image/webp', bytes: 1, alt: '' } as const;
  expect(sizeOf(60, 12, 4, picture)).toMatchObject({ question: sizeOf(120, 12).question, alone: true });
  expect(sizeOf(60, 12, 4, { ...picture, type: 'audio/ogg' }).question).toBe(sizeOf(90, 12).question);
  expect(sizeOf(500, 200, 4, picture).bare).toBe(false);
  expect(sizeOf(500, 200, 6, picture)).toMatchObject({ question: sizeOf(500, 200).question, bare: true });
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
