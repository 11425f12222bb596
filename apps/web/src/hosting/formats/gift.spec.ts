import { readGift } from './gift.js';
import type { ReadQuestion } from './read-format.js';

const words = { true: 'True', false: 'False' };
const read = (...lines: string[]) => readGift(lines.join('\n'), words);
const only = (...lines: string[]) => {
  const { questions, problems } = read(...lines);
  expect(problems).toEqual([]);
  expect(questions).toHaveLength(1);
  return questions[0] as ReadQuestion;
};
const asked = (...lines: string[]) => only(...lines).asked;
const options = (texts: string[], ...right: number[]) => ({ kind: 'options', options: texts, right });

describe('what Moodle teaches by examples', () => {
  it('a question with one right option', () => {
    expect(only('Who is buried in the tomb of Grant?{~no one ~Napoleon =Grant ~Lincoln}')).toEqual({
      place: 1,
      category: undefined,
      text: 'Who is buried in the tomb of Grant?',
      asked: options(['no one', 'Napoleon', 'Grant', 'Lincoln'], 2),
      explanation: undefined,
    });
  });

  it('a missing word', () => {
    const { text, asked: parts } = only('Mahatma {~Jane =Mohandas ~Anna} Gandhi was born in India.');
    expect(text).toBe('Mahatma _____ Gandhi was born in India.');
    expect(parts).toEqual(options(['Jane', 'Mohandas', 'Anna'], 1));
  });

  it('true and false', () => {
    expect(asked('Grant was buried in a tomb in New York.{T}')).toEqual(options(['True', 'False'], 0));
    expect(asked('The sun rises in the west.{FALSE}')).toEqual(options(['True', 'False'], 1));
    expect(asked('Water is wet. {true}')).toEqual(options(['True', 'False'], 0));
    expect(asked('Snow is black. {f}')).toEqual(options(['True', 'False'], 1));
  });

  it('answers to be typed', () => {
    expect(asked('Two plus two equals {=four =4}')).toEqual({ kind: 'typed', accepted: ['four', '4'] });
    expect(asked('Name a colour of the flag of Austria.{=red}')).toEqual({
      kind: 'typed',
      accepted: ['red'],
    });
    expect(asked('The first month {January}')).toEqual({ kind: 'typed', accepted: ['January'] });
  });

  it('numbers, with a tolerance and as an interval', () => {
    expect(asked('When was Grant born?{#1822:5}')).toEqual({ kind: 'number', value: 1822, within: 5 });
    expect(asked('How high, in metres?{#3.5..3.6}')).toEqual({
      kind: 'number',
      value: 3.55,
      within: 0.05,
    });
    expect(asked('How many legs has a spider? {#8}')).toEqual({ kind: 'number', value: 8, within: 0 });
    expect(asked('How cold?{#-273.15:0.1}')).toEqual({ kind: 'number', value: -273.15, within: 0.1 });
  });

  it('several numbers: the one that is worth all points', () => {
    const read1 = read('When was Grant born? {#', '=1822:0', '=%50%1822:2', '=1823', '}');
    expect(read1.questions[0]?.asked).toEqual({ kind: 'number', value: 1822, within: 0 });
    expect(read1.leftOut).toEqual({ partial: 1, otherNumber: 1 });
  });

  it('several right options by their weights', () => {
    expect(
      asked(
        'Which two are in the tomb? {',
        '~%-100%No one',
        '~%50%Grant',
        '~%50%His wife',
        '~%-100%Lincoln',
        '}',
      ),
    ).toEqual(options(['No one', 'Grant', 'His wife', 'Lincoln'], 1, 2));
    expect(asked('Which? {~%100%this ~%0%that}')).toEqual(options(['this', 'that'], 0));
  });

  it('a part of the points for an answer that is nearly right, which is counted', () => {
    const { questions, leftOut } = read('Capital? {=Bern ~%50%Berne ~Basel}');
    expect(questions[0]?.asked).toEqual(options(['Bern', 'Berne', 'Basel'], 0));
    expect(leftOut).toEqual({ partial: 1 });
    expect(read('Name? {=Jesus =%50%Jesus Christ}').leftOut).toEqual({ partial: 1 });
  });

  it('what is left out: matching questions, essays and descriptions', () => {
    const { questions, problems, leftOut } = read(
      'Match these. {=Canada -> Ottawa =Italy -> Rome =Japan -> Tokyo}',
      '',
      'Say what you think. {}',
      '',
      'And once more. {####Be kind}',
      '',
      'You may use a calculator.',
    );
    expect([questions, problems]).toEqual([[], []]);
    expect(leftOut).toEqual({ matching: 1, essay: 2, description: 1 });
  });

  it('titles, comments, formats, and escaped signs', () => {
    const {
      place,
      text,
      asked: parts,
    } = only(
      '// easy ones: {not a question}',
      '::Sums\\: one::[html]<p>Is <b>1 \\< 2</b> &amp; 2 \\= 2?</p>{',
      '  =\\{yes\\} \\~ \\#1   // not a comment',
      '  // a comment',
      '  ~no\\nnever',
      '}',
    );
    expect([place, text]).toEqual([2, 'Is 1 \\< 2 & 2 = 2?']);
    expect(parts).toEqual(options(['{yes} ~ #1 // not a comment', 'no never'], 0));
  });

  it('lines within a text', () => {
    expect(only('One\\nand two,\nand three? {T}').text).toBe('One\nand two, and three?');
  });

  it('feedback: the general one, else that of the right answer, explains', () => {
    expect(only('Q? {=a#well done ~b#no}').explanation).toBe('well done');
    expect(only('Q? {=a#well done ~b####Because.}').explanation).toBe('Because.');
    expect(only('Q. {T#You are wrong#You are right}').explanation).toBe('You are right');
    expect(only('Q. {F#Wrong}').explanation).toBe('Wrong');
    expect(only('Q? {#5:1####By counting}').explanation).toBe('By counting');
    expect(read('Q? {=a#well done ~b#no ~c#never####Because.}').leftOut).toEqual({ feedback: 3 });
  });

  it('categories, of which the innermost counts', () => {
    const { questions } = read(
      'One? {T}',
      '',
      '$CATEGORY: $course$/top/Plants/Trees',
      '',
      'Two? {T}',
      '',
      '$CATEGORY: AC//DC',
      'Three? {T}',
      '$CATEGORY: $course$',
      '',
      'Four? {T}',
    );
    expect(questions.map(({ text, category }) => [text, category])).toEqual([
      ['One?', undefined],
      ['Two?', 'Trees'],
      ['Three?', 'AC/DC'],
      ['Four?', undefined],
    ]);
  });
});

