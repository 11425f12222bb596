import { ApiError } from '../../api/request.js';
import type { BasketQuestion } from '../../hosting/basket-question.js';
import { gameTitle, goneQuestions, sourcesOf } from './approved-game.js';

const question = (id: string, source: string, category: string): BasketQuestion => ({
  id,
  question: `What is ${id}?`,
  options: ['a', 'b', 'c', 'd'],
  answer: 0,
  correctAnswer: 'a',
  category,
  difficulty: 'Medium',
  timer: 10,
  source,
  stored: true,
});

it('counts by source, and names the categories of each', () => {
  const basket = [
    question('sci1', 'Database', 'Science'),
    question('pop-culture_0', 'Pop Culture', 'Pop Culture'),
    question('sci2', 'Database', 'Science'),
    question('hist1', 'Database', 'History'),
  ];
  expect(sourcesOf(basket)).toEqual([
    { name: 'Database', count: 3, parts: 'Science 2 · History 1' },
    { name: 'Pop Culture', count: 1 },
  ]);
});

it('counts the host’s own uploads apart from the bank', () => {
  const basket: BasketQuestion[] = [
    question('sci1', 'Database', 'Science'),
    { ...question('up1', 'Database', 'Science'), uploaded: true },
  ];
  expect(sourcesOf(basket)).toEqual([
    { name: 'Database', count: 1, parts: 'Science 1' },
    { name: 'CSV Uploaded', count: 1, parts: 'Science 1' },
  ]);
});

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

const refusal = (status: number, reason: string): ApiError =>
  new ApiError(status, '{}', 'validation', reason);

it('reads the places of unknown questions from the refusal', () => {
  const reason =
    'questions.0: there is no question with this id questions.12: this question is in the list twice';
  expect(goneQuestions(refusal(400, reason))).toEqual([0, 12]);
});

it('reads nothing from any other refusal', () => {
  expect(goneQuestions(refusal(400, 'questions.3.timeLimit must not be greater than 120'))).toEqual([]);
  expect(goneQuestions(refusal(409, 'questions.3: there is no question with this id'))).toEqual([]);
  expect(goneQuestions(new Error('questions.3: no'))).toEqual([]);
});
