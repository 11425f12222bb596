import { UserId } from '@clockbeat/domain';
import { openPersistence, type Persistence } from '@clockbeat/persistence';
import request from 'supertest';
import { makeGame } from '../people/api.js';
import { startGateway, type TestGateway } from '../support/app.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { signIn } from '../support/sign-in.js';

interface Question {
  id: string;
  question: string;
  options: string[];
  answer?: number;
  category: string;
  difficulty: string;
  source: string;
}

describe('questions', () => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let store: Persistence;
  let ada: string;
  let grace: string;
  let mine: string[];
  beforeAll(async () => {
    database = await freshDatabase();
    gateway = await startGateway({ databaseUrl: database.url });
    store = await openPersistence({ url: database.url });
    ada = await signIn(gateway.url, 'ada@example.org');
    grace = await signIn(gateway.url, 'grace@example.org');
    const { body } = await request(gateway.url).get('/api/auth/user').set('cookie', ada);
    const row = (question: string, category: string) => ({
      question,
      category,
      options: ['a', 'b', 'c', 'd'] as [string, string, string, string],
      answer: 2 as const,
      difficulty: 'Hard' as const,
    });
    const rows = [
      row('Who wrote note G? 100%', 'Computing'),
      row('Mine of science', 'Science'),
      row('Mine of pop', 'Pop Culture'),
    ];
    mine = (await store.questions.createMany(UserId(body.id), rows)).map(({ id }) => id);
  });
  afterAll(async () => {
    await store?.close();
    await gateway?.close();
    await database?.drop();
  });
  const get = (path: string, cookie = '') =>
    request(gateway.url).get(`/api/questions/${path}`).set('cookie', cookie);
  const category = (name: string, cookie = '', query = '') =>
    get(`category/${encodeURIComponent(name)}${query}`, cookie);
  /** All questions of a category, page after page. */
  const whole = async (name: string, cookie = '', query = 'limit=200'): Promise<Question[]> => {
    const questions: Question[] = [];
    let cursor: string | undefined;
    do {
      const next = cursor === undefined ? '' : `&cursor=${cursor}`;
      const page = await category(name, cookie, `?${query}${next}`).expect(200);
      questions.push(...page.body);
      cursor = page.headers['x-next-cursor'];
    } while (cursor !== undefined);
    return questions;
  };

  it('come in categories that anyone may see, and mine beside them', async () => {
    const { body: open } = await get('categories').expect(200);
    const names = open.items.map(({ category: name }: Question) => name);
    expect(names).toEqual(
      expect.arrayContaining(['Science', 'History', 'Afrobeats', 'Pop Culture', 'General Knowledge']),
    );
    expect(names).not.toContain('Default');
    expect(open.items.every(({ source }: Question) => source === 'bank')).toBe(true);
    expect(open.total).toBe(open.items.reduce((sum: number, { count }: { count: number }) => sum + count, 0));
    expect(open.total).toBeGreaterThan(2_000);
    const sizes: number[] = open.items.map(({ count }: { count: number }) => count);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(40);
    expect((await whole('Afrobeats')).length).toBe(
      open.items.find(({ category: name }: Question) => name === 'Afrobeats').count,
    );
    const { body: own } = await get('categories', ada).expect(200);
    expect(own.items).toContainEqual({ category: 'Computing', count: 1, source: 'mine' });
    expect(own.items).toContainEqual({ category: 'Science', count: 1, source: 'mine' });
    expect((await get('categories', grace)).body).toEqual(open);
  });

  describe('for a visitor', () => {
    it.each(['Pop Culture', 'Afrobeats', 'General Knowledge', 'gEnErAl KNOWLEDGE', 'Default'])(
      'of %s have no answers',
      async (name) => {
        const { body } = await category(name).expect(200);
        expect(body.length).toBeGreaterThan(0);
        for (const question of body) {
          expect(Object.keys(question).sort()).toEqual([
            'category',
            'difficulty',
            'id',
            'options',
            'question',
            'source',
            'timeLimit',
          ]);
          expect(question.source).toBe('bank');
        }
      },
    );

    it.each(['Science', 'History', 'science', 'Computing', 'No such category'])(
      'of %s want a session',
      async (name) => {
        const { body } = await category(name).expect(401);
        expect(body.code).toBe('not_signed_in');
      },
    );

    it('are only the open ones in the map of all', async () => {
      const { body } = await get('by-category').expect(200);
      expect(Object.keys(body).sort()).toEqual(['Afrobeats', 'General Knowledge', 'Pop Culture']);
      const all: Question[] = Object.values<Question[]>(body).flat();
      expect(all.every((question) => !('answer' in question))).toBe(true);
      for (const questions of Object.values<Question[]>(body))
        expect(questions.length).toBeLessThanOrEqual(20);
    });

    it('by default are 10, without answers', async () => {
      const { body } = await get('default').expect(200);
      expect(body).toHaveLength(10);
      expect(
        body.every((question: Question) => !('answer' in question) && question.options.length === 4),
      ).toBe(true);
    });
  });

  describe('for an account', () => {
    it('have their answers', async () => {
      const { body } = await category('science', ada).expect(200);
      expect(body.length).toBeGreaterThan(20);
      for (const { answer, options, difficulty } of body) {
        expect([0, 1, 2, 3]).toContain(answer);
        expect(options).toHaveLength(4);
        expect(['Easy', 'Medium', 'Hard']).toContain(difficulty);
      }
      expect(
        (await get('default', ada)).body.every(({ answer }: Question) => typeof answer === 'number'),
      ).toBe(true);
      const { body: map } = await get('by-category', ada).expect(200);
      expect(Object.keys(map)).toEqual(expect.arrayContaining(['Science', 'Computing']));
      expect(Object.keys(map)).not.toContain('Default');
    });

    it('are the bank’s and its own, nobody else’s', async () => {
      const texts = async (cookie: string, query = '') =>
        (await whole('Science', cookie, `limit=200${query}`)).map(({ question }) => question);
      expect(await texts(ada)).toContain('Mine of science');
      expect(await texts(ada, '&source=mine')).toEqual(['Mine of science']);
      expect(await texts(ada, '&source=bank')).not.toContain('Mine of science');
      expect(await texts(grace)).not.toContain('Mine of science');
      expect(await texts(grace, '&source=mine')).toEqual([]);
      expect(JSON.stringify(await whole('Pop Culture'))).not.toContain('Mine of pop');
      expect(JSON.stringify((await get('by-category')).body)).not.toContain('Mine of pop');
    });

    it('are drawn by chance, as many as are asked for', async () => {
      const drawn = await category('geography', ada, '?draw=10&difficulty=medium&source=bank');
      expect(drawn.body).toHaveLength(10);
      expect(new Set(drawn.body.map(({ id }: Question) => id)).size).toBe(10);
      for (const { difficulty } of drawn.body) expect(difficulty).toBe('Medium');
      for (const draw of ['0', '201', 'ten', '1e1', ''])
        expect((await category('geography', ada, `?draw=${draw}`)).status).toBe(400);
    });

    it('are found by text and difficulty, in any case, without wildcards', async () => {
      expect((await category('computing', ada, '?q=NOTE%20g')).body).toHaveLength(1);
      expect((await category('computing', ada, '?q=100%25')).body).toHaveLength(1);
      expect((await category('computing', ada, '?q=%25_%25')).body).toEqual([]);
      expect((await category('computing', ada, '?difficulty=hard')).body).toHaveLength(1);
      expect((await category('computing', ada, '?difficulty=EASY')).body).toEqual([]);
      expect((await category('No such category', ada)).body).toEqual([]);
    });

    it('come page by page, the next cursor in a header', async () => {
      const all = await whole('Science', ada);
      expect(all.length).toBeGreaterThan(300);
      expect(await whole('Science', ada, 'limit=37')).toEqual(all);
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    });

    it('begin with what was written by hand, and end with mine', async () => {
      const ids = (await whole('Geography', ada)).map(({ id }) => id);
      const written = ids.filter((id) => /^geo\d+$/.test(id));
      expect(written.length).toBeGreaterThanOrEqual(40);
      expect(ids.slice(0, written.length)).toEqual(written);
      expect((await whole('Science', ada)).at(-1)?.source).toBe('mine');
    });

    it('are found in their options too, in a large category, page by page', async () => {
      const found = await whole('Geography', ada, 'limit=2&q=ABUJA');
      const all = await whole('Geography', ada);
      const holds = ({ question, options }: Question) =>
        [question, ...options].some((text) => text.toLowerCase().includes('abuja'));
      expect(found).toEqual(all.filter(holds));
      expect(found.length).toBeGreaterThan(2);
      const hard = await whole('Geography', ada, 'limit=200&difficulty=hard&source=bank');
      expect(hard).toEqual(all.filter(({ difficulty }) => difficulty === 'Hard'));
    });

    it('fit into one answer for all categories, 20 of each at most', async () => {
      const { body, text } = await get('by-category', ada).expect(200);
      const lengths = Object.values<Question[]>(body).map(({ length }) => length);
      expect(lengths.filter((length) => length === 20)).toHaveLength(9);
      expect(Math.max(...lengths)).toBe(20);
      expect(Buffer.byteLength(text)).toBeLessThan(200_000);
      expect(body['Geography'].map(({ id }: Question) => id)).toEqual(
        Array.from({ length: 20 }, (_, index) => `geo${index + 1}`),
      );
    });

    it.each([
      'limit=0',
      'limit=201',
      'difficulty=mixed',
      'source=theirs',
      `q=${'x'.repeat(501)}`,
      'q=%00',
      'q=a&q=b',
    ])('are refused with %s', async (query) => {
      const { body } = await category('Science', ada, `?${query}`).expect(400);
      expect(body.code).toBe('validation');
    });
  });

  describe('are changed', () => {
    const change = (id: string, body: object, cookie = '') =>
      request(gateway.url)
        .put(`/api/questions/${encodeURIComponent(id)}`)
        .set('cookie', cookie)
        .send(body);
    const body = {
      question: ' Mine, mended? ',
      options: ['e', 'f', 'g', 'h'],
      answer: 3,
      category: 'science',
      difficulty: 'easy',
      timeLimit: 45,
    };
    const mended = {
      ...body,
      question: 'Mine, mended?',
      category: 'Science',
      difficulty: 'Easy',
      source: 'mine',
    };

    it('by their owner only, and not the bank’s', async () => {
      const id = mine[1]!;
      await change(id, body).expect(401);
      await change(id, body, grace).expect(404);
      expect((await change(id, body, ada).expect(200)).body).toEqual({ id, ...mended });
      expect((await category('Science', ada, '?source=mine')).body).toEqual([{ id, ...mended }]);
      await change('sci1', body, ada).expect(403);
      await change('nope', body, ada).expect(404);
    });

    it('while a game that has one keeps its own copy', async () => {
      const { id, question } = (await category('Pop Culture', ada, '?source=mine')).body[0];
      const game = await makeGame(gateway.url, ada, { questions: [{ id }] });
      await change(id, body, ada).expect(200);
      const { rows } = await store.pool.query<{ data: string }>(
        'select data::text from events where game_id = $1 and version = 1',
        [game.id],
      );
      expect(rows[0]?.data).toContain(question);
      expect(rows[0]?.data).not.toContain('Mine, mended?');
    });

    it.each([
      [{ question: ' ' }, /question is empty/],
      [{ options: ['a', 'A', 'b', 'c'] }, /same|equal|different/i],
      [{ options: ['a', 'b', 'c'] }, /four/],
      [{ answer: 4 }, /answer/],
      [{ category: 'x'.repeat(51) }, /category/],
      [{ difficulty: 'mixed' }, /difficulty/i],
      [{ timeLimit: 4 }, /timeLimit/],
    ])('not with %j', async (wrong, message) => {
      const { body: problem } = await change(mine[1]!, { ...body, ...wrong }, ada).expect(400);
      expect(String(problem.message)).toMatch(message);
    });
  });

  describe('are deleted', () => {
    const remove = (id: string, cookie = '') =>
      request(gateway.url)
        .delete(`/api/questions/${encodeURIComponent(id)}`)
        .set('cookie', cookie);

    it('by their owner only', async () => {
      await remove(mine[0]!).expect(401);
      await remove(mine[0]!, grace).expect(404);
      await remove(mine[0]!, ada).expect(204, '');
      const { body } = await remove(mine[0]!, ada).expect(404);
      expect(body).toEqual({
        statusCode: 404,
        code: 'not_found',
        error: 'Not Found',
        message: 'Question not found.',
      });
    });

    it('not from the bank', async () => {
      const { body } = await remove('sci1', ada).expect(403);
      expect(body.code).toBe('forbidden');
      expect((await category('Science', ada)).body[0].id).toBe('sci1');
    });

    it.each(['nope', '00000000-0000-0000-0000-000000000000', "' or 1=1 --"])('not as %s', async (id) => {
      await remove(id, ada).expect(404);
    });
  });
});
