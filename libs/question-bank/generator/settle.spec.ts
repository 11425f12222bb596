import type { Family } from './candidate.js';
import { settle } from './settle.js';

const family = (candidates: Family['candidates']): Family => ({
  name: 'test',
  category: 'Science',
  candidates,
});
const words = (id: string, wrong: readonly string[]) => ({
  id,
  difficulty: 'Easy' as const,
  question: 'Which?',
  answer: 'right',
  wrong,
});
const numbers = (below: readonly string[], above: readonly string[]) => ({
  id: 'n',
  difficulty: 'Hard' as const,
  question: 'How many?',
  answer: '10',
  below,
  above,
});

it('places the right option once in each place among any four', () => {
  const many = Array.from({ length: 40 }, (_, index) => words(`q${index}`, ['a', 'b', 'c', 'd', 'e']));
  const settled = settle(family(many));
  for (let start = 0; start < 40; start += 4)
    expect(new Set(settled.slice(start, start + 4).map(({ answer }) => answer)).size).toBe(4);
  for (const { options, answer } of settled) expect(options[answer]).toBe('right');
});

it('is the same every time', () => {
  const same = () => settle(family([words('a', ['a', 'b', 'c', 'd']), words('b', ['a', 'b', 'c', 'd'])]));
  expect(same()).toEqual(same());
});

it('leaves out what has fewer than three different wrong options', () => {
  expect(settle(family([words('a', ['a', 'b', 'b', 'right'])]))).toEqual([]);
});

it('lets numbers stand in their order, the nearest ones first', () => {
  const [question] = settle(family([numbers(['9', '8', '7'], ['11', '12', '13'])]));
  const values = question?.options.map(Number) ?? [];
  expect(values).toEqual(values.toSorted((a, b) => a - b));
  expect(values[question?.answer ?? -1]).toBe(10);
  expect(Math.max(...values) - Math.min(...values)).toBe(3);
});

it('moves the right number where there is nothing below it', () => {
  const [question] = settle(family([numbers([], ['11', '12', '13'])]));
  expect(question).toMatchObject({ options: ['10', '11', '12', '13'], answer: 0 });
});