it.each([
  ['colons in the question', 'At 12:30: who? {T}', 'At 12:30: who?'],
  ['addresses', 'What is at https://example.org/?a=1#b {T}', 'What is at https://example.org/?a=1#b'],
  ['equals signs before the braces', '2+2=4 {T}', '2+2=4'],
  ['a title without a question', '::Grant is dead.::{T}', 'Grant is dead.'],
  ['a colon in the title', '::12:30::Noon? {T}', 'Noon?'],
  ['HTML without saying so', '<p>Noon<br>or not? {T}</p>', 'Noon\nor not?'],
  ['pictures, which are counted', 'What is <img src\\="@@PLUGINFILE@@/x.png"> this? {T}', 'What is this?'],
])('allows %s', (_, line, text) => {
  const { questions, problems } = read(line);
  expect(problems).toEqual([]);
  // what stands behind the braces makes a missing word of them
  expect(questions[0]?.text.replace(/\s*_____.*$/s, '').replace(/\s+/g, ' ')).toBe(text.replace(/\s+/g, ' '));
});

it.each([
  ['Windows line ends', ['One? {T}', '', 'Two? {', '=a', '~b', '}'].join('\r\n'), 2],
  ['a mark at the beginning', '\ufeffOne? {T}', 1],
  ['blank lines within braces', 'One? {\n\n=a\n\n~b\n\n}', 1],
  ['titles without a blank line before', '::1::One? {T}\n::2::Two? {F}', 2],
  ['comments between questions', 'One? {T}\n// and\n\n// then\nTwo? {F}', 2],
  ['tags and ids in comments', '// [id:7] [tag:a]\nOne? {T}', 1],
  ['a colon in an answer', 'When? {=12:30 ~12:45}', 1],
  ['nothing', ' \n\n// nothing', 0],
])('allows %s', (_, text, count) => {
  const { questions, problems } = readGift(text.replace(/^\ufeff/, ''), words);
  expect([questions.length, problems]).toEqual([count, []]);
});

