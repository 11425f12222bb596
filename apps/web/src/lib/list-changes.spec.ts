import { withInserted, withMoved, withOne, withoutAt } from './list-changes.js';

interface Item {
  id: string;
  says: string;
}

const question = (id: string): Item => ({ id, says: id });
const three = ['one', 'two', 'three'].map(question);
const ids = (questions: readonly { id: string }[]): string[] => questions.map(({ id }) => id);

describe('a list of questions', () => {
  it('takes a new one at its end, and a changed one in its place', () => {
    expect(ids(withOne(three, question('four')))).toEqual(['one', 'two', 'three', 'four']);
    const changed = withOne(three, { ...question('two'), says: '45' });
    expect(changed.map(({ says }) => says)).toEqual(['one', '45', 'three']);
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
