import { fileProblem } from './file-rules.js';

const mebibyte = 1024 * 1024;

it.each([
  ['quiz.csv', 100],
  ['QUIZ.CSV', 0],
  ['a.b.csv', 5 * mebibyte],
])('sends %s of %i bytes', (name, size) => {
  expect(fileProblem({ name, size })).toBeNull();
});

it.each(['quiz.xlsx', 'quiz.csv.exe', 'csv', 'quiz.csv ', 'quiz.txt', ''])(
  'refuses %j for its name',
  (name) => {
    expect(fileProblem({ name, size: 100 })).toBe('csv.onlyCsv');
  },
);

it('refuses a file of more than 5 MB', () => {
  expect(fileProblem({ name: 'quiz.csv', size: 5 * mebibyte + 1 })).toBe('csv.tooLarge');
});
