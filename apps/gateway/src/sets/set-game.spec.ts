import type { SavedSetInFull, StoredQuestion } from '@clockbeat/persistence';
import { Chance } from './chance.js';
import { gameOf } from './set-game.js';

/** Draws the last ones. */
class TheLast extends Chance {
  override draw<T>(items: readonly T[], count: number): T[] {
    return items.slice(Math.max(0, items.length - count));
  }
}

const at = new Date('2026-01-01T00:00:00Z');
const options: [string, string, string, string] = ['a', 'b', 'c', 'd'];
const own = (order: number, timeLimit: number | null = null) => ({
  ...{
    id: `q${order}`,
    question: `Own ${order}?`,
    options,
    answer: 1 as const,
    task: null,
    media: null,
    optionMedia: null,
    order,
    timeLimit,
    createdAt: at,
  },
});
const stored = (id: string, more: Partial<StoredQuestion> = {}): StoredQuestion => ({
  ...{ id, question: `${id}?`, options, answer: 2, category: 'Science', difficulty: 'Easy', timeLimit: null },
  ...{ task: null, media: null, optionMedia: null, explanation: null, createdBy: null, createdAt: at },
  ...more,
});
const set = (customQuestions: SavedSetInFull['customQuestions'], more: object = {}): SavedSetInFull => ({
  ...{ id: 's', title: 'Rivers', category: 'Geography', difficulty: 'hard', questionsPerGame: 5 },
  ...{ timePerQuestion: 45, createdBy: null, guestSessionId: 'g', selectedQuestions: [], isDraft: true },
  ...{ launchedAt: null, createdAt: at, updatedAt: at, customCount: customQuestions.length, customQuestions },
  ...more,
});
const asked = (...given: Parameters<typeof gameOf>) =>
  gameOf(...given)?.questions.map(({ question }) => question);

describe('a game of a set', () => {
  it('asks its own questions first, from the first on, then a draw of those it points to', () => {
    const pool = ['p1', 'p2', 'p3', 'p4', 'p5'].map((id) => stored(id));
    expect(asked(set([own(1), own(2), own(3)]), pool, new TheLast())).toEqual([
      'Own 1?',
      'Own 2?',
      'Own 3?',
      'p4?',
      'p5?',
    ]);
    const seven = [1, 2, 3, 4, 5, 6, 7].map((order) => own(order));
    expect(asked(set(seven), pool, new TheLast())).toEqual(seven.slice(0, 5).map(({ question }) => question));
  });

  it('asks what there is when there are fewer, and is none without any', () => {
    expect(asked(set([own(1)]), [stored('p1')], new Chance())).toEqual(['Own 1?', 'p1?']);
    expect(gameOf(set([]), [], new Chance())).toBeNull();
  });

  it('gives each question its time: its own, else the set’s', () => {
    const mine = stored('mine', { createdBy: 'me' as StoredQuestion['createdBy'], timeLimit: 7 });
    const content = gameOf(set([own(1, 5), own(2)]), [stored('bank'), mine], new Chance());
    expect(content?.questions.map(({ timeLimit }) => timeLimit)).toEqual([5, 45, 45, 7]);
    expect(content).toMatchObject({
      title: 'Rivers',
      category: 'Geography',
      difficulty: 'hard',
      timePerQuestion: 45,
    });
    expect(content?.questions[0]).toMatchObject({
      answer: 1,
      category: 'Geography',
      difficulty: 'Hard',
      source: 'own',
    });
  });
});

describe('chance', () => {
  const items = ['a', 'b', 'c', 'd', 'e', 'f'];

  it('draws as many as asked for, none twice, in the order of the list', () => {
    for (let round = 0; round < 100; round += 1) {
      const drawn = new Chance().draw(items, 3);
      expect(drawn).toHaveLength(3);
      expect(drawn).toEqual(items.filter((item) => drawn.includes(item)));
    }
    expect(new Chance().draw(items, 9)).toEqual(items);
    expect(new Chance().draw(items, 0)).toEqual([]);
    expect(new Chance().draw([], 3)).toEqual([]);
  });

  it('leaves nobody out', () => {
    const drawn = new Set<string>();
    // One item is missing from all of them once in 10^35.
    for (let round = 0; round < 200; round += 1)
      for (const item of new Chance().draw(items, 2)) drawn.add(item);
    expect(drawn.size).toBe(items.length);
  });
});
