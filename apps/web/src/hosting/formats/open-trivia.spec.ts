import { readOpenTrivia } from './open-trivia.js';
import type { ReadQuestion } from './read-format.js';
import { told } from './told.fixture.js';

interface Fields {
  [name: string]: unknown;
}

const entry = {
  type: 'multiple',
  difficulty: 'easy',
  category: 'Science &amp; Nature',
  question: 'Who said &quot;Eureka&quot;?',
  correct_answer: 'Archim&egrave;de',
  incorrect_answers: ['Newton', 'Curie', 'O&#039;Neill'],
};
const read = (...results: Fields[]) => readOpenTrivia(JSON.stringify({ response_code: 0, results }));
const base64 = (text: string) => Buffer.from(text).toString('base64');
const encoded = (fields: Fields, encode: (text: string) => string): Fields =>
  JSON.parse(JSON.stringify(fields), (_, value) => (typeof value === 'string' ? encode(value) : value));

it('reads questions, their categories and levels, with entities', () => {
  const { questions, problems } = read(entry);
  expect(problems).toEqual([]);
  expect(questions).toEqual([
    {
      place: 1,
      text: 'Who said "Eureka"?',
      asked: { kind: 'options', options: expect.any(Array), right: [expect.any(Number)] },
      category: 'Science & Nature',
      difficulty: 'easy',
    },
  ]);
});

const raw = {
  ...entry,
  category: 'Art',
  question: 'Où, 100 % & "là" + ici?',
  correct_answer: 'Élan',
  incorrect_answers: ['a', 'ü'],
};

it.each([
  ['entities', raw],
  ['addresses', encoded(raw, encodeURIComponent)],
  ['addresses as forms write them', encoded(raw, (text) => encodeURIComponent(text).replaceAll('%20', '+'))],
  ['Base64', encoded(raw, base64)],
])('reads %s', (_, fields) => {
  const { questions, problems } = read(fields);
  expect(problems).toEqual([]);
  const { text, asked, category, difficulty } = questions[0] as ReadQuestion;
  expect([text, category, difficulty]).toEqual([raw.question, 'Art', 'easy']);
  expect(asked.kind === 'options' && [...asked.options].sort()).toEqual(['a', 'ü', 'Élan'].sort());
  expect(asked.kind === 'options' && asked.options[asked.right[0] ?? -1]).toBe('Élan');
});

it('puts the right answer at the same place each time, and not always at the same', () => {
  const many = Array.from({ length: 40 }, (_, nth) => ({ ...entry, question: `Which is number ${nth}?` }));
  const places = () => read(...many).questions.map(({ asked }) => asked.kind === 'options' && asked.right[0]);
  expect(places()).toEqual(places());
  expect(new Set(places()).size).toBe(4);
});

it('keeps true before false', () => {
  const boolean = { ...entry, type: 'boolean', correct_answer: 'False', incorrect_answers: ['True'] };
  expect(read(boolean).questions[0]?.asked).toEqual({
    kind: 'options',
    options: ['True', 'False'],
    right: [1],
  });
});

it.each([
  ['a list alone', [entry]],
  ['no response code', { results: [entry] }],
  ['fields that it has not', { results: [{ ...entry, id: 7, tags: [[]] }] }],
  ['no level and no category', { results: [{ ...entry, difficulty: undefined, category: undefined }] }],
  ['white space around', { results: [entry] }],
])('allows %s', (_, json) => {
  const { questions, problems } = readOpenTrivia(` ${JSON.stringify(json)}\n`);
  expect([questions.length, problems]).toEqual([1, []]);
});

it.each([
  ['half of a file', JSON.stringify({ results: [entry] }).slice(0, -3), 'badJson'],
  ['no JSON', 'results', 'badJson'],
  ['nothing', '', 'badJson'],
  ['a comma too many', '{"results":[],}', 'badJson'],
  ['depth without end', '['.repeat(1_000_000), 'badJson'],
  ['an answer without questions', '{"response_code":1,"results":[]}', 'noResults'],
  ['another object', '{"questions":[]}', 'noResults'],
  ['results that are no list', '{"results":{}}', 'noResults'],
  ['a number', '7', 'noResults'],
  ['null', 'null', 'noResults'],
])('says what is wrong with %s', (_, text, code) => {
  expect(readOpenTrivia(text)).toMatchObject({ questions: [], problems: [{ place: 1, code }] });
});

