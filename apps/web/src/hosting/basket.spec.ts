import { appState } from './app-state.js';
import {
  addToBasket,
  averageSeconds,
  basketMinutes,
  countBy,
  emptyBasket,
  fillAnswers,
  fillBasket,
  keepFirst,
  removeFromBasket,
} from './basket.js';
import { bankQuestion, ownQuestion } from './hosting.fixture.js';

beforeEach(() => appState.forget());

const ids = (): string[] => appState.get().basket.map(({ id }) => id);
const approve = (): void => appState.update((state) => ({ ...state, approved: true }));

describe('what goes in', () => {
  it('is counted, and never twice', () => {
    expect(addToBasket([bankQuestion('sci1'), bankQuestion('sci2')])).toBe(2);
    expect(addToBasket([bankQuestion('sci2'), bankQuestion('sci3'), bankQuestion('sci3')])).toBe(1);
    expect(ids()).toEqual(['sci1', 'sci2', 'sci3']);
  });

  it('has to be approved again', () => {
    addToBasket([bankQuestion('sci1')]);
    approve();
    addToBasket([bankQuestion('sci1')]);
    expect(appState.get().approved).toBe(true);
    addToBasket([bankQuestion('sci2')]);
    expect(appState.get().approved).toBe(false);
  });

  it('takes the place of all when a whole game comes', () => {
    addToBasket([bankQuestion('sci1')]);
    fillBasket([bankQuestion('def1'), bankQuestion('def1')], 'Own set');
    expect(ids()).toEqual(['def1']);
    expect(appState.get().title).toBe('Own set');
    fillBasket([bankQuestion('def2')]);
    expect(appState.get().title).toBeNull();
  });
});

describe('what goes out', () => {
  beforeEach(() => {
    fillBasket([bankQuestion('sci1'), bankQuestion('sci2'), bankQuestion('sci3')], 'Own set');
    approve();
  });

  it('is gone at once, and the rest is to be approved again', () => {
    removeFromBasket('sci2');
    expect(ids()).toEqual(['sci1', 'sci3']);
    expect(appState.get()).toMatchObject({ approved: false, title: 'Own set' });
  });

  it('leaves an approved basket alone when it was not in it', () => {
    removeFromBasket('nobody');
    expect(appState.get().approved).toBe(true);
  });

  it('may be all of it, with its name', () => {
    emptyBasket();
    expect(appState.get()).toMatchObject({ basket: [], approved: false, title: null });
  });

  it('may be what is too much', () => {
    keepFirst(2);
    expect(ids()).toEqual(['sci1', 'sci2']);
  });
});

it('fills in answers that were not told before, and nothing else', () => {
  const unknown = { answer: null, correctAnswer: null } as const;
  fillBasket([bankQuestion('pop1', unknown), bankQuestion('sci1'), ownQuestion('pop2', unknown)]);
  approve();
  const told = (id: string) => ({
    id,
    question: '',
    options: ['one', 'two', 'three', 'four'] as [string, string, string, string],
    answer: 3 as const,
    category: 'Pop Culture',
    difficulty: 'Easy' as const,
    timeLimit: null,
    source: 'bank' as const,
  });
  fillAnswers([told('pop1'), told('sci1'), told('pop2')]);
  expect(appState.get().basket.map(({ answer, correctAnswer }) => [answer, correctAnswer])).toEqual([
    [3, 'four'],
    [1, 'two'],
    [null, null],
  ]);
  expect(appState.get().approved).toBe(true);
});

it('counts by name, in the order of the first of each', () => {
  const basket = [bankQuestion('sci1'), ownQuestion('own1'), bankQuestion('sci2')];
  expect(countBy(basket, ({ category }) => category)).toEqual([
    { name: 'Science', count: 2 },
    { name: 'Custom', count: 1 },
  ]);
});

it.each([
  [0, 0],
  [1, 1],
  [3, 2],
  [50, 25],
])('takes %d questions for %d min', (count, minutes) => {
  expect(basketMinutes(count)).toBe(minutes);
});

it('has a mean time: what a question is not given it gets from the server', () => {
  expect(averageSeconds([])).toBe(0);
  expect(averageSeconds([bankQuestion('a', { timer: null }), ownQuestion('b')])).toBe(20);
  expect(averageSeconds([bankQuestion('a', { timer: 10 }), ownQuestion('b', { timer: 15 })])).toBe(13);
});
