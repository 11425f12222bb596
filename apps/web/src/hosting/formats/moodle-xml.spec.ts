import { readMoodle } from './moodle-xml.js';

const words = { true: 'True', false: 'False' };
const read = (inside: string) => readMoodle(`<?xml version="1.0"?><quiz>${inside}</quiz>`, words, 'Custom');
const asked = (type: string, inside: string, text = 'Q?') =>
  `<question type="${type}"><name><text>N</text></name><questiontext format="html"><text>${text}</text></questiontext>${inside}</question>`;
const answer = (fraction: string, text: string, more = '') =>
  `<answer fraction="${fraction}"><text>${text}</text>${more}</answer>`;
const feedback = (text: string) => `<feedback><text>${text}</text></feedback>`;
const first = (xml: string) => read(xml).set.questions[0];

it.each<[string, string, object]>([
  [
    'one right option',
    asked('multichoice', `<single>true</single>${answer('100', 'a')}${answer('0', 'b')}`),
    { kind: 'single', options: ['a', 'b'], right: 'a', category: 'Custom' },
  ],
  [
    'several right options, which share the points',
    asked(
      'multichoice',
      `<single>false</single>${answer('50', 'a')}${answer('50', 'b')}${answer('-100', 'c')}`,
    ),
    { kind: 'multi', options: ['a', 'b', 'c'], right: ['a', 'b'] },
  ],
  [
    'true or false in the words of who reads it',
    asked('truefalse', `${answer('0', 'true')}${answer('100', 'false')}`),
    { kind: 'single', options: ['True', 'False'], right: 'False' },
  ],
  [
    'texts that are typed, with a star that is a star, and those that are not meant',
    asked('shortanswer', `${answer('100', 'a\\*b')}${answer('100', 'c')}${answer('0', 'd')}`),
    { kind: 'typed', right: ['a*b', 'c'], refused: ['d'] },
  ],
  [
    'a number with its tolerance and its unit',
    asked(
      'numerical',
      `${answer('100', '1.5', '<tolerance>0.1</tolerance>')}<units><unit><multiplier>1</multiplier><unit_name>km</unit_name></unit></units>`,
    ),
    { kind: 'number', right: 1.5, band: 0.1, unit: 'km' },
  ],
  [
    'items in their order',
    asked('ordering', `${answer('1', 'one')}${answer('2', 'two')}${answer('3', 'three')}`),
    { kind: 'order', right: ['one', 'two', 'three'] },
  ],
  [
    'HTML in CDATA, entities and lines',
    asked('shortanswer', answer('100', 'x'), '<![CDATA[<p>Caf&eacute; <b>&amp;</b></p><p>bar?</p>]]>'),
    { text: 'Café &\nbar?' },
  ],
  ['the name where there is no text', asked('shortanswer', answer('100', 'x'), ''), { text: 'N' }],
  [
    'what is said of all answers as the explanation, before what is said of the right one',
    asked(
      'shortanswer',
      `${answer('100', 'x', feedback('Right.'))}<generalfeedback><text>So.</text></generalfeedback>`,
    ),
    { explanation: 'So.' },
  ],
  [
    'the last part of its category',
    `<question type="category"><category><text>$course$/top/Rivers // Streams/Lakes</text></category></question>${asked('shortanswer', answer('100', 'x'))}`,
    { category: 'Lakes' },
  ],
  [
    'true or false in the language of an old export, by their order',
    asked('truefalse', `${answer('100', 'Wahr')}${answer('0', 'Falsch')}`),
    { options: ['True', 'False'], right: 'True' },
  ],
  [
    'neither true nor false, which the server names',
    asked('truefalse', `${answer('0', 'true')}${answer('0', 'false')}`),
    { right: '' },
  ],
  [
    'thirds of the points, and less than nothing',
    asked(
      'multichoice',
      `<single>false</single>${['a', 'b', 'c'].map((text) => answer('33.33333', text)).join('')}${answer('-100', 'd')}`,
    ),
    { kind: 'multi', right: ['a', 'b', 'c'] },
  ],
  [
    'a question that does not say how many options are right',
    asked('multichoice', `${answer('0', 'a')}${answer('100', 'b')}`),
    { kind: 'single', right: 'b' },
  ],
  [
    'no right option, which the server names',
    asked('multichoice', `<single>true</single>${answer('0', 'a')}${answer('0', 'b')}`),
    { kind: 'single', right: '' },
  ],
  [
    'a number with a comma as none, which the server names',
    asked('numerical', answer('100', '3,14')),
    { right: Number.NaN },
  ],
  ['a number with an exponent', asked('numerical', answer('100', '1.5e3')), { right: 1500 }],
  [
    'entities without a tag, where Moodle shows a text as HTML',
    asked('shortanswer', answer('100', 'x'), 'Caf&amp;eacute;?').replace('"html"', '"moodle_auto_format"'),
    { text: 'Café?' },
  ],
  [
    'entities as they are, where it shows it as it is',
    asked('shortanswer', answer('100', 'x'), 'Caf&amp;eacute;?').replace('"html"', '"plain_text"'),
    { text: 'Caf&eacute;?' },
  ],
  [
    'answers that are HTML, to be typed',
    asked('shortanswer', answer('100', '&lt;b&gt;')),
    { kind: 'typed', right: ['<b>'] },
  ],
  [
    'what stands behind comments and instructions',
    `<!-- question: 7 --><?php x ?>${asked('shortanswer', answer('100', 'x'))}`,
    { text: 'Q?' },
  ],
])('reads %s', (_, xml, expected) => expect(first(xml)).toMatchObject(expected));

