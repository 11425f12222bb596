import type { SeedKind } from './questions.types.js';
import { readTasks } from './read-tasks.js';

const facts = { id: 'x1', question: 'Which?', category: 'Science', difficulty: 'Hard', answer: null };

it('reads a number with its unit, its band and where it is looked for', () => {
  expect(readTasks('Science', 'number', '\nx1 | H | Which? | -38.8 | °C | 5 | -100 | 100\n')).toEqual([
    {
      ...facts,
      options: [],
      timeLimit: 20,
      task: { kind: 'number', value: -38.8, unit: '°C', band: 5, range: { from: -100, to: 100 } },
    },
  ]);
  expect(readTasks('Science', 'number', 'x1 | H | Which? | 7 | | 0 | 0 | 10')[0]?.task.unit).toBe('');
});

it('reads items in their right order', () => {
  const items = ['one', 'two', 'three'];
  expect(readTasks('Science', 'order', 'x1 | H | Which? | one | two | three')).toEqual([
    { ...facts, options: items, timeLimit: 30, task: { kind: 'order', items } },
  ]);
});

it('reads options, right ones with a star', () => {
  const options = ['one', 'two', 'three', 'four'];
  expect(readTasks('Science', 'multi', 'x1 | H | Which? | *one | two | three | *four')).toEqual([
    { ...facts, options, timeLimit: 20, task: { kind: 'multi', options, right: [0, 3], exactOnly: false } },
  ]);
});

it.each<[string, SeedKind, string]>([
  ['no band', 'number', 'x1 | E | Which? | 7 | km'],
  ['no number', 'number', 'x1 | E | Which? | seven | km | 1 | 0 | 10'],
  ['an empty number', 'number', 'x1 | E | Which? | | km | 1 | 0 | 10'],
  ['two items', 'order', 'x1 | E | Which? | one | two'],
  ['an empty item', 'order', 'x1 | E | Which? | one | | three'],
  ['one right option', 'multi', 'x1 | E | Which? | *one | two | three'],
  ['right options alone', 'multi', 'x1 | E | Which? | *one | *two | *three'],
  ['an unknown difficulty', 'order', 'x1 | X | Which? | one | two | three'],
])('refuses a line with %s, and shows it', (_, kind, line) => {
  expect(() => readTasks('Science', kind, line)).toThrow(line);
});
