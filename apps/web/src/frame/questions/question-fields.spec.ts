import { noFields, type QuestionFields } from '../../hosting/own-question.js';
import { asMixed, withKind, withoutOption, withRight } from './question-fields.js';

const typed: QuestionFields = {
  ...noFields,
  question: 'Which?',
  options: ['Venus', 'Mars'],
  answer: 1,
  timer: '30',
};

describe('a question that becomes another kind', () => {
  it('keeps its text, its options and the right one, and has as many options as it must', () => {
    expect(withKind(typed, 'multi')).toMatchObject({
      question: 'Which?',
      options: ['Venus', 'Mars', ''],
      right: [1],
    });
    expect(withKind(typed, 'poll')).toMatchObject({ options: ['Venus', 'Mars'] });
    expect(withKind(typed, 'typed').accepted).toEqual(['Mars']);
  });

  it('takes its options for items, and its items for options', () => {
    const order = withKind({ ...typed, options: ['Venus', '', 'Mars', ''] }, 'order');
    expect(order.items).toEqual(['Venus', 'Mars', '', '']);
    const items = ['1', '2', '3', '4', '5', '6', '7'];
    const poll = withKind({ ...typed, kind: 'order', options: ['', ''], items }, 'poll');
    expect(poll.options).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it('finds again what was typed for a kind before', () => {
    const accepted = withKind({ ...typed, accepted: ['Mars', 'Ares'] }, 'typed');
    expect(withKind(withKind(accepted, 'cloud'), 'typed').accepted).toEqual(['Mars', 'Ares']);
    expect(withKind(withKind(typed, 'cloud'), 'single')).toEqual({ ...typed, kind: 'single' });
  });

  it('has one right option where one of several was', () => {
    const multi: QuestionFields = { ...typed, kind: 'multi', answer: null, right: [0] };
    expect(withKind(multi, 'single').answer).toBe(0);
    expect(withKind({ ...multi, right: [0, 1] }, 'single').answer).toBeNull();
  });
});

it('marks several options as right, and moves them up with the options behind one that goes', () => {
  const three: QuestionFields = { ...typed, kind: 'multi', options: ['a', 'b', 'c', 'd'], answer: null };
  const two = withRight(withRight(three, 3, true), 1, true);
  expect(two.right).toEqual([1, 3]);
  expect(withRight(two, 1, false).right).toEqual([3]);
  expect(withoutOption(two, 1).right).toEqual([2]);
  expect(withoutOption(two, 0).right).toEqual([0, 2]);
});

it.each([[['b', 'a', 'c']], [['a', 'b', 'c']]])('mixes the items %j into another order', (items) => {
  expect(asMixed(items)).not.toEqual(items);
  expect([...asMixed(items)].sort()).toEqual([...items].sort());
});
