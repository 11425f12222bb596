import { recognise, recognised } from './recognise.js';

const ours =
  'Serial Number,Game Category,Question,Option A,Option B,Option C,Option D,Correct Answer,Difficulty\n1,a,b';

it.each([
  ['ours', ours, 'csv'],
  ['ours with semicolons', ours.replaceAll(',', ';'), 'csv'],
  ['ours with tabs and a mark', `\ufeffsep=\t\n${ours.replaceAll(',', '\t')}`, 'csv'],
  ['ours with GIFT in a cell', `${ours} {=a}`, 'csv'],
  ['Aiken', 'Which?\nA. one\nB. two\nANSWER: B', 'aiken'],
  ['GIFT by its braces', 'Which? {=one ~two}', 'gift'],
  ['GIFT by a title', '::Title:: Who? {#3}', 'gift'],
  ['GIFT by a category', '// made by hand\n\n$CATEGORY: a\n\nWho?', 'gift'],
  ['GIFT by a truth', 'Snow is black.{F}', 'gift'],
  ['Open Trivia DB', '{"response_code":0,"results":[]}', 'openTrivia'],
  ['a list of its questions', ' [ {"type":"boolean","correct_answer":"True"} ]', 'openTrivia'],
  ['plain text', 'Which?\n*one\ntwo', 'plain'],
  ['plain text with letters', 'Which?\nA. *one\nB. two', 'plain'],
  ['plain text with numbers', 'Which?\n1. *one\n2. two', 'plain'],
  ['plain text with wide stars', 'Which?\n＊one\ntwo', 'plain'],
  ['plain text with what is right in bold', 'Which?\n- **one**\n- two', 'plain'],
  ['Aiken that calls its answer otherwise', 'Which?\nA. one\nB. two\nRéponse : B', 'aiken'],
  ['GIFT that quotes JSON', '[html]Is this JSON?\n{=no ~yes: "text"}', 'gift'],
  [
    'Kahoot’s sheet as CSV',
    'Question,Answer 1,Answer 2,Time limit,Correct answer\nWhich?,a,b,20,1',
    'kahoot',
  ],
  ['nothing', ' \n', null],
  ['a letter to somebody', 'Dear Ada,\n\nhow are you?', null],
  ['a list without stars', 'Which?\none\ntwo', null],
  ['stars that are none', 'Which?\n\n*** \n\n* a list alone', null],
  ['other JSON', '{"a":[{"question":"Which?"}]}', null],
])('tells %s by what stands in it', (_, text, format) => expect(recognise(text, 'Pasted text')).toBe(format));

it.each([
  ['Which?', 'quiz.gift', 'gift'],
  ['{"a":1}', 'quiz.json', 'openTrivia'],
  ['Question,Answer\nWhy?,Because', 'quiz.csv', 'csv'],
  ['Question\tAnswer', 'QUIZ.TSV', 'csv'],
  [ours, 'quiz.txt', 'csv'],
  [ours, 'quiz.gift', 'csv'],
  ['Which?\nA. one\nB. two\nANSWER: B', 'quiz.csv', 'aiken'],
])('asks the name where the text does not tell: %j in %s', (text, name, format) =>
  expect(recognise(text, name)).toBe(format),
);

it('reads a file in the encodings that question files have', async () => {
  const text = 'Où ?\n*ici\nlà';
  for (const bytes of [
    Buffer.from(text),
    Buffer.from(`\ufeff${text}`),
    Buffer.from(`\ufeff${text}`, 'utf16le'),
    Buffer.from(text, 'latin1'),
  ])
    expect(await recognised(new File([new Uint8Array(bytes)], 'a.txt'))).toEqual({ format: 'plain', text });
  expect(await recognised(new File([new Uint8Array([80, 75, 3, 4, 0, 0])], 'a.txt'))).toBe('csv');
});

it('looks at no more than the beginning', () => {
  for (const unit of ['{', ' ', '\n', '* ', 'A.', '::', '[', ',', '{ '])
    expect(recognise(unit.repeat(1_000_000 / unit.length), 'a.txt')).toBe(
      recognise(unit.repeat(65_536 / unit.length), 'a.txt'),
    );
});