it('reads a file with a mark and Windows line ends, and tells its lines', () => {
  const question = asked('shortanswer', answer('100', 'x'));
  const file = `\ufeff<?xml version="1.0" encoding="UTF-8"?>\r\n<quiz>\r\n\r\n${question}\r\n${question}\r\n</quiz>`;
  expect(readMoodle(file, words)).toMatchObject({ places: [4, 5], problems: [] });
});

it.each<[string, string, object, number]>([
  ['matching', asked('matching', '<subquestion><text>a</text></subquestion>'), { matching: 1 }, 0],
  ['essays', asked('essay', ''), { essay: 1 }, 0],
  ['texts without a question', asked('description', ''), { description: 1 }, 0],
  ['kinds that nobody else has', asked('calculated', '') + asked('ddwtos', ''), { otherKind: 2 }, 0],
  [
    'what is said of wrong answers',
    asked('shortanswer', answer('100', 'x') + answer('0', 'y', feedback('No.'))),
    { feedback: 1 },
    1,
  ],
  [
    'answers that are worth a part',
    asked('shortanswer', answer('100', 'x') + answer('50', 'y')),
    { partial: 1 },
    1,
  ],
  [
    'stars that stand for any letters',
    asked('shortanswer', answer('100', 'x') + answer('100', 'x*')),
    { wildcard: 1 },
    1,
  ],
  [
    'further right numbers',
    asked('numerical', answer('100', '1') + answer('100', '2')),
    { otherNumber: 1 },
    1,
  ],
  [
    'numbers that are worth a part, and a question of nothing else',
    asked('numerical', answer('50', '1')) + asked('numerical', answer('100', '1') + answer('50', '2')),
    { partial: 2, otherKind: 1 },
    1,
  ],
  [
    'pictures whose file is not there',
    asked('shortanswer', answer('100', 'x'), 'Q? &lt;img src="@@PLUGINFILE@@/a.png"&gt;'),
    { picture: 1 },
    1,
  ],
  [
    'explanations beyond our limit',
    asked(
      'shortanswer',
      `${answer('100', 'x')}<generalfeedback><text>${'x'.repeat(301)}</text></generalfeedback>`,
    ),
    { longExplanation: 1 },
    1,
  ],
])('counts %s as left out', (_, xml, leftOut, count) => {
  expect(read(xml)).toMatchObject({ leftOut, count, problems: [] });
});

it.each<[string, string, string]>([
  ['an end that is missing', '<question type="essay">', 'badXml'],
  ['ends in another order', '<question type="essay"><a><b></a></b></question>', 'badXml'],
  ['a sign that XML has no word for', '<question type="essay">&nbsp;</question>', 'badXml'],
  ['an ampersand of its own', asked('essay', 'Salt & pepper'), 'badXml'],
  ['a question without end', asked('shortanswer', answer('100', 'x'), 'x'.repeat(30_000)), 'tooLong'],
])('names %s', (_, xml, code) => expect(read(xml).problems).toMatchObject([{ code }]));
