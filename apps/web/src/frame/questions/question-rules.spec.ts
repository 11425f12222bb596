import { noFields, type OwnQuestion, type QuestionFields } from '../../hosting/own-question.js';
import { emptyFields, fieldsOf } from './question-fields.js';
import * as rules from './question-rules.js';

const questionErrors = (fields: QuestionFields, language = 'en') => rules.questionErrors(fields, language);
const questionOf = (fields: QuestionFields, language = 'en') => rules.questionOf(fields, 'q1', 30, language);

const mercury: QuestionFields = {
  ...noFields,
  question: 'Which planet is nearest to the Sun?',
  options: ['Venus', 'Mercury', 'Mars', 'Earth'],
  answer: 1,
  timer: '45',
};

describe('a question of the host', () => {
  it('is taken when it is whole', () => {
    expect(questionErrors(mercury)).toEqual({});
    expect(questionOf({ ...mercury, question: ' Which planet?  ' })).toEqual({
      id: 'q1',
      question: 'Which planet?',
      options: ['Venus', 'Mercury', 'Mars', 'Earth'],
      answer: 1,
      timeLimit: 45,
    });
  });

  it('names each field that is empty', () => {
    expect(questionErrors(emptyFields(30))).toEqual({
      question: 'own.required',
      0: 'own.required',
      1: 'own.required',
      2: 'own.required',
      3: 'own.required',
      answer: 'own.noAnswer',
    });
  });

  it.each([
    ['a question of spaces', { question: ' \t ' }],
    ['an option of spaces', { options: ['Venus', ' ', 'Mars', 'Earth'] }],
    ['no answer chosen', { answer: null }],
    ['an answer that names an empty option', { options: ['Venus', '', 'Mars', 'Earth'], answer: 1 }],
    ['the same option twice', { options: ['Venus', 'Mercury', ' mercury', 'Earth'] }],
    ['a character that nobody can see', { question: 'Which\u0007 planet?' }],
    ['a question of 501 characters', { question: '😀'.repeat(501) }],
    ['an option of 201 characters', { options: ['Venus', 'x'.repeat(201), 'Mars', 'Earth'] }],
  ] satisfies [string, Partial<QuestionFields>][])('is not taken with %s', (_case, change) => {
    expect(questionOf({ ...mercury, ...change })).toBeNull();
  });

  it('counts characters as the server does', () => {
    expect(questionErrors({ ...mercury, question: '😀'.repeat(500) }).question).toBeUndefined();
  });

  it.each(['5', '30', '120', ' 45 '])('may be open for %s s', (timer) => {
    expect(questionErrors({ ...mercury, timer }).timer).toBeUndefined();
  });

  it.each(['4', '121', '', 'soon', '-5', '1e9'])('may not be open for %j s', (timer) => {
    expect(questionErrors({ ...mercury, timer }).timer).toBe('own.badTimer');
  });

  it('is open for whole seconds, and says so', () => {
    expect(questionErrors({ ...mercury, timer: '7.5' }).timer).toBe('own.wholeTimer');
  });

  it('leaves its time to the set where it is the same', () => {
    expect(questionOf({ ...mercury, timer: '30' })?.timeLimit).toBeNull();
  });

  it('comes back into the form as it was typed', () => {
    const question = questionOf(mercury);
    expect(question && fieldsOf(question, 30, 'en')).toEqual(mercury);
  });
});

/** A form of a kind, and what its question is. */
const kinds: readonly [string, Partial<QuestionFields>, Partial<OwnQuestion>][] = [
  [
    'several right ones',
    { kind: 'multi', options: ['Saturn', ' Venus', 'Uranus'], right: [0, 2], exactOnly: true },
    { kind: 'multi', options: ['Saturn', 'Venus', 'Uranus'], answer: null, right: [0, 2], exactOnly: true },
  ],
  [
    'a typed answer',
    { kind: 'typed', accepted: ['Vilnius ', '', 'Wilna'], refused: ['', 'Vilna Gaon'] },
    { kind: 'typed', options: [], answer: null, accepted: ['Vilnius', 'Wilna'], refused: ['Vilna Gaon'] },
  ],
  [
    'a number',
    { kind: 'number', value: '1,330.5', unit: ' m ', band: '30', from: '0', to: '2,000' },
    { kind: 'number', options: [], value: 1330.5, unit: 'm', band: 30, range: { from: 0, to: 2000 } },
  ],
  ['a number alone', { kind: 'number', value: '-3' }, { kind: 'number', value: -3, unit: '', band: 0 }],
  [
    'an order',
    { kind: 'order', items: ['mouse', 'cat ', 'whale'] },
    { kind: 'order', items: ['mouse', 'cat', 'whale'], options: ['mouse', 'cat', 'whale'], answer: null },
  ],
  ['a poll', { kind: 'poll', options: ['Tea', 'Coffee'] }, { kind: 'poll', options: ['Tea', 'Coffee'] }],
  ['a cloud', { kind: 'cloud' }, { kind: 'cloud', options: [], answer: null }],
];

