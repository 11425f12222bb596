import { UserId } from '@clockbeat/domain';
import { openPersistence, type Persistence } from '@clockbeat/persistence';
import request from 'supertest';
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

  it('come in categories that anyone may see, and mine beside them', async () => {
    const { body: open } = await get('categories').expect(200);
    const names = open.items.map(({ category: name }: Question) => name);
    expect(names).toEqual(
      expect.arrayContaining(['Science', 'History', 'Afrobeats', 'Pop Culture', 'General Knowledge']),
    );
    expect(names).not.toContain('Default');
    expect(open.items.every(({ source }: Question) => source === 'bank')).toBe(true);
    expect(open.total).toBe(open.items.reduce((sum: number, { count }: { count: number }) => sum + count, 0));
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
        (await category('Science', cookie, `?limit=200${query}`)).body.map(
          ({ question }: Question) => question,
        );
      expect(await texts(ada)).toContain('Mine of science');
      expect(await texts(ada, '&source=mine')).toEqual(['Mine of science']);
      expect(await texts(ada, '&source=bank')).not.toContain('Mine of science');
      expect(await texts(grace)).not.toContain('Mine of science');
      expect(await texts(grace, '&source=mine')).toEqual([]);
      const pop = await category('Pop Culture', '', '?limit=200');
      expect(JSON.stringify(pop.body)).not.toContain('Mine of pop');
      expect(JSON.stringify((await get('by-category')).body)).not.toContain('Mine of pop');
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
      const { body: all } = await category('Science', ada, '?limit=200').expect(200);
      const pages: Question[] = [];
      let cursor: string | undefined;
      do {
        const page = await category(
          'Science',
          ada,
          `?limit=7${cursor === undefined ? '' : `&cursor=${cursor}`}`,
        );
        pages.push(...page.body);
        cursor = page.headers['x-next-cursor'];
      } while (cursor !== undefined);
      expect(pages).toEqual(all);
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
