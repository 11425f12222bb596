import { readAiken } from './aiken.js';

const read = (...lines: string[]) => readAiken(lines.join('\n'));
const only = (...lines: string[]) => {
  const { questions, problems } = read(...lines);
  expect(problems).toEqual([]);
  expect(questions).toHaveLength(1);
  return questions[0];
};
const city = ['Which city is the capital of Peru?', 'A. Lima', 'B. Quito', 'C. Bogota'];

it('reads questions with their options, the right one and the line where each begins', () => {
  expect(read(...city, 'ANSWER: A', '', 'What is lighter?', 'A) Lead', 'B) Feathers', 'ANSWER: B')).toEqual({
    format: 'aiken',
    questions: [
      {
        place: 1,
        text: 'Which city is the capital of Peru?',
        asked: { kind: 'options', options: ['Lima', 'Quito', 'Bogota'], right: [0] },
      },
      {
        place: 7,
        text: 'What is lighter?',
        asked: { kind: 'options', options: ['Lead', 'Feathers'], right: [1] },
      },
    ],
    problems: [],
    leftOut: {},
  });
});

it.each([
  ['no blank line between questions', [...city, 'ANSWER: A', ...city, 'ANSWER: B'], 2],
  ['blank lines within a question', [city[0], '', ...city.slice(1), '', 'ANSWER: C'], 1],
  ['Windows line ends', [[...city, 'ANSWER: A'].join('\r\n')], 1],
  ['line ends of old Macs', [[...city, 'ANSWER: A'].join('\r')], 1],
  ['blanks around', city.map((line) => `  ${line}\t `).concat(' ANSWER: A '), 1],
  ['small letters', ['Which?', 'a. one', 'b. two', 'Answer: b'], 1],
  ['a blank before the colon', ['Which?', 'A. one', 'B. two', 'ANSWER : B'], 1],
  ['no blank behind the colon', ['Which?', 'A. one', 'B. two', 'ANSWER:B'], 1],
  ['a point behind the answer', ['Which?', 'A. one', 'B. two', 'ANSWER: B.'], 1],
  ['an answer by its text', ['Which?', 'A. one', 'B. two', 'ANSWER: two'], 1],
  ['letters that are left out', ['Which?', 'A. one', 'D. two', 'ANSWER: D'], 1],
  ['nothing at all', ['', ' '], 0],
])('allows %s', (_, lines, count) => {
  const { questions, problems } = read(...(lines as string[]));
  expect([questions.length, problems]).toEqual([count, []]);
});

it('has several right answers where several letters are named', () => {
  for (const said of ['A, C', 'A C', 'a;c', 'C,A,A'])
    expect(only(...city, `ANSWER: ${said}`)?.asked).toMatchObject({ right: [0, 2] });
});

it('keeps the lines of a longer question', () => {
  expect(only('Read this:', 'all is well.', 'Who says so?', ...city.slice(1), 'ANSWER: A')?.text).toBe(
    'Read this:\nall is well.\nWho says so?',
  );
});

it('takes off the number that a question is counted by, and no other', () => {
  const numbered = read(
    '1. First?',
    'A. a',
    'B. b',
    'ANSWER: A',
    '1984. Whose book?',
    'A. a',
    'B. b',
    'ANSWER: A',
  );
  expect(numbered.questions.map(({ text }) => text)).toEqual(['First?', '1984. Whose book?']);
});

it('keeps a sentence that begins with a letter and a point, while there is no question yet', () => {
  expect(only('B. Franklin was born where?', 'A. Boston', 'B. Bath', 'ANSWER: A')?.text).toBe(
    'B. Franklin was born where?',
  );
});

it.each([
  ['an answer that no option has', [...city, 'ANSWER: E'], { place: 5, code: 'unknownLetter' }],
  ['one of several that no option has', [...city, 'ANSWER: A, E'], { place: 5, code: 'unknownLetter' }],
  ['an answer of nothing', [...city, 'ANSWER:'], { place: 5, code: 'unknownLetter' }],
  ['an answer without options', ['Which?', 'ANSWER: A'], { place: 2, code: 'answerAlone' }],
  ['an answer alone', ['', 'ANSWER: A'], { place: 2, code: 'answerAlone' }],
  ['a letter twice', ['Which?', 'A. one', 'A. two', 'ANSWER: A'], { place: 1, code: 'letterTwice' }],
  ['no answer at the end', city, { place: 1, code: 'noAnswerLine' }],
  ['a question alone', ['', '', 'Which?'], { place: 3, code: 'noAnswerLine' }],
  [
    'a key that is called otherwise',
    ['Which?', 'A. one', 'B. two', 'KEY: A'],
    { place: 1, code: 'noAnswerLine' },
  ],
])('says what is wrong with %s', (_, lines, problem) => {
  const { questions, problems } = read(...(lines as string[]));
  expect(questions).toEqual([]);
  expect(problems[0]).toEqual(problem);
});

it('goes on behind a mistake', () => {
  const { questions, problems } = read(...city, '', 'And this one?', 'A. yes', 'B. no', 'ANSWER: B');
  expect(problems).toEqual([{ place: 1, code: 'noAnswerLine' }]);
  expect(questions).toEqual([expect.objectContaining({ place: 6, text: 'And this one?' })]);
});

it('leaves to the server what it says of questions of ours', () => {
  expect(only('Which?', 'A. one', 'ANSWER: A')?.asked).toMatchObject({ options: ['one'] });
  expect(only('x'.repeat(600), 'A. one', 'B. two', 'ANSWER: A')?.text).toHaveLength(600);
});

// what takes more and more with each sign would not come to its end here; how long it may take at most, its worker says
it('comes to the end of whatever it is given', () => {
  for (const unit of ['A. ', ' ', 'ANSWER: A\n', 'A. a\n', '\n', 'A.\t \t'])
    expect(() => readAiken(unit.repeat(200_000 / unit.length))).not.toThrow();
});