describe('a question of another kind', () => {
  it.each(kinds)('is taken when it is whole: %s', (_kind, typed, question) => {
    const made = questionOf({ ...mercury, ...typed });
    expect(questionErrors({ ...mercury, ...typed })).toEqual({});
    expect(made).toMatchObject(question);
    const again = made && questionOf(fieldsOf(made, 30, 'fr'), 'fr');
    expect(again).toEqual(made);
  });

  it.each(kinds)('has nothing of other kinds: %s', (_kind, typed, question) => {
    const made = questionOf({
      ...mercury,
      right: [1],
      exactOnly: true,
      accepted: ['x'],
      value: '7',
      ...typed,
    });
    const known = ['id', 'question', 'timeLimit', 'options', 'answer', ...Object.keys(question)];
    expect(known).toEqual(expect.arrayContaining(Object.keys(made ?? {})));
  });

  it.each([
    ['none of several right', { kind: 'multi', right: [] }, 'answer', 'bad_right_options'],
    ['all of several right', { kind: 'multi', right: [0, 1, 2, 3] }, 'answer', 'bad_right_options'],
    ['an answer too long', { kind: 'typed', accepted: ['a', 'x'.repeat(61)] }, 'accepted1', 'text_too_long'],
    [
      'a right one refused',
      { kind: 'typed', accepted: ['Oslo'], refused: ['x', 'oslo'] },
      'refused1',
      'equal_texts',
    ],
    ['no number', { kind: 'number', value: 'many' }, 'value', 'bad_number'],
    ['less than no distance', { kind: 'number', value: '3', band: '-1' }, 'band', 'bad_band'],
    ['a distance in words', { kind: 'number', value: '3', band: 'some' }, 'band', 'bad_band'],
    ['half a range', { kind: 'number', value: '3', from: '1' }, 'range', 'bad_range'],
    ['a range elsewhere', { kind: 'number', value: '3', from: '4', to: '9' }, 'range', 'bad_range'],
    ['a unit too long', { kind: 'number', value: '3', unit: 'x'.repeat(21) }, 'unit', 'text_too_long'],
    ['an item twice', { kind: 'order', items: ['a', 'b', 'A '] }, 'item2', 'equal_texts'],
    ['an item too long', { kind: 'order', items: ['a', 'x'.repeat(201), 'c'] }, 'item1', 'text_too_long'],
  ] as const)('is not taken with %s, and says where', (_case, typed, field, code) => {
    const fields: QuestionFields = { ...mercury, ...typed };
    expect(questionErrors(fields)).toEqual({ [field]: expect.objectContaining({ code }) });
    expect(questionOf(fields)).toBeNull();
  });

  it.each([
    ['a typed answer', { kind: 'typed', accepted: [' '] }, { accepted0: 'own.required' }],
    ['a number', { kind: 'number' }, { value: 'own.required' }],
    ['an item', { kind: 'order', items: ['a', '', 'c'] }, { item1: 'own.required' }],
    ['an option of a poll', { kind: 'poll', options: ['a', ''] }, { 1: 'own.required' }],
    ['two options that differ', { kind: 'multi', options: ['a', 'A', 'b'] }, { 1: 'own.optionTwice' }],
  ] as const)('wants %s', (_case, typed, errors) => {
    const fields = { ...mercury, ...typed } as QuestionFields;
    expect(questionErrors(fields)).toEqual(errors);
  });

  it('reads numbers as their author’s language writes them', () => {
    const fields: QuestionFields = { ...mercury, kind: 'number', value: '1 234,5', band: '0,5' };
    expect(questionOf(fields, 'fr')).toMatchObject({ value: 1234.5, band: 0.5 });
    expect(rules.bandIn(fields, 'fr')).toEqual({ from: 1234, to: 1235 });
    expect(rules.bandIn({ ...fields, band: '' }, 'fr')).toBeNull();
  });

  it('tries a typed answer as a game would judge it', () => {
    const fields: QuestionFields = { ...mercury, accepted: ['Australia', ''], refused: ['Austria'] };
    expect(rules.isAccepted(fields, 'the AUSTRALIA')).toBe(true);
    expect(rules.isAccepted(fields, 'Austria')).toBe(false);
    expect(rules.isAccepted(fields, ' ')).toBeNull();
    expect(rules.isAccepted({ ...fields, accepted: [''] }, 'Australia')).toBeNull();
  });
});