it('leaves out letters that stand for any, which are counted', () => {
  const { questions, leftOut } = read('Q? {=*colour* =red =5\\*5}', '', 'Q? {=*}');
  expect(questions.map((each) => each.asked)).toEqual([{ kind: 'typed', accepted: ['red', '5*5'] }]);
  expect(leftOut).toEqual({ wildcard: 2 });
});

it.each([
  ['a brace that is open', ['One? {=a ~b'], 'braceOpen'],
  ['a brace too many', ['One? {=a ~b}}'], 'braceAlone'],
  ['no blank line between questions', ['One? {T}', 'Two? {F}'], 'noBlankLine'],
  ['a weight of nothing', ['One? {~%%a =b}'], 'giftSyntax'],
  ['a weight beyond all', ['One? {~%200%a =b}'], 'giftSyntax'],
  ['a number that is none', ['One? {#five}'], 'giftSyntax'],
  ['a comma in a number', ['One? {#3,14}'], 'giftSyntax'],
  ['an equals sign in an option of a number', ['One? {#5=6}'], 'giftSyntax'],
  ['words before the options', ['One? {choose =a ~b}'], 'giftSyntax'],
  ['ten thousand groups in one another', [`One? ${'{='.repeat(10_000)}a${'}'.repeat(10_000)}`], 'tooLong'],
  ['a question without end', [`One? {=a ~${'b'.repeat(30_000)}}`], 'tooLong'],
])('says what is wrong with %s, and goes on', (_, lines, code) => {
  const { questions, problems } = read('First? {T}', '', ...lines, '', 'Last? {F}');
  expect(problems).toEqual([{ place: 3, code }]);
  expect(questions.map(({ place }) => place)).toEqual([1, lines.length + 4]);
});

it.each([
  ['no right option', 'One? {~a ~b}', options(['a', 'b'])],
  ['seven options', 'One? {=1 ~2 ~3 ~4 ~5 ~6 ~7}', options([...'1234567'], 0)],
  ['one option beside nothing', 'One? {=a ~%-50%b}', options(['a', 'b'], 0)],
])('leaves to what comes after it %s', (_, line, expected) => expect(asked(line)).toEqual(expected));

// what takes more and more with each sign would not come to its end here; how long it may take at most, its worker says
it('comes to the end of whatever it is given', () => {
  const units = [
    '{',
    '}',
    '::',
    '{=',
    '~%',
    '\\',
    ' ',
    '\n',
    '\n\n',
    '$CATEGORY:\n',
    '//',
    'a{T}\n\n',
    '<p ',
    '{#',
    '\n{\n\n',
  ];
  for (const unit of units) expect(() => readGift(unit.repeat(50_000 / unit.length), words)).not.toThrow();
});

it('reads five thousand questions', () => {
  const text = Array.from(
    { length: 5_000 },
    (_, nth) => `::Q${nth}::What is ${nth}? {=a#yes ~b ~c ~%50%d####so}`,
  ).join('\n\n');
  expect(readGift(text, words).questions).toHaveLength(5_000);
});
