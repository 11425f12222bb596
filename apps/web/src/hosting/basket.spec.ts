import { limits } from '@clockbeat/domain/contract';
import { appState } from './app-state.js';
import {
  addToBasket,
  averageSeconds,
  basketMinutes,
  commonSeconds,
  countBy,
  emptyBasket,
  fillAnswers,
  fillBasket,
  keepFirst,
  mostInBasket,
  moveInBasket,
  planQuestion,
  removeFromBasket,
  replaceInBasket,
  setSeconds,
} from './basket.js';
import { bankQuestion, ownQuestion } from './hosting.fixture.js';

beforeEach(() => appState.forget());

const ids = (): string[] => appState.get().basket.map(({ id }) => id);
const approve = (): void => appState.update((state) => ({ ...state, approved: true }));

describe('what goes in', () => {
  it('is counted, and never twice', () => {
    const added = (...names: string[]): number => addToBasket(names.map((id) => bankQuestion(id))).added;
    expect(added('sci1', 'sci2')).toBe(2);
    expect(added('sci2', 'sci3', 'sci3')).toBe(1);
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

  it('is as much as there is room for, the first of it, and the rest is told', () => {
    const many = (count: number) => Array.from({ length: count }, (_, nth) => bankQuestion(`q${nth}`));
    expect(addToBasket(many(mostInBasket - 1))).toEqual({ added: mostInBasket - 1, noRoom: 0 });
    expect(addToBasket(many(mostInBasket + 3))).toEqual({ added: 1, noRoom: 3 });
    expect(addToBasket(many(mostInBasket))).toEqual({ added: 0, noRoom: 0 });
    expect(ids()).toHaveLength(mostInBasket);
    expect(ids().at(-1)).toBe(`q${mostInBasket - 1}`);
  });

  it('is kept by every browser when it is full, whatever its questions say', () => {
    const { questionText, optionText, category } = limits;
    const longest = (most: number): string => '😀'.repeat(most);
    const text = longest(optionText);
    addToBasket(
      Array.from({ length: mostInBasket }, (_, nth) =>
        bankQuestion(String(nth).padStart(36, '0'), {
          question: longest(questionText),
          options: [text, text, text, text],
          correctAnswer: text,
          category: longest(category),
        }),
      ),
    );
    // two bytes a sign, and 5 MB for all that a site keeps
    expect(JSON.stringify(appState.get()).length * 2).toBeLessThan(5_000_000 * 0.8);
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

describe('what is set for a question', () => {
  beforeEach(() => {
    fillBasket([bankQuestion('sci1'), bankQuestion('sci2', { timer: null }), ownQuestion('own-1')]);
    approve();
  });
  const seconds = () => appState.get().basket.map(({ timer }) => timer);

  it('is the time of one, or of all, and has to be approved again', () => {
    expect(commonSeconds(appState.get().basket)).toBeNull();
    setSeconds(45, 'sci2');
    expect(seconds()).toEqual([10, 45, null]);
    expect(appState.get().approved).toBe(false);
    setSeconds(20);
    expect(seconds()).toEqual([20, 20, 20]);
    expect(commonSeconds(appState.get().basket)).toBe(20);
    approve();
    setSeconds(20);
    expect(appState.get().approved).toBe(true);
  });

  it('is its place, and what takes it', () => {
    moveInBasket(0, 2);
    expect(ids()).toEqual(['sci2', 'own-1', 'sci1']);
    moveInBasket(2, 3);
    replaceInBasket(ownQuestion('own-2'), 'own-1');
    expect(ids()).toEqual(['sci2', 'own-2', 'sci1']);
  });
});

describe('the course of an evening', () => {
  const pause = { minutes: 10, text: 'Drinks' };
  const course = () =>
    appState
      .get()
      .basket.map(({ id, round, points, breakAfter }) => [id, round, points, breakAfter?.minutes]);

  beforeEach(() => {
    addToBasket(['sci1', 'sci2', 'sci3'].map((id) => bankQuestion(id)));
    planQuestion('sci1', { breakAfter: pause });
    planQuestion('sci2', { round: 'Films', points: 200 });
  });

  it('is planned at its questions, and planned anew', () => {
    expect(course()).toEqual([
      ['sci1', undefined, undefined, 10],
      ['sci2', 'Films', 200, undefined],
      ['sci3', undefined, undefined, undefined],
    ]);
    planQuestion('sci2', { points: 0 });
    expect(course()[1]).toEqual(['sci2', undefined, 0, undefined]);
  });

  it('stays where it is when questions move, but for their points', () => {
    moveInBasket(1, 0);
    expect(course()).toEqual([
      ['sci2', undefined, 200, 10],
      ['sci1', 'Films', undefined, undefined],
      ['sci3', undefined, undefined, undefined],
    ]);
  });

  it('outlives the question that it was planned at', () => {
    removeFromBasket('sci2');
    expect(course()).toEqual([
      ['sci1', undefined, undefined, 10],
      ['sci3', 'Films', undefined, undefined],
    ]);
    replaceInBasket(ownQuestion('own-1'), 'sci3');
    expect(course()[1]).toEqual(['own-1', 'Films', undefined, undefined]);
  });
});
