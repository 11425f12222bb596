import { isAiken, readAiken } from './aiken.js';
import { told } from './told.fixture.js';

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

/** What docs.moodle.org/en/Aiken_format allows, and question/format/aiken/format.php reads. */
it.each<[string, string, string[]]>([
  [
    'the first example of its documentation',
    'What is the correct answer to this question?\nA. Is it this one?\nB. Maybe this answer?\nC. Possibly this one?\nANSWER: C',
    [
      '1: What is the correct answer to this question? | Is it this one? | Maybe this answer? | *Possibly this one?',
    ],
  ],
  ['points and brackets in one question', 'Q?\nA. one\nB) two\nANSWER: B', ['1: Q? | one | *two']],
  ['no blank behind the letter', 'Q?\nA.one\nB)two\nANSWER: B', ['1: Q? | one | *two']],
  ['tabs behind the letter', 'Q?\nA.\tone\nB.\t\ttwo\nANSWER:\tB', ['1: Q? | one | *two']],
  [
    'hard blanks, as web pages have them',
    'Q?\nA.\u00a0one\nB.\u00a0two\nANSWER:\u00a0B',
    ['1: Q? | one | *two'],
  ],
  [
    'more options than we have room for, which is told later',
    `Q?\n${[...'ABCDEFG'].map((letter) => `${letter}. ${letter}x`).join('\n')}\nANSWER: G`,
    ['1: Q? | Ax | Bx | Cx | Dx | Ex | Fx | *Gx'],
  ],
  [
    'HTML as the text that Moodle makes of it',
    'What is <b>?\nA. <i>it</i>\nB. R&amp;D\nANSWER: A',
    ['1: What is <b>? | *<i>it</i> | R&amp;D'],
  ],
  [
    'a line of a lone sign, over which Moodle passes',
    'Q?\n-\nA. one\n.\nB. two\nANSWER: B',
    ['1: Q? | one | *two'],
  ],
  [
    'but not of a sign that is a word',
    '水?\nA. 火\nB. 木\n山\nANSWER: B',
    ['1: noAnswerLine', '5: answerAlone'],
  ],
  ['a mark at the beginning', '\ufeffQ?\nA. one\nB. two\nANSWER: B', ['1: Q? | one | *two']],
  [
    'typographic quotes and dashes',
    'Who said “no” – twice?\nA. ‘I’\nB. „Du“\nANSWER: A',
    ['1: Who said “no” – twice? | *‘I’ | „Du“'],
  ],
])('reads %s', (_, text, lines) => expect(told(readAiken(text))).toEqual(lines));

/** What people write all the same. */
it.each<[string, string, string[]]>([
  ['two right answers', 'Q?\nA. one\nB. two\nC. three\nANSWER: A and C', ['5: unknownLetter']],
  ['letters without anything between them', 'Q?\nA. one\nB. two\nANSWER: AB', ['4: unknownLetter']],
  ['the letter with its text', 'Q?\nA. one\nB. two\nANSWER: B) two', ['1: Q? | one | *two']],
  ['the letter with a remark', 'Q?\nA. one\nB. two\nANSWER: B (as we saw)', ['1: Q? | one | *two']],
  ['a letter that is no option’s, with a text', 'Q?\nA. one\nB. two\nANSWER: D) four', ['4: unknownLetter']],
  [
    'no colon',
    'Q?\nA. one\nB. two\nANSWER B\nR?\nA. x\nB. y\nANSWER: A',
    ['1: Q? | one | *two', '5: R? | *x | y'],
  ],
  ['the wide colon of Chinese keyboards', 'Q?\nA. one\nB. two\nANSWER：B', ['1: Q? | one | *two']],
  ['an equals sign', 'Q?\nA. one\nB. two\nAnswer = B', ['1: Q? | one | *two']],
  ['its word in French', 'Q ?\nA. un\nB. deux\nRéponse : B', ['1: Q ? | un | *deux']],
  [
    'its word in German, with what is right',
    'Q?\nA. eins\nB. zwei\nRichtige Antwort: A, B',
    ['1: Q? | *eins | *zwei'],
  ],
  [
    'another word',
    'Q?\nA. one\nB. two\nKEY: A\nR?\nA. x\nB. y\nANSWER: A',
    ['1: Q? | *one | two', '5: R? | *x | y'],
  ],
  [
    'a question that ends like one',
    'Which is Vitamin: C\nA. one\nB. two\nANSWER: A',
    ['1: Which is Vitamin: C | *one | two'],
  ],
  [
    'an explanation, which Chamilo has',
    'Q?\nA. one\nB. two\nANSWER: B\nSCORE: 5\nANSWER_EXPLANATION: so\n\nR?\nA. x\nB. y\nANSWER: A',
    ['1: Q? | one | *two', '8: R? | *x | y'],
  ],
  [
    'a question that begins like an explanation',
    'Q?\nA. one\nB. two\nANSWER: B\n\nFeedback: what is it?\nA. x\nB. y\nANSWER: A',
    ['1: Q? | one | *two', '6: Feedback: what is it? | *x | y'],
  ],
  ['an empty option', 'Q?\nA. one\nB.\nANSWER: A', ['1: Q? | *one | ']],
  ['Cyrillic letters', 'Q?\nА. one\nВ. two\nANSWER: A', ['4: answerAlone']],
  ['numbers', 'Q?\n1. one\n2. two\nANSWER: 1', ['4: answerAlone']],
  ['letters in brackets', 'Q?\n(A) one\n(B) two\nANSWER: A', ['4: answerAlone']],
  ['options without a question', 'A. one\nB. two\nANSWER: A', ['3: unknownLetter']],
  ['an option on two lines', 'Q?\nA. one\nand more\nANSWER: A', ['1: noAnswerLine', '4: answerAlone']],
  ['ANSWER twice', 'Q?\nA. one\nB. two\nANSWER: A\nANSWER: B', ['1: Q? | *one | two', '5: answerAlone']],
  [
    'small letters without a blank',
    'What of\ne.g. trees?\na. one\nb. two\nANSWER: b',
    ['1: What of / e.g. trees? | one | *two'],
  ],
  [
    'numbers below a heading',
    '1. One?\nA. x\nB. y\nANSWER: A\n3. Three?\nA. x\nB. y\nANSWER: A\n2) Two?\nA. x\nB. y\nANSWER: A',
    ['1: One? | *x | y', '5: 3. Three? | *x | y', '9: Two? | *x | y'],
  ],
])('reads, or names, %s', (_, text, lines) => expect(told(readAiken(text))).toEqual(lines));

it('explains with what stands right below an answer, and with nothing else', () => {
  const { questions } = read(...city, 'ANSWER: A', 'Feedback: since 1535', '', ...city, 'ANSWER: A');
  expect(questions.map(({ explanation }) => explanation)).toEqual(['since 1535', undefined]);
});

it.each([
  ['Q?\nA. one\nB. two\nRéponse : B', true],
  ['Q?\nA.one\nB.two\nANSWER: B', true],
  ['Dear all,\nA. comes, and so does\nB. at noon', false],
  ['ANSWER: B', false],
])('is told from other texts: %j', (text, is) => expect(isAiken(text)).toBe(is));

// what takes more and more with each sign would not come to its end here; how long it may take at most, its worker says
it('comes to the end of whatever it is given', () => {
  for (const unit of ['A. ', ' ', 'ANSWER: A\n', 'A. a\n', '\n', 'A.\t \t'])
    expect(() => readAiken(unit.repeat(200_000 / unit.length))).not.toThrow();
});
