import type { QuestionFields } from '../../hosting/own-question.js';
import { emptyFields, fieldsOf, questionErrors, questionOf } from './question-rules.js';

const mercury: QuestionFields = {
  question: 'Which planet is nearest to the Sun?',
  options: ['Venus', 'Mercury', 'Mars', 'Earth'],
  answer: 1,
  timer: '45',
};

describe('a question of the host', () => {
  it('is taken when it is whole', () => {
    expect(questionErrors(mercury)).toEqual({});
    expect(questionOf({ ...mercury, question: ' Which planet?  ' }, 'q1', 30)).toEqual({
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
    expect(questionOf({ ...mercury, ...change }, 'q1', 30)).toBeNull();
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
    expect(questionOf({ ...mercury, timer: '30' }, 'q1', 30)?.timeLimit).toBeNull();
  });

  it('comes back into the form as it was typed', () => {
    const question = questionOf(mercury, 'q1', 30);
    expect(question && fieldsOf(question, 30)).toEqual(mercury);
  });
});