it.each([
  ['no question', { question: undefined }],
  ['no right answer', { correct_answer: '' }],
  ['wrong answers that are no list', { incorrect_answers: 'Newton' }],
  ['wrong answers that are no texts', { incorrect_answers: [1, 2] }],
])('says which question has %s, and takes the others', (_, fields) => {
  const { questions, problems } = read(entry, { ...entry, ...fields }, entry);
  expect(questions.map(({ place }) => place)).toEqual([1, 3]);
  expect(problems).toEqual([{ place: 2, code: 'badEntry' }]);
});

it('takes no property of every object for a field', () => {
  expect(readOpenTrivia('{"__proto__":{"results":[1]}}').problems).toEqual([{ place: 1, code: 'noResults' }]);
});

const truth = {
  type: 'boolean',
  difficulty: 'hard',
  category: 'Art',
  question: 'Wet?',
  correct_answer: 'True',
  incorrect_answers: ['False'],
};
const only = (fields: Fields): Fields => ({ ...truth, ...fields });

/** What opentdb.com/api_config.php documents, and what people do to its answers by hand. */
it.each<[string, Fields[], string[]]>([
  ['what is true', [truth], ['1: Wet? | *True | False']],
  [
    'what is true in small letters, which are options like others',
    [only({ correct_answer: 'true', incorrect_answers: ['false'] })],
    ['1: Wet? | false | *true'],
  ],
  [
    'true and false beside another option',
    [only({ correct_answer: 'True', incorrect_answers: ['False', 'Both'] })],
    ['1: Wet? | False | *True | Both'],
  ],
  ['a right answer alone, which is told later', [only({ incorrect_answers: [] })], ['1: Wet? | *True']],
  [
    'the right answer among the wrong ones, which is told later',
    [only({ incorrect_answers: ['True'] })],
    ['1: Wet? | True | *True'],
  ],
  ['entities that stand for entities', [only({ question: '&amp;quot;?' })], ['1: &quot;? | *True | False']],
  [
    'entities by their numbers',
    [only({ question: '&#039;A&#x27; &#8211; &ldquo;B&rdquo;?' })],
    ["1: 'A' – “B”? | *True | False"],
  ],
  [
    'a percent sign that encodes nothing',
    [only({ question: '100%25?', category: 'A b' })],
    ['1: 100%25? | *True | False'],
  ],
  [
    'percent signs in the encoding of addresses',
    [only({ question: '100%25%3F' }), only({ question: '5%' })],
    ['1: 100%? | *True | False', '2: 5% | *True | False'],
  ],
  [
    'two answers of the API in one list, one of them in Base64',
    [only({}), encoded(only({ question: 'Où?' }), base64)],
    ['1: Wet? | *True | False', '2: Où? | *True | False'],
  ],
  [
    'Base64 that is broken in one field',
    [{ ...encoded(only({}), base64), question: 'V2V0*' }],
    ['1: V2V0* | *True | False'],
  ],
  [
    'HTML as the text that it is',
    [only({ question: 'What is <br>?' })],
    ['1: What is <br>? | *True | False'],
  ],
])('reads %s', (_, results, lines) => {
  expect(told(read(...results))).toEqual(lines);
});

it.each<[string, string, string]>([
  ['an apostrophe for quotes', "{'results':[]}", 'badJson'],
  ['typographic quotes', '{“results”:[]}', 'badJson'],
  ['comments', '{"results":[] // none\n}', 'badJson'],
  [
    'two answers behind each other',
    `${JSON.stringify({ results: [entry] })}\n${JSON.stringify({ results: [entry] })}`,
    'badJson',
  ],
  ['the page that says that too many have asked', '<html>429</html>', 'badJson'],
  ['the answer to who asked too often', '{"response_code":5,"results":[]}', 'noResults'],
  ['the answer that names no token', '{"response_code":3}', 'noResults'],
  ['the API’s categories', '{"trivia_categories":[{"id":9,"name":"General Knowledge"}]}', 'noResults'],
])('names %s', (_, text, code) => expect(told(readOpenTrivia(text))).toEqual([`1: ${code}`]));

it.each<[string, Fields]>([
  ['keys of another API', { correct_answer: undefined, correctAnswer: 'True' }],
  ['a right answer that is a list', { correct_answer: ['True'] }],
  ['a right answer that is no text', { correct_answer: true }],
  ['no wrong answers', { incorrect_answers: undefined }],
  ['a wrong answer of nothing', { incorrect_answers: [null] }],
  ['a question in parts', { question: { text: 'Wet?' } }],
])('names an entry with %s, by its number', (_, fields) => {
  expect(told(read(truth, only(fields)))).toEqual(['1: Wet? | *True | False', '2: badEntry']);
});
