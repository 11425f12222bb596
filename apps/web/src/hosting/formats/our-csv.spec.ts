import { toOurCsv } from './our-csv.js';
import type { Asked, FormatRead, ReadQuestion } from './read-format.js';

const options = (texts: string[], ...right: number[]): Asked => ({ kind: 'options', options: texts, right });
const write = (...questions: Partial<ReadQuestion>[]) => {
  const whole = questions.map((each, index) => ({
    place: index + 1,
    text: 'Q?',
    asked: options(['x', 'y'], 1),
    ...each,
  }));
  const read: FormatRead = { format: 'gift', questions: whole, problems: [], leftOut: {} };
  return toOurCsv(read, 'Custom');
};
/** The cells of one question by their columns. */
const cells = (question: Partial<ReadQuestion>): Record<string, string> => {
  const [names = '', ...row] = write(question).csv.split('\n');
  const values = row.join('\n').slice(1, -1).split('","');
  return Object.fromEntries(
    names
      .slice(1, -1)
      .split('","')
      .map((name, index): [string, string] => [name, values[index] ?? ''])
      .filter(([, value]) => value !== ''),
  );
};

it('writes one right option by its letter', () => {
  expect(cells({ category: 'Rivers', difficulty: 'hard', explanation: 'So.', seconds: 20 })).toEqual({
    'Serial Number': '1',
    'Game Category': 'Rivers',
    Question: 'Q?',
    'Option A': 'x',
    'Option B': 'y',
    'Correct Answer': 'B',
    Difficulty: 'hard',
    Kind: 'single',
    Explanation: 'So.',
    'Time Limit': '20',
  });
});

it.each<[string, Asked, Record<string, string>]>([
  ['several right options', options(['x', 'y', 'z'], 0, 2), { Kind: 'multi', 'Correct Answer': 'A, C' }],
  ['no right option, which the server says', options(['x', 'y']), { Kind: 'single' }],
  ['options that are letters', options(['x', 'A'], 0), { 'Correct Answer': 'a' }],
  ['texts to be typed', { kind: 'typed', accepted: ['a', 'b|c\\'] }, { 'Correct Answer': 'a | b\\|c\\\\' }],
  ['a number', { kind: 'number', value: -0.5, within: 0 }, { Kind: 'number', 'Correct Answer': '-0.5' }],
  [
    'a number with a band',
    { kind: 'number', value: 1e21, within: 5 },
    { 'Correct Answer': '1e+21', Within: '5' },
  ],
])('writes %s', (_, asked, expected) => expect(cells({ asked })).toMatchObject(expected));

it('has a category and a level for what names none', () => {
  expect(cells({ category: ' ' })).toMatchObject({ 'Game Category': 'Custom', Difficulty: 'Medium' });
  expect(cells({ category: `${'é'.repeat(30)}\n${'é'.repeat(30)}` })['Game Category']).toBe(
    `${'é'.repeat(30)} ${'é'.repeat(18)}…`,
  );
});

it('keeps quotes, lines, and apostrophes before signs of formulas', () => {
  const { csv, placeOfLine } = write({ text: ' "Who"?\r\nYes. ' }, { text: "'=1" }, { text: '=1', place: 9 });
  expect(csv).toContain('"""Who""?\nYes."');
  expect(csv).toContain('"\'\'=1"');
  expect(csv).toContain('"=1"');
  expect([...placeOfLine]).toEqual([
    [2, 1],
    [4, 2],
    [5, 9],
  ]);
});

it('leaves out what has no room, and counts it: the questions stay', () => {
  const { leftOut, count } = write(
    { explanation: 'x'.repeat(301) },
    { explanation: '😀'.repeat(300) },
    { seconds: 240 },
    { seconds: 7.5 },
  );
  expect([leftOut, count]).toEqual([{ longExplanation: 1, seconds: 2 }, 4]);
});

it('says where a question has more options than six', () => {
  const { problems, count } = write(
    {},
    { asked: options([...'1234567'], 0), place: 5 },
    { asked: options([...'123456'], 5) },
  );
  expect([problems, count]).toEqual([[{ place: 5, code: 'tooManyOptions' }], 2]);
});

it('writes one more question than is taken, and no more', () => {
  expect(write(...Array.from({ length: 6_000 }, () => ({}))).count).toBe(5_001);
});
