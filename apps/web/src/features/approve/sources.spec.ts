import type { BasketQuestion } from '../../hosting/basket-question.js';
import { sourcesOf } from './sources.js';

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
