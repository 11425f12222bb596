import { readOpenTrivia } from './open-trivia.js';
import type { ReadQuestion } from './read-format.js';

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
