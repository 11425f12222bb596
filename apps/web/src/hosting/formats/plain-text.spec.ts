import { readPlainText } from './plain-text.js';
import { told } from './told.fixture.js';

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

/** The format is ours: what the page says of it, and what people make of that. */
it.each<[string, string, string[]]>([
  ['numbers before options', 'Q?\n1. one\n2. *two', ['1: Q? | one | *two']],
  ['numbers in brackets', 'Q?\n*1) one\n2) two', ['1: Q? | *one | two']],
  ['letters in brackets', 'Q?\n(a) one\n(b) *two', ['1: Q? | one | *two']],
  [
    'numbers that are the texts',
    'Which has 18 teams?\n*1. League\n2. League\n3. League',
    ['1: Which has 18 teams? | *1. League | 2. League | 3. League'],
  ],
  ['numbers in another order', 'Q?\n3. one\n*1. two', ['1: Q? | 3. one | *1. two']],
  ['what is right in bold, as assistants have it', 'Q?\n- one\n- **two**', ['1: Q? | one | *two']],
  ['stars as wide as Chinese ones', 'Q?\n＊one\ntwo', ['1: Q? | *one | two']],
  ['two stars as one', 'Q?\n** one\ntwo', ['1: Q? | *one | two']],
  ['stars within a text', 'Q?\n2*3\n*6*1', ['1: Q? | 2*3 | *6*1']],
  ['a question with a star', '*Q?\n*one\ntwo', ['1: *Q? | *one | two']],
  ['one right answer without others', 'Q?\n*one', ['1: Q? | = one']],
  ['tabs and hard blanks', 'Q?\n*\tone\n\u00a0two\u00a0', ['1: Q? | *one | two']],
  ['a blank line of tabs', 'Q?\n*one\ntwo\n\t \nR?\nx\n*y', ['1: Q? | *one | two', '5: R? | x | *y']],
  ['several blank lines, at the end too', '\n\nQ?\n*one\ntwo\n\n\n', ['3: Q? | *one | two']],
  ['a mark at the beginning', '\ufeffQ?\n*one\ntwo', ['1: Q? | *one | two']],
  [
    'a heading, which is told to have no options',
    'Lakes\n\n1. One?\n*x\ny\n\n2. Two?\n*x\ny',
    ['1: Lakes', '3: One? | *x | y', '7: Two? | *x | y'],
  ],
  [
    '“Question 1:” and “Q2.”',
    'Question 1: One?\n*x\ny\n\nQ2. Two?\n*x\ny',
    ['1: One? | *x | y', '5: Two? | *x | y'],
  ],
  ['a year that begins a question', '1984. Whose?\n*x\ny', ['1: 1984. Whose? | *x | y']],
  ['a star behind what is right, which is told to have none', 'Q?\none*\ntwo', ['1: Q? | one* | two']],
  [
    'an x or a tick for a star, which is told to have none',
    'Q?\n[x] one\n✓ two',
    ['1: Q? | [x] one | ✓ two'],
  ],
  [
    'bullets that Word makes of stars, which are told to have none',
    'Q?\n•\tone\ntwo',
    ['1: Q? | •\tone | two'],
  ],
  ['a list of Markdown, all of it right', 'Q?\n* one\n* two', ['1: Q? | = one | = two']],
  [
    'a question of two lines, of which the second becomes an option',
    'Read.\nQ?\n*one\ntwo',
    ['1: Read. | Q? | *one | two'],
  ],
  [
    'HTML and entities as they are typed',
    '<b>Q</b> &amp; co?\n*<i>\ntwo',
    ['1: <b>Q</b> &amp; co? | *<i> | two'],
  ],
  ['typographic quotes', '„Q“?\n*‘one’\n“two”', ['1: „Q“? | *‘one’ | “two”']],
])('reads %s', (_, text, lines) => expect(told(readPlainText(text))).toEqual(lines));

// what takes more and more with each sign would not come to its end here; how long it may take at most, its worker says
it('comes to the end of whatever it is given', () => {
  for (const unit of ['*', ' ', 'a\n\n', '\n', '* \\', 'A. '])
    expect(() => readPlainText(unit.repeat(200_000 / unit.length))).not.toThrow();
});
