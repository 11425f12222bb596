import type { QuestionKind } from '../contract/kinds.js';
import { fitsTask } from './fits-task.js';
import type { Task } from './task.js';

const options = ['a', 'b', 'c'];
const tasks: { readonly [K in QuestionKind]: Task<K> } = {
  single: { kind: 'single', options, answer: 0 },
  multi: { kind: 'multi', options, right: [0], exactOnly: false },
  typed: { kind: 'typed', accepted: ['Oslo'], refused: [] },
  number: { kind: 'number', value: 1, unit: '', band: 0 },
  order: { kind: 'order', items: options },
  poll: { kind: 'poll', options },
  cloud: { kind: 'cloud' },
};

describe('an answer', () => {
  it.each([
    { kind: 'single', choice: 2 },
    { kind: 'multi', choices: [2, 0] },
    { kind: 'multi', choices: [0, 1, 2] },
    { kind: 'typed', text: '😀'.repeat(80) },
    { kind: 'number', value: -0.5 },
    { kind: 'order', order: [2, 0, 1] },
    { kind: 'poll', choice: 0 },
    { kind: 'cloud', entries: ['joy'] },
    { kind: 'cloud', entries: ['joy', 'sun', 'x'.repeat(25)] },
  ] as const)('%j', (answer) => {
    expect(fitsTask(tasks[answer.kind], answer)).toBe(true);
  });
});

describe('no answer', () => {
  const bare = Object.create({ kind: 'single', choice: 0 });
  it.each<[QuestionKind, unknown]>([
    ['single', null],
    ['single', 0],
    ['single', {}],
    ['single', bare],
    ['single', { choice: 0 }],
    ['single', { kind: 'poll', choice: 0 }],
    ['single', { kind: 'single', choice: 0, points: 9 }],
    ['single', { kind: 'single', choice: 3 }],
    ['single', { kind: 'single', choice: -1 }],
    ['single', { kind: 'single', choice: 0.5 }],
    ['single', { kind: 'single', choice: '0' }],
    ['single', { kind: 'single', choice: Number.NaN }],
    ['multi', { kind: 'multi', choices: [] }],
    ['multi', { kind: 'multi', choices: [0, 0] }],
    ['multi', { kind: 'multi', choices: [3] }],
    ['multi', { kind: 'multi', choices: new Array(1) }],
    ['multi', { kind: 'multi', choices: { length: 1, 0: 0 } }],
    ['typed', { kind: 'typed', text: '' }],
    ['typed', { kind: 'typed', text: ' \u200b' }],
    ['typed', { kind: 'typed', text: 'x'.repeat(81) }],
    ['typed', { kind: 'typed', text: 'a\nb' }],
    ['typed', { kind: 'typed', text: 'a\u0000' }],
    ['typed', { kind: 'typed', text: '\ud800' }],
    ['typed', { kind: 'typed', text: 7 }],
    ['number', { kind: 'number', value: Number.POSITIVE_INFINITY }],
    ['number', { kind: 'number', value: '1' }],
    ['number', { kind: 'number', value: 1n }],
    ['order', { kind: 'order', order: [0, 1] }],
    ['order', { kind: 'order', order: [0, 1, 1] }],
    ['order', { kind: 'order', order: [0, 1, 2, 3] }],
    ['poll', { kind: 'poll', choice: null }],
    ['cloud', { kind: 'cloud', entries: [] }],
    ['cloud', { kind: 'cloud', entries: ['a', 'b', 'c', 'd'] }],
    ['cloud', { kind: 'cloud', entries: ['x'.repeat(26)] }],
    ['cloud', { kind: 'cloud', entries: ['joy', 'JOY'] }],
    ['cloud', { kind: 'cloud', entries: ['joy', ' '] }],
  ])('to %s: %p', (kind, value) => {
    expect(fitsTask(tasks[kind], value)).toBe(false);
  });
});
