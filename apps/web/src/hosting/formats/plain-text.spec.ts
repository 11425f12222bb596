import { readPlainText } from './plain-text.js';

const read = (...lines: string[]) => readPlainText(lines.join('\n')).questions;
const asked = (...lines: string[]) => read(...lines)[0]?.asked;

it('reads a question a paragraph, and the options that have a star as right', () => {
  expect(read('Capital of Peru?', '*Lima', 'Quito', '', '', 'Even?', '* 2', '3', '*4')).toEqual([
    {
      place: 1,
      text: 'Capital of Peru?',
      asked: { kind: 'options', options: ['Lima', 'Quito'], right: [0] },
    },
    { place: 6, text: 'Even?', asked: { kind: 'options', options: ['2', '3', '4'], right: [0, 2] } },
  ]);
});

it.each([
  ['dashes', ['- *Lima', '- Quito']],
  ['stars before dashes', ['*- Lima', '- Quito']],
  ['bullets', ['• *Lima', '• Quito']],
  ['letters with a point', ['A. *Lima', 'B. Quito']],
  ['letters with a bracket', ['*a) Lima', 'b) Quito']],
  ['blanks around', ['  *  Lima ', '\tQuito']],
])('allows %s', (_, options) => {
  expect(asked('Capital?', ...options)).toEqual({ kind: 'options', options: ['Lima', 'Quito'], right: [0] });
});

it('takes letters and dashes for text where not all options have them', () => {
  expect(asked('Which?', '- 5', '*7')).toMatchObject({ options: ['- 5', '7'] });
  expect(asked('Which?', 'A. Christie', '*C. Doyle')).toMatchObject({ options: ['A. Christie', 'C. Doyle'] });
});

it('has answers to be typed where all lines are right', () => {
  expect(asked('Capital of Lithuania?', '*Vilnius', '*Wilna')).toEqual({
    kind: 'typed',
    accepted: ['Vilnius', 'Wilna'],
  });
});

it('has a star of the text behind a backslash', () => {
  expect(asked('A footnote?', '\\*', '*†')).toEqual({ kind: 'options', options: ['*', '†'], right: [1] });
});

it('takes off the number that a question is counted by, and no other', () => {
  const texts = read('1) One?', '*a', 'b', '', '2. Two?', '*a', 'b', '', '7. Seven?', '*a', 'b').map(
    ({ text }) => text,
  );
  expect(texts).toEqual(['One?', 'Two?', '7. Seven?']);
});

it.each([['\r\n'], ['\r'], ['\n']])('knows lines that end in %j', (end) => {
  expect(readPlainText(['Which?', '*a', 'b', '', 'Who?', 'a', '*b'].join(end)).questions).toHaveLength(2);
});

it.each([
  ['nothing', [], []],
  ['blank lines', ['', ' \t'], []],
  ['no star', ['Which?', 'a', 'b'], [{ kind: 'options', options: ['a', 'b'], right: [] }]],
  ['a question alone', ['Which?'], [{ kind: 'options', options: [], right: [] }]],
  [
    'a blank line behind the question',
    ['Which?', '', '*a', 'b'],
    [{ options: [] }, { options: ['b'], right: [] }],
  ],
  ['options of nothing', ['Which?', '*', 'b'], [{ options: ['', 'b'], right: [0] }]],
  ['too many options', ['Which?', '*1', ...'2345678'], [{ options: [...'12345678'] }]],
])('leaves to the server what it says of %s', (_, lines, expected) => {
  expect(read(...(lines as string[])).map((question) => question.asked)).toEqual(
    expected.map((each) => expect.objectContaining(each)),
  );
});

// what takes more and more with each sign would not come to its end here; how long it may take at most, its worker says
it('comes to the end of whatever it is given', () => {
  for (const unit of ['*', ' ', 'a\n\n', '\n', '* \\', 'A. '])
    expect(() => readPlainText(unit.repeat(200_000 / unit.length))).not.toThrow();
});
