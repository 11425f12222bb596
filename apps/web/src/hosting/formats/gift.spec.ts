import { readGift } from './gift.js';
import type { ReadQuestion } from './read-format.js';
import { told } from './told.fixture.js';

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

/** What docs.moodle.org/en/GIFT_format and question/format/gift/examples.txt have besides, and format.php reads. */
it.each<[string, string, string[]]>([
  [
    'a gap before a full stop',
    'Two plus two equals {=four =4}.',
    ['1: Two plus two equals _____. | = four | = 4'],
  ],
  ['a gap within a word', 'Gr{~ea =a}nt', ['1: Gr_____nt | ea | *a']],
  ['a gap before a French question mark', 'Il y a {=trois ~deux} ?', ['1: Il y a _____ ? | *trois | deux']],
  ['a gap at the beginning', '{=Ada ~Bob} wrote it.', ['1: _____ wrote it. | *Ada | Bob']],
  ['a backslash of the text', 'Which? {=\\\\ ~\\~#no\n~\\{ }', ['1: Which? | *\\ | ~ | {']],
  ['equals signs of the text', 'Equals 5? {~ \\= 2 + 2 = \\= 2 + 3}', ['1: Equals 5? | = 2 + 2 | *= 2 + 3']],
  ['a line that the text has', 'One\\nor two? {T}', ['1: One / or two? | *True | False']],
  [
    'weights with decimals',
    'Q? {~%33.33333%a ~%33.33333%b ~%33.33333%c ~%-100%d}',
    ['1: Q? | *a | *b | *c | d'],
  ],
  ['an exponent', 'How many? {#1.5e3:1E2}', ['1: How many? | # 1500 ± 100']],
  ['numbers without a digit before or behind the point', 'How much? {#.5:5.}', ['1: How much? | # 0.5 ± 5']],
  ['blanks in numbers', 'How many? {# 3 .. 5 }', ['1: How many? | # 4 ± 1']],
  ['numbers below nothing, and above with a sign', 'How cold? {#-5..+3}', ['1: How cold? | # -1 ± 4']],
  ['an interval the other way round', 'How many? {#5..3}', ['1: How many? | # 4 ± 1']],
  [
    'numbers on lines, with a word for wrong ones',
    'When? {#\n=1822:0 #right\n=%50%1822:2\n~#no\n}',
    ['1: When? | # 1822 ± 0'],
  ],
  [
    'an arrow in options',
    'Reaction? {=2H2 + O2 -> 2H2O ~H2 -> H}',
    ['1: Reaction? | *2H2 + O2 -> 2H2O | H2 -> H'],
  ],
  ['one answer without a sign', 'Capital of Piedmont? {Turin}', ['1: Capital of Piedmont? | = Turin']],
  ['true as a word that is typed', 'Not false? {=true}', ['1: Not false? | = true']],
  [
    'answers that are HTML, to be typed',
    '[html]<p>Bold?</p>{=<b> =<strong>}',
    ['1: Bold? | = <b> | = <strong>'],
  ],
  [
    'entities, as Moodle shows its texts',
    'Caf&eacute; &amp; bar? {=&ouml; ~[plain]&ouml;}',
    ['1: Café & bar? | *ö | &ouml;'],
  ],
  ['a format that there is not', '[latex]x? {T}', ['1: [latex]x? | *True | False']],
  ['a title without an end', '::Which one? {T}', ['1: Which one? | *True | False']],
  ['several that are worth all points', 'Q? {=a =b ~c}', ['1: Q? | *a | *b | c']],
  ['an answer worth nothing', 'Q? {=a =%0%b}', ['1: Q? | = a']],
  [
    'formulas with their braces escaped',
    'Solve \\(x^\\{2\\}=4\\)? {=\\(\\pm 2\\) ~$$2$$}',
    ['1: Solve \\(x^{2}=4\\)? | *\\(\\pm 2\\) | $$2$$'],
  ],
])('reads %s', (_, text, lines) => expect(told(read(text))).toEqual(lines));

/** What people write all the same. */
it.each<[string, string, string[]]>([
  [
    'True and False as English writes them',
    'Wet? {True}\n\nDry? { False }',
    ['1: Wet? | *True | False', '3: Dry? | True | *False'],
  ],
  ['true in another language, which is a word', 'Nass? {Wahr}', ['1: Nass? | = Wahr']],
  ['hard blanks before signs', 'Q? {\u00a0=a\u00a0~b}', ['1: Q? | *a | b']],
  ['tabs', 'Q?\t{\t=a\t~b\t}', ['1: Q? | *a | b']],
  ['typographic quotes', '„Q“? {=“a” ~‘b’}', ['1: „Q“? | *“a” | ‘b’']],
  ['signs as wide as Chinese ones, which Moodle takes for text', 'Q? {=a ～b}', ['1: Q? | = a ～b']],
  ['a weight that does not end, which Moodle takes for text', 'Q? {~%50 a =b}', ['1: Q? | %50 a | *b']],
  ['the same option twice, which is told later', 'Q? {=a ~a}', ['1: Q? | *a | a']],
  ['both signs before one answer', 'Q? {~=a ~b}', ['1: giftSyntax']],
  ['an option of nothing', 'Q? {=a ~}', ['1: giftSyntax']],
  ['an answer of nothing', 'Q? {=}', ['1: giftSyntax']],
  ['a number of nothing', 'Q? {#}\n\nQ? {#=}', ['1: giftSyntax', '3: giftSyntax']],
  ['a number with its unit', 'How long? {#5 km}', ['1: giftSyntax']],
  ['a tolerance in percent', 'How long? {#5:10%}', ['1: giftSyntax']],
  ['a minus that is a dash', 'How cold? {#–5}', ['1: giftSyntax']],
  ['a thousand with its comma', 'How many? {#1,000}', ['1: giftSyntax']],
  ['a hash in an answer', 'Which note? {=C# ~D}', ['1: Which note? | *C | D']],
  ['a style sheet', 'What does p {color: red} do?', ['1: What does p _____ do? | = color: red']],
  ['braces twice in a sentence', 'From {=a} to {=b}', ['1: noBlankLine']],
  ['a category with its question right below', '$CATEGORY: Trees\nQ? {T}', ['2: Q? | *True | False']],
  ['a category within a question', 'Q? {=a\n$CATEGORY: x\n~b}', ['1: braceOpen', '3: braceAlone']],
  ['options without a question', '{=a ~b}', ['1:  | *a | b']],
  [
    'a comment behind an answer, which Moodle takes for text',
    'Q? {=a // yes\n~b}',
    ['1: Q? | *a // yes | b'],
  ],
])('reads, or names, %s', (_, text, lines) => expect(told(read(text))).toEqual(lines));

it('counts no answer of its own for a number that wrong ones are told by', () => {
  expect(read('When? {#=5:1 =%50%5:3 =%0%7 ~#no}').leftOut).toEqual({ partial: 1, feedback: 1 });
});

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
