import { readBank, readPictures } from './read-bank.js';

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

const credit = { credit: 'Somebody', source: 'https://example.org', licence: 'other' } as const;
const hash = 'a1'.repeat(32);
const seen = 'x1 | E | Which? | *one | two | three | four';

it('reads a question about a picture, with what is stored of it', () => {
  const [question] = readPictures('Geography', credit, `${seen} | A red flag | ${hash} | 900 | 640 | 480`);
  const facts = { type: 'image/webp', bytes: 900, width: 640, height: 480 };
  expect(question).toMatchObject({ id: 'x1', answer: 0, category: 'Geography', timeLimit: null });
  expect(question?.options).toHaveLength(4);
  expect(question?.media).toEqual({ hash, alt: 'A red flag', ...credit, ...facts });
});

it.each([
  ['nothing to see', seen],
  ['no words for it', `${seen} | | ${hash} | 900 | 640 | 480`],
  ['no hash', `${seen} | A red flag | a1 | 900 | 640 | 480`],
  ['no size', `${seen} | A red flag | ${hash} | 900 | 640`],
])('refuses a picture with %s, and shows its line', (_, line) => {
  expect(() => readPictures('Geography', credit, line)).toThrow(line);
});
