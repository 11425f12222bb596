import { readOurJson } from './our-json.js';
import { recognise } from './recognise.js';

/** What is read, the line of each question before it, or what is wrong, by its line. What a question says is the server's to judge. */
const told = (text: string): string[] => {
  const { set, places, problems } = readOurJson(text);
  return [
    ...set.questions.map((question, index) => `${places[index]}: ${JSON.stringify(question)}`),
    ...problems.map(({ place, code }) => `${place}: ${code}`),
  ];
};

const one = '{"text":"A?"}';

/** The schema that each installation publishes, and the request that the page has an assistant asked with. */
it.each<[string, string, string[]]>([
  ['a set', `{"format":"clockbeat-set","version":1,"questions":[${one}]}`, [`1: ${one}`]],
  ['a list alone', `[${one}]`, [`1: ${one}`]],
  [
    'questions on lines of their own',
    `{\n "title": "T",\n "questions": [\n  ${one},\n\n  ${one}\n ]\n}`,
    [`4: ${one}`, `6: ${one}`],
  ],
  [
    'a question on several lines',
    `[\n{\n"text":\n"A?"\n},{"text":"B?"}]`,
    ['2: {"text":"A?"}', '5: {"text":"B?"}'],
  ],
  ['Windows line ends', `[\r\n${one},\r\n${one}\r\n]`, [`2: ${one}`, `3: ${one}`]],
  [
    'braces and quotes in texts',
    '[{"text":"{\\"a\\": [}"},\n{"text":"]"}]',
    ['1: {"text":"{\\"a\\": [}"}', '2: {"text":"]"}'],
  ],
  [
    'lists within questions',
    '[{"text":"A?","options":["a","b"],"range":{"from":1,"to":2}},\n{"text":"B?"}]',
    ['1: {"text":"A?","options":["a","b"],"range":{"from":1,"to":2}}', '2: {"text":"B?"}'],
  ],
  [
    'files before the questions',
    `{"files":{"${'a'.repeat(64)}":{"type":"image/png","data":"AA"}},\n"questions":[${one}]}`,
    [`2: ${one}`],
  ],
  ['a title that is called as a field', `{"title":"questions",\n"questions":[\n${one}]}`, [`3: ${one}`]],
  ['letters with their numbers', '[{"text":"\\u00c9?"}]', ['1: {"text":"É?"}']],
  [
    'names that are no fields, which the server names',
    '[{"question":"A?","answer":"a"}]',
    ['1: {"question":"A?","answer":"a"}'],
  ],
  ['what is no question, which the server names', '[\n1,\nnull]', ['undefined: 1', 'undefined: null']],
  ['a name twice, of which the last counts', '[{"text":"A?","text":"B?"}]', ['1: {"text":"B?"}']],
])('reads %s', (_, text, lines) => expect(told(text)).toEqual(lines));

/** Where a sentence stands before it, where it is between fences, and where both. */
it.each<[string, string, string[]]>([
  ['between fences', `\`\`\`json\n[\n${one}\n]\n\`\`\``, [`3: ${one}`]],
  ['between fences that name nothing', `\`\`\`\n[${one}]\n\`\`\``, [`2: ${one}`]],
  ['behind a fence that does not close', `\`\`\`json\n[${one}]`, [`2: ${one}`]],
  [
    'between sentences and fences',
    `Sure [of course]:\n\`\`\`JSON\r\n[${one}]\r\n\`\`\`\nMore {any time}?`,
    [`3: ${one}`],
  ],
  ['behind a sentence', `Here you are:\n\n[${one}]`, [`3: ${one}`]],
  ['before a sentence', `{"questions":[\n${one}]}\n\nGood luck!`, [`2: ${one}`]],
  ['between sentences, on lines', `Here [10]:\n{\n"questions": [\n${one}\n]\n}\nBye.`, [`4: ${one}`]],
  [
    'with fences in its texts',
    '[{"text":"What is ```js\\n{}```?"}]',
    ['1: {"text":"What is ```js\\n{}```?"}'],
  ],
])('reads what an assistant wrote %s', (_, text, lines) => {
  expect(told(text)).toEqual(lines);
  expect(recognise(text, 'Pasted text')).toBe('json');
});

it.each<[string, string, string[]]>([
  ['nothing', '', ['1: badJson']],
  ['half of a file', `[\n${one},\n{"te`, ['3: badJson']],
  ['a comma behind the last question', `[\n${one},\n]`, ['3: badJson']],
  ['a comma behind the last field', '[\n{"text":"A?",\n}]', ['3: badJson']],
  ['no comma between two', `[${one}\n${one}]`, ['2: badJson']],
  ['a question a line', `${one}\n${one}`, ['2: badJson']],
  ['comments', `[\n// easy\n${one}]`, ['2: badJson']],
  ['apostrophes for quotes', "[\n{'text':'A?'}]", ['2: badJson']],
  ['typographic quotes', '[\n{“text”:“A?”}]', ['2: badJson']],
  ['quotes within a text', '[\n{"text":"Who said "no"?"}]', ['2: badJson']],
  ['a line end within a text', '[{"text":"A\n?"}]', ['1: badJson']],
  ['names without quotes', '[\n{text:"A?"}]', ['2: badJson']],
  ['what JavaScript knows and JSON does not', '[\n{"text":"A?","right":NaN}]', ['2: badJson']],
  ['an empty list', '[]', ['1: noQuestions']],
  ['a set without questions', '{"title":"T","questions":[]}', ['1: noQuestions']],
  ['questions by their names', '{"questions":{"a":{"text":"A?"}}}', ['1: noQuestions']],
  ['questions deeper down', `{"quiz":{"questions":[${one}]}}`, ['1: noQuestions']],
  ['one question alone', one, ['1: noQuestions']],
  ['a text', '"A?"', ['1: noQuestions']],
  ['a number', '7', ['1: noQuestions']],
])('names %s', (_, text, lines) => expect(told(text)).toEqual(lines));

it('takes for files only what is called by a hash, and has its type and its bytes', () => {
  const hash = 'b'.repeat(64);
  const file = { type: 'image/png', data: 'AA' };
  const files = {
    [hash]: file,
    ['c'.repeat(64)]: { type: 'image/png' },
    ['d'.repeat(64)]: null,
    'lake.png': file,
  };
  expect(readOurJson(JSON.stringify({ questions: [{ text: 'A?' }], files })).files).toEqual({ [hash]: file });
  expect(readOurJson(`{"questions":[${one}],"files":[1]}`).files).toEqual({});
});

// what takes more and more with each sign would not come to its end here; how long it may take at most, its worker says
it('comes to the end of whatever it is given', () => {
  for (const unit of ['[', '{', '"', '\\', '[ ', '{"', '```\n', ' ', '[\n', ']'])
    expect(() => readOurJson(`a ${unit.repeat(200_000 / unit.length)}`)).not.toThrow();
});
