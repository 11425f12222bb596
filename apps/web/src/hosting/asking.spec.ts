import type { TaskFields } from '@clockbeat/domain/contract';
import { gameBodyOf } from './approval.js';
import { type Asking, knowsAnswer, readAsking } from './asking.js';
import { readBasketQuestion } from './basket-question.js';
import { ownQuestion } from './hosting.fixture.js';
import { ownFromBasket, ownInBasket, readQuestionFields } from './own-question.js';
import { setOfBasket } from './set-of-basket.js';

const none = { options: [], answer: null };
const kinds: readonly Asking[] = [
  { kind: 'multi', options: ['a', 'b', 'c'], answer: null, right: [0, 2], exactOnly: true },
  { ...none, kind: 'typed', accepted: ['Vilnius'], refused: ['Vilna Gaon'] },
  { ...none, kind: 'number', value: 330, unit: 'm', band: 30, range: { from: 0, to: 1000 } },
  {
    kind: 'order',
    options: ['1', '2', '3', '4', '5', '6', '7', '8'],
    answer: null,
    items: ['1', '2', '3', '4', '5', '6', '7', '8'],
  },
  { kind: 'poll', options: ['Tea', 'Coffee'], answer: null },
  { ...none, kind: 'cloud' },
];
const again = (value: unknown) => JSON.parse(JSON.stringify(value));

describe.each(kinds)('a question of the kind $kind', (asking) => {
  const question = ownQuestion('own-1', { ...asking, correctAnswer: null, timer: 20 });

  it('survives the browser’s storage, the form and the basket', () => {
    expect(readBasketQuestion(again(question))).toEqual(question);
    const own = ownFromBasket(question);
    expect(own).toMatchObject(asking);
    expect(own && ownInBasket(own, { difficulty: 'Easy' })).toEqual(question);
  });

  it('is sent in full with a game and with a set, by its kind and without what it has not', () => {
    const { options, answer: _, ...task } = asking;
    const sent = { ...task, ...(['multi', 'poll'].includes(task.kind ?? '') && { options }) };
    const [inGame] = gameBodyOf([question], { title: 'Kinds' }).questions;
    expect(inGame).toEqual({
      ...sent,
      question: question.question,
      category: 'Custom',
      difficulty: 'Easy',
      timeLimit: 20,
    });
    const { customQuestions, selectedQuestions } = setOfBasket([question], 'Kinds');
    expect(customQuestions).toEqual([{ ...sent, question: question.question, timeLimit: 20 }]);
    expect(selectedQuestions).toEqual([]);
  });
});

it('knows of a question that was told without its answer that it is not known', () => {
  const told = (task: TaskFields) => knowsAnswer({ ...none, ...task });
  for (const kind of ['single', 'multi', 'typed', 'number', 'order'] as const)
    expect(told({ kind })).toBe(false);
  for (const kind of ['poll', 'cloud'] as const) expect(told({ kind })).toBe(true);
});

it('leaves out what no field of a kind can hold', () => {
  expect(readAsking({ kind: 'typed', options: [], accepted: [7], band: 'wide', range: { from: 1 } })).toEqual(
    {
      ...none,
      kind: 'typed',
    },
  );
  expect(readAsking({ kind: 'riddle', options: [] })).toBeNull();
  expect(readAsking({ kind: 'poll', options: 'Tea' })).toBeNull();
});

it('takes a form that an older release kept for one right option', () => {
  const old = { question: 'Legs?', options: ['8', '6'], answer: 1, timer: '30' };
  expect(readQuestionFields(old)).toMatchObject({ ...old, kind: 'single', accepted: [''], value: '' });
  expect(readQuestionFields({ ...old, kind: 'number', value: '1,5' })).toMatchObject({
    kind: 'number',
    value: '1,5',
  });
});
