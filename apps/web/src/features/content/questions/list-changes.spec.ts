import type { OwnQuestion } from '../../../hosting/own-question.js';
import { withInserted, withMoved, withoutAt, withQuestion } from './list-changes.js';

const question = (id: string): OwnQuestion => ({
  id,
  question: id,
  options: ['a', 'b', 'c', 'd'],
  answer: 0,
  timeLimit: null,
});
const three = ['one', 'two', 'three'].map(question);
const ids = (questions: readonly OwnQuestion[]): string[] => questions.map(({ id }) => id);

describe('a list of questions', () => {
  it('takes a new one at its end, and a changed one in its place', () => {
    expect(ids(withQuestion(three, question('four')))).toEqual(['one', 'two', 'three', 'four']);
    const changed = withQuestion(three, { ...question('two'), timeLimit: 45 });
    expect(changed.map(({ timeLimit }) => timeLimit)).toEqual([null, 45, null]);
  });

  it.each([
    [0, 1, ['two', 'one', 'three']],
    [2, 0, ['three', 'one', 'two']],
    [0, -1, ['one', 'two', 'three']],
    [2, 3, ['one', 'two', 'three']],
    [7, 0, ['one', 'two', 'three']],
  ])('moves the one at %i to %i', (from, to, order) => {
    expect(ids(withMoved(three, from, to))).toEqual(order);
  });

  it('takes one back to where it was', () => {
    expect(ids(withInserted(withoutAt(three, 1), question('two'), 1))).toEqual(ids(three));
  });
});
