import type { SavedSetInFull, StoredQuestion } from '@clockbeat/persistence';
import { drawnIn, gameOf } from './set-game.js';

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
  language: null,
  ...{ timePerQuestion: 45, createdBy: null, guestSessionId: 'g', selectedQuestions: [], isDraft: true },
  ...{
    launchedAt: null,
    createdAt: at,
    updatedAt: at,
    version: 1,
    savedBy: null,
    savedAt: null,
    sharing: 'private',
    hiddenAt: null,
    hiddenReason: null,
    hiddenNote: null,
    customCount: customQuestions.length,
    customQuestions,
  },
  ...more,
});
const asked = (...given: Parameters<typeof gameOf>) =>
  gameOf(...given)?.questions.map(({ question }) => question);

describe('a game of a set', () => {
  it('asks its own questions first, from the first on, then what was drawn of those it points to', () => {
    const drawn = ['p4', 'p5'].map((id) => stored(id));
    const three = set([own(1), own(2), own(3)]);
    expect(drawnIn(three)).toBe(2);
    expect(asked(three, drawn)).toEqual(['Own 1?', 'Own 2?', 'Own 3?', 'p4?', 'p5?']);
    const seven = [1, 2, 3, 4, 5, 6, 7].map((order) => own(order));
    expect(drawnIn(set(seven))).toBe(0);
    expect(asked(set(seven), [])).toEqual(seven.slice(0, 5).map(({ question }) => question));
  });

  it('knows what its own questions are written in, where somebody has said so', () => {
    const pool = [stored('p1')];
    expect(gameOf(set([own(1)], { language: 'de' }), pool)?.questions).toMatchObject([
      { question: 'Own 1?', language: 'de' },
      { question: 'p1?', source: 'bank' },
    ]);
    for (const question of gameOf(set([own(1)]), pool)?.questions ?? [])
      expect(question).not.toHaveProperty('language');
  });

  it('asks what there is when there are fewer, and is none without any', () => {
    expect(asked(set([own(1)]), [stored('p1')])).toEqual(['Own 1?', 'p1?']);
    expect(gameOf(set([]), [])).toBeNull();
  });

  it('gives each question its time: its own, else the set’s', () => {
    const mine = stored('mine', { createdBy: 'me' as StoredQuestion['createdBy'], timeLimit: 7 });
    const content = gameOf(set([own(1, 5), own(2)]), [stored('bank'), mine]);
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
