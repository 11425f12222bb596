import { fileProblem } from './file-rules.js';

const mebibyte = 1024 * 1024;

it.each([
  ['quiz.csv', 100],
  ['QUIZ.CSV', 0],
  ['a.b.csv', 5 * mebibyte],
  ['Fragen.xlsx', 100],
  ['unicode.txt', 100],
  ['tabs.tsv', 100],
  ['moodle.gift', 100],
  ['api.json', 100],
])('sends %s of %i bytes', (name, size) => {
  expect(fileProblem({ name, size })).toBeNull();
});

it.each(['quiz.pdf', 'quiz.csv.exe', 'csv', 'quiz.csv ', 'quiz.xlsm', ''])(
  'refuses %j for its name',
  (name) => {
    expect(fileProblem({ name, size: 100 })).toBe('csv.onlyCsv');
  },
);

it('refuses a file of more than 5 MB', () => {
  expect(fileProblem({ name: 'quiz.csv', size: 5 * mebibyte + 1 })).toBe('csv.tooLarge');
});

it.each(['quiz.xls', 'quiz.ods', 'Quiz.NUMBERS'])(
  'says of %s how it is saved as one that is taken',
  (name) => {
    expect(fileProblem({ name, size: 100 })).toBe('csv.oldWorkbook');
  },
);
