import { readBank } from './read-bank.js';

it('reads a line a question, the right option marked', () => {
  expect(readBank('Science', '\n\nsci1 | H | Which? | one | two | *three | four\n\n', 10)).toEqual([
    {
      id: 'sci1',
      question: 'Which?',
      options: ['one', 'two', 'three', 'four'],
      answer: 2,
      category: 'Science',
      difficulty: 'Hard',
      timeLimit: 10,
    },
  ]);
});

it.each([
  ['no right option', 'x1 | E | Which? | one | two | three | four'],
  ['two right options', 'x1 | E | Which? | *one | *two | three | four'],
  ['three options', 'x1 | E | Which? | *one | two | three'],
  ['five options', 'x1 | E | Which? | *one | two | three | four | five'],
  ['an empty option', 'x1 | E | Which? | *one | two | | four'],
  ['an unknown difficulty', 'x1 | X | Which? | *one | two | three | four'],
])('refuses a line with %s, and shows it', (_, line) => {
  expect(() => readBank('Science', line)).toThrow(line);
});
