import { readTask, type Task, type TaskDraft, taskLimits } from '@clockbeat/domain';
import { folded } from '../generator/likeness.js';
import { factTasks } from './facts/index.js';
import type { SeedKind, SeedTask } from './questions.types.js';

const codePoints = (text: string): number => [...text].length;
const isOf =
  <K extends SeedKind>(kind: K) =>
  (question: SeedTask): question is SeedTask<K> =>
    question.task.kind === kind;
const ofKind = <K extends SeedKind>(kind: K): SeedTask<K>[] => factTasks.filter(isOf(kind));
const idsWhere = <K extends SeedKind>(
  questions: readonly SeedTask<K>[],
  isWrong: (task: Task<K>, question: SeedTask<K>) => boolean,
): string[] => questions.filter((question) => isWrong(question.task, question)).map(({ id }) => id);

const categories = [
  'Science',
  'History',
  'Pop Culture',
  'Sports',
  'General Knowledge',
  'Afrobeats',
  'Movies',
  'Geography',
  'Finance',
];

describe('questions of other kinds', () => {
  it.each([
    ['number', 100],
    ['order', 60],
    ['multi', 60],
  ] as const)('are many: of %s at least %d', (kind, count) => {
    expect(ofKind(kind).length).toBeGreaterThanOrEqual(count);
  });

  it.each(['number', 'order', 'multi'] as const)('of %s stand in all categories', (kind) => {
    expect([...new Set(ofKind(kind).map(({ category }) => category))].sort()).toEqual([...categories].sort());
  });

  it.each(['number', 'order', 'multi'] as const)('of %s are easy, medium and hard', (kind) => {
    const questions = ofKind(kind);
    for (const difficulty of ['Easy', 'Medium', 'Hard'])
      expect(
        questions.filter((question) => question.difficulty === difficulty).length,
      ).toBeGreaterThanOrEqual(8);
  });

  it('are what an author may ask, to the letter', () => {
    const read = factTasks.map(({ task }) => readTask(task.kind, task as unknown as TaskDraft));
    expect(read).toEqual(factTasks.map(({ task }) => task));
  });

  it('are searched by the texts of their tasks', () => {
    for (const { task, options } of factTasks)
      expect(options).toEqual(
        task.kind === 'number' ? [] : task.kind === 'order' ? task.items : task.options,
      );
  });

  it('leave time enough', () => {
    for (const { task, timeLimit } of factTasks) expect(timeLimit).toBe(task.kind === 'order' ? 30 : 20);
  });

  it('fit a phone', () => {
    const long = factTasks.filter(({ question }) => codePoints(question) > 130);
    expect(long.map(({ id }) => id)).toEqual([]);
    const texts = factTasks.flatMap(({ options }) => options);
    expect(texts.filter((text) => codePoints(text) > 75)).toEqual([]);
    expect(texts.filter((text) => codePoints(text) < 45).length / texts.length).toBeGreaterThan(0.95);
  });
});

describe('numbers', () => {
  const numbers = ofKind('number');

  it('have a band that forgives a little and gives nothing away', () => {
    const isOdd = ({ value, band }: Task<'number'>): boolean =>
      band <= 0 || band > Math.max(1, 0.5 * Math.abs(value));
    expect(idsWhere(numbers, isOdd)).toEqual([]);
  });

  it('are looked for in a range that is far wider than the band, and not in its middle', () => {
    const isOdd = ({ value, band, range }: Task<'number'>): boolean => {
      const { from, to } = range ?? { from: 0, to: 0 };
      return value <= from || value >= to || to - from < 5 * band || value === (from + to) / 2;
    };
    expect(idsWhere(numbers, isOdd)).toEqual([]);
  });

  it('do not stand in their own question', () => {
    const tells = ({ value }: Task<'number'>, { question }: SeedTask): boolean =>
      folded(question).split(' ').includes(`${value}`);
    expect(idsWhere(numbers, tells)).toEqual([]);
  });

  it('say of when, where they change with time', () => {
    const changing = /member|elements|population|inhabitant|record|currently|\bnow\b|today/i;
    const isUndated = (_: Task<'number'>, { question }: SeedTask): boolean =>
      changing.test(question) && !/\b(19|20)\d\d\b/.test(question);
    expect(idsWhere(numbers, isUndated)).toEqual([]);
  });
});

describe('orders', () => {
  const orders = ofKind('order');

  it('have three to eight items', () => {
    const { min, max } = taskLimits.items;
    expect(idsWhere(orders, ({ items }) => items.length < min || items.length > max)).toEqual([]);
  });

  it('are of different sizes, and mostly of four items and more', () => {
    const sizes = orders.map(({ task }) => task.items.length);
    expect(new Set(sizes).size).toBeGreaterThanOrEqual(4);
    expect(sizes.filter((size) => size > 3).length / sizes.length).toBeGreaterThan(0.85);
  });

  it('never ask for the same items twice', () => {
    const sets = orders.map(({ task }) => [...task.items].sort().join('\n'));
    expect(new Set(sets).size).toBe(sets.length);
  });

  it('are not as one would put them by the alphabet', () => {
    const byAlphabet = orders.filter(
      ({ task }) => [...task.items].sort().join('\n') === task.items.join('\n'),
    );
    expect(byAlphabet.length / orders.length).toBeLessThan(0.15);
  });
});

describe('several right ones', () => {
  const multis = ofKind('multi');
  const rightOnes = ({ options, right }: Task<'multi'>): string[] =>
    options.filter((_, index) => right.includes(index));
  const wrongOnes = ({ options, right }: Task<'multi'>): string[] =>
    options.filter((_, index) => !right.includes(index));

  it('are at least two, and not all of four to six options', () => {
    const isOdd = ({ options, right }: Task<'multi'>): boolean =>
      right.length < 2 || right.length >= options.length || options.length < 4 || options.length > 6;
    expect(idsWhere(multis, isOdd)).toEqual([]);
  });

  it('are sometimes two, sometimes three, sometimes four', () => {
    for (const count of [2, 3, 4])
      expect(multis.filter(({ task }) => task.right.length === count).length).toBeGreaterThan(
        multis.length / 6,
      );
  });

  it('stand in every place about as often', () => {
    const six = multis.filter(({ task }) => task.options.length === 6);
    const expected = six.reduce((sum, { task }) => sum + task.right.length, 0) / 6;
    const counts = [0, 1, 2, 3, 4, 5].map(
      (place) => six.filter(({ task }) => task.right.includes(place)).length,
    );
    const unevenness = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // The chi-square of five degrees of freedom that chance exceeds once in a hundred times.
    expect(unevenness).toBeLessThan(15.09);
  });

  it('do not give themselves away by their length', () => {
    const mean = (texts: readonly string[]): number =>
      texts.reduce((sum, text) => sum + codePoints(text), 0) / texts.length;
    const ratio =
      mean(multis.flatMap(({ task }) => rightOnes(task))) /
      mean(multis.flatMap(({ task }) => wrongOnes(task)));
    expect(ratio).toBeGreaterThan(0.85);
    expect(ratio).toBeLessThan(1.15);
  });

  it('do not stand in their own question', () => {
    const tells = (task: Task<'multi'>, { question }: SeedTask): boolean =>
      rightOnes(task).some((option) => codePoints(option) > 3 && folded(question).includes(folded(option)));
    expect(idsWhere(multis, tells)).toEqual([]);
  });
});
