import { entriesIn, outlineIn } from './set-file.js';

/** Files of sets as people and assistants write them (docs/protocol.md, and the schema that each installation publishes). */

const single = { text: 'Where?', options: ['a', 'b', 'c'], right: 'b' };

/** A line for each question, its right option with a star, then one for each refusal, by which question it is. */
const told = async (...questions: unknown[]): Promise<string[]> => {
  const { entries, rejected } = await entriesIn(outlineIn({ questions }).list, new Map());
  return [
    ...entries.map(({ question: { question, options, answer, task } }) =>
      [
        question,
        ...(task ? [JSON.stringify(task)] : options.map((text, at) => (at === answer ? `*${text}` : text))),
      ].join(' | '),
    ),
    ...rejected.map(({ index, code, values }) =>
      [`${index}: ${code}`, ...('name' in values ? [values['name']] : [])].join(' '),
    ),
  ];
};

it.each<[string, object, string]>([
  ['its text', {}, 'Where? | a | *b | c'],
  ['its text with blanks around it', { right: ' b ' }, 'Where? | a | *b | c'],
  [
    'its letter, where no option is called so',
    { options: ['one', 'two'], right: 'B' },
    'Where? | one | *two',
  ],
  ['a text that is another’s letter', { options: ['B', 'two'], right: 'B' }, 'Where? | *B | two'],
  ['its text in other letters, which is its letter', { options: ['b', 'x'], right: 'B' }, 'Where? | b | *x'],
  ['a text that is no option', { right: 'd or e' }, '0: unknown_answer'],
  ['its place', { right: 1 }, '0: no_answer'],
  ['a list of one', { right: ['b'] }, '0: no_answer'],
  ['nothing', { right: undefined }, '0: no_answer'],
  ['null', { right: null }, '0: no_answer'],
])('takes %s for what is right, or refuses it', async (_, more, line) => {
  expect(await told({ ...single, ...more })).toEqual([line]);
});

it.each<[string, object, string]>([
  [
    'several right options',
    { kind: 'multi', right: ['a', 'c'] },
    '{"kind":"multi","options":["a","b","c"],"right":[0,2],"exactOnly":false}',
  ],
  [
    'one of several, not in a list',
    { kind: 'multi', right: 'c' },
    '{"kind":"multi","options":["a","b","c"],"right":[2],"exactOnly":false}',
  ],
  [
    'a text to be typed',
    { kind: 'typed', options: undefined, right: 'Lima' },
    '{"kind":"typed","accepted":["Lima"],"refused":[]}',
  ],
  [
    'texts to be typed, and such as are not meant',
    { kind: 'typed', options: undefined, right: ['Lima', 'LIM'], refused: ['Lama'] },
    '{"kind":"typed","accepted":["Lima","LIM"],"refused":["Lama"]}',
  ],
  ['a poll', { kind: 'poll', right: undefined }, '{"kind":"poll","options":["a","b","c"]}'],
  ['a cloud', { kind: 'cloud', options: undefined, right: undefined }, '{"kind":"cloud"}'],
  [
    'an order',
    { kind: 'order', options: undefined, right: ['x', 'y', 'z'] },
    '{"kind":"order","items":["x","y","z"]}',
  ],
])('reads %s', async (_, more, task) => {
  expect(await told({ ...single, ...more })).toEqual([`Where? | ${task}`]);
});

it.each<[string, unknown, string]>([
  ['no text', { ...single, text: undefined }, '0: text_missing'],
  ['a text of blanks', { ...single, text: ' ' }, '0: text_empty'],
  ['a number for its text', { ...single, text: 5 }, '0: not_a_text'],
  ['the name of another program’s field', { ...single, question: 'Where?' }, '0: unknown_field question'],
  ['a name in capitals', { ...single, Right: 'b' }, '0: unknown_field Right'],
  ['a remark', { ...single, comment: 'easy' }, '0: unknown_field comment'],
  ['a kind that there is not', { ...single, kind: 'multiple_choice' }, '0: unknown_kind'],
  ['one option', { ...single, options: ['b'] }, '0: bad_option_count'],
  ['seven options', { ...single, options: [...'abcdefg'] }, '0: bad_option_count'],
  ['options by their letters', { ...single, options: { A: 'a', B: 'b' } }, '0: bad_option_count'],
  ['options that are the same', { ...single, options: ['b', 'B ', 'c'] }, '0: equal_options'],
  ['an option that is a number', { ...single, options: [1, 2], right: '1' }, '0: not_a_text'],
  [
    'a right option of several that is none',
    { ...single, kind: 'multi', right: ['a', 'x'] },
    '0: bad_right_options',
  ],
  ['a number that is none', { text: 'How many?', kind: 'number', right: null }, '0: bad_number'],
  ['a number as a text', { text: 'How many?', kind: 'number', right: '5' }, '0: bad_number'],
  ['a level that there is not', { ...single, difficulty: 'normal' }, '0: bad_difficulty'],
  ['seconds with their unit', { ...single, timeLimit: '20s' }, '0: bad_time_limit'],
  ['an explanation beyond its room', { ...single, explanation: 'x'.repeat(301) }, '0: text_too_long'],
  [
    'a picture that is not stored',
    { ...single, media: { hash: 'a'.repeat(64), alt: '' } },
    '0: unknown_media',
  ],
  ['a text for a question', 'Where?', '0: not_a_question'],
  ['a list for a question', [single], '0: not_a_question'],
  ['nothing for a question', null, '0: not_a_question'],
])('refuses a question with %s', async (_, question, line) => expect(await told(question)).toEqual([line]));

it('takes the good ones beside the bad', async () => {
  expect(await told(single, 7, { ...single, text: 'Who?' })).toEqual([
    'Where? | a | *b | c',
    'Who? | a | *b | c',
    '1: not_a_question',
  ]);
});

it.each<[string, unknown, string]>([
  ['nothing', null, 'questions must be a list.'],
  ['a list alone', [single], 'questions must be a list.'],
  ['no questions', { title: 'T' }, 'questions must be a list.'],
  ['none of them', { questions: [] }, 'Add at least one question.'],
  [
    'too many of them',
    { questions: Array(5_001).fill(single) },
    'There are more than 5000 questions. Please send them in parts.',
  ],
  ['another program’s field', { questions: [single], author: 'Ada' }, 'author is not a known field'],
  [
    'another format',
    { questions: [single], format: 'kahoot' },
    'This is no file of format clockbeat-set, version 1.',
  ],
  [
    'a later version',
    { questions: [single], version: 2 },
    'This is no file of format clockbeat-set, version 1.',
  ],
  [
    'a title beyond its room',
    { questions: [single], title: 'x'.repeat(101) },
    'title must be a text of 1 to 100 characters on one line.',
  ],
  [
    'a language by its name',
    { questions: [single], language: 'German' },
    'language must be the tag of a language, like "de" or "pt-BR".',
  ],
  [
    'a level that there is not',
    { questions: [single], difficulty: 'normal' },
    'difficulty must be one of easy, medium, hard, mixed.',
  ],
  [
    'seconds as a text',
    { questions: [single], timePerQuestion: '20' },
    'timePerQuestion must be 10 to 120, in whole numbers.',
  ],
])('refuses a set with %s', (_, body, reason) => expect(() => outlineIn(body)).toThrow(reason));

it('has what a set does not say from a set that is begun', () => {
  expect(
    outlineIn({ questions: [single], title: ' Lakes ', difficulty: 'HARD', language: 'PT-br' }),
  ).toMatchObject({
    title: 'Lakes',
    difficulty: 'hard',
    language: 'pt-BR',
    list: [single],
  });
});
