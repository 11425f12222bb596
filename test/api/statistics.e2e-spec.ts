import type { GameCard } from '@clockbeat/domain';
import { GameNight, type Person, question } from '../support/game-night.js';
import { listsFollowed } from '../support/live/lists-followed.js';
import { until } from '../support/live/until.js';

interface Entry {
  position: number;
  name: string;
  score: number;
  games: number;
}

describe('statistics, history, achievements and leaderboards', () => {
  let night: GameNight;
  let host: Person;
  let ada: Person;
  let bob: Person;
  let quiz: GameCard;
  let running: GameCard;
  let forgotten: GameCard;

  const get = (path: string, { cookie }: { cookie: string } = { cookie: '' }) =>
    night.api.get(path).set('cookie', cookie);
  const stats = async (person: Person) => (await get('/api/user/stats', person).expect(200)).body;
  const rate = (token: string, stars: number) =>
    night.api
      .post(`/api/games/${quiz.id}/rating`)
      .set('authorization', `Bearer ${token}`)
      .send({ stars })
      .expect(204);

  /** A game of one question that everybody named answers at once. */
  const quickGame = async (people: readonly Person[], body: object = {}) => {
    const game = await night.makeGame(host, { questions: [question(0)], ...body });
    const seats = [];
    for (const [index, person] of people.entries()) {
      seats.push(await night.join(game, `Player ${index}`, { person }));
    }
    const at = await night.start(game, host);
    for (const seat of seats) await night.answer(game, seat, 0, 0, at + 500); // 19 whole seconds left: 290
    await night.advance(game, host, 0, at + 1_000);
    return game;
  };

  beforeAll(async () => {
    night = await GameNight.begin();
    host = await night.signIn('host@example.org', 'Hanna Host');
    ada = await night.signIn('ada@example.org', 'Ada Lovelace');
    bob = await night.signIn('bob@example.org', 'Bob Builder');

    quiz = await night.makeGame(host, { title: 'Pub quiz', category: 'Science', teamMode: true });
    const adas = await night.join(quiz, 'Countess', { person: ada, teamName: 'Owls' });
    const bobs = await night.join(quiz, 'Bob', { person: bob, teamName: 'Owls' });
    const guest = await night.join(quiz, 'Guest', { teamName: 'Cats' });
    const cheat = await night.join(quiz, 'Cheat', { teamName: 'Cats' });
    const at = await night.start(quiz, host);
    await night.answer(quiz, adas, 0, 0, at + 500); // 290
    await night.answer(quiz, bobs, 0, 0, at + 1_500); // 280
    await night.answer(quiz, cheat, 0, 0, at + 100);
    await night.advance(quiz, host, 0, at + 2_000);
    await night.answer(quiz, adas, 1, 1, at + 2_500); // 290
    await night.answer(quiz, guest, 1, 3, at + 2_500);
    await night.remove(quiz, host, cheat);
    await night.advance(quiz, host, 1, at + 4_000);
    await night.answer(quiz, adas, 2, 2, at + 4_500); // 290
    await night.advance(quiz, host, 2, at + 6_700);
    await rate(adas.token, 2);
    await rate(adas.token, 5);
    await rate(bobs.token, 4);

    forgotten = await night.makeGame(host, { title: 'Forgotten' });
    await night.finish(forgotten, host); // never started: abandoned
    running = await night.makeGame(host, { title: 'Running' });
    await night.join(running, 'Ada', { person: ada });
    await night.start(running, host);
    await quickGame([bob]);
    await listsFollowed(night.gateway);
  });
  afterAll(() => night?.end());

  it('sum up what was hosted: finished games, players who were not removed, the last word of each rating', async () => {
    expect(await stats(host)).toEqual({
      gamesHosted: 2,
      levelGames: 2,
      totalPlayers: 4,
      avgRating: 4.5,
      questionSets: 0,
      totalGamesHosted: 2,
      totalGamesPlayed: 0,
      totalScore: 0,
      averageScore: 0,
    });
  });

  it('sum up what was played, and tell of 5 stars where nobody gave any', async () => {
    expect(await stats(ada)).toEqual({
      gamesHosted: 0,
      levelGames: 0,
      totalPlayers: 0,
      avgRating: 5,
      questionSets: 0,
      totalGamesHosted: 0,
      totalGamesPlayed: 1,
      totalScore: 870,
      averageScore: 870,
    });
    expect(await stats(bob)).toMatchObject({ totalGamesPlayed: 2, totalScore: 570, averageScore: 285 });
  });

  it('count the sets that are kept', async () => {
    const set = await night.api
      .post('/api/saved-trivia-sets')
      .set('cookie', ada.cookie)
      .send({ title: 'Mine' })
      .expect(201);
    expect(await stats(ada)).toMatchObject({ questionSets: 1 });
    await night.api.delete(`/api/saved-trivia-sets/${set.body.id}`).set('cookie', ada.cookie).expect(204);
    expect(await stats(ada)).toMatchObject({ questionSets: 0 });
  });

  it('keep a history of hosted games, the newest first', async () => {
    const { body, headers } = await get('/api/user/game-history', host).expect(200);
    expect(headers).not.toHaveProperty('x-next-cursor');
    expect(body).toHaveLength(4);
    const made = body.map(({ createdAt }: { createdAt: string }) => createdAt);
    expect(made).toEqual([...made].sort().reverse());
    const of = ({ id }: GameCard) => body.find((item: { id: string }) => item.id === id);
    expect(of(quiz)).toEqual({
      id: quiz.id,
      title: 'Pub quiz',
      goesAt: null,
      category: 'Science',
      difficulty: quiz.difficulty,
      status: 'completed',
      createdAt: quiz.createdAt,
      startedAt: expect.any(String),
      participantCount: 3,
      winner: 'Countess',
      duration: 6,
      gameCode: quiz.gameCode,
    });
    expect(of(forgotten)).toMatchObject({
      title: 'Forgotten',
      status: 'abandoned',
      startedAt: null,
      winner: null,
      duration: null,
    });
    expect(of(running)).toMatchObject({
      status: 'in_progress',
      startedAt: expect.any(String),
      participantCount: 1,
      winner: null,
      duration: null,
    });
    expect((await get('/api/user/game-history', ada).expect(200)).body).toEqual([]);
  });

  it('list the evenings of whoever played, the newest first, in pages', async () => {
    const { body: all } = await get('/api/user/evenings', bob).expect(200);
    expect(all.nextCursor).toBeNull();
    expect(all.items).toMatchObject([
      { score: 290, position: 1, participantCount: 1 },
      { gameId: quiz.id, title: 'Pub quiz', score: 280, position: 2, participantCount: 3 },
    ]);
    const first = (await get('/api/user/evenings?limit=1', bob).expect(200)).body;
    const rest = (await get(`/api/user/evenings?limit=1&cursor=${first.nextCursor}`, bob).expect(200)).body;
    expect([...first.items, ...rest.items]).toEqual(all.items);
    // whoever leads a game plays none of it
    expect((await get('/api/user/evenings', host).expect(200)).body.items).toEqual([]);
  });

  it('page through the history', async () => {
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const query = new URLSearchParams({ limit: '3', ...(cursor ? { cursor } : {}) });
      const { body, headers } = await get(`/api/user/game-history?${query}`, host).expect(200);
      ids.push(...body.map(({ id }: { id: string }) => id));
      cursor = headers['x-next-cursor'];
    } while (cursor);
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(4);
    expect(ids.at(-1)).toBe(quiz.id);
  });

  it('find games by title, by code and by how they went', async () => {
    const waiting = await night.makeGame(host, { title: 'Not yet' });
    const found = async (query: Record<string, string>) => {
      const { body } = await get(`/api/user/game-history?${new URLSearchParams(query)}`, host).expect(200);
      return body.map(({ title }: { title: string }) => title).sort();
    };
    await until('the list has it', async () => (await found({ state: 'waiting' })).length === 1);
    expect(await found({ q: 'PUB' })).toEqual(['Pub quiz']);
    expect(await found({ q: quiz.gameCode.toLowerCase() })).toEqual(['Pub quiz']);
    expect(await found({ q: '%' })).toEqual([]);
    expect(await found({ state: 'waiting' })).toEqual(['Not yet']);
    expect(await found({ state: 'running' })).toEqual(['Running']);
    expect(await found({ state: 'abandoned' })).toEqual(['Forgotten']);
    expect(await found({ state: 'completed' })).toContain('Pub quiz');
    expect(await found({ state: 'completed', q: 'forgotten' })).toEqual([]);
    await get('/api/user/game-history?state=lost', host).expect(400);
    await night.finish(waiting, host);
  });

  it('put a game away, and take it out again, for its host alone', async () => {
    const listed = async (state?: string) => {
      const { body } = await get(`/api/user/game-history${state ? `?state=${state}` : ''}`, host).expect(200);
      return body.map(({ id }: { id: string }) => id);
    };
    const path = `/api/user/game-history/${quiz.id}/archived`;
    const ask = (method: 'put' | 'delete', { cookie }: Person) =>
      night.api[method](path).set('cookie', cookie);
    await ask('put', ada).expect(404);
    expect(await listed()).toContain(quiz.id);
    for (let time = 1; time <= 2; time += 1) await ask('put', host).expect(204);
    expect(await listed()).not.toContain(quiz.id);
    expect(await listed('completed')).not.toContain(quiz.id);
    expect(await listed('archived')).toEqual([quiz.id]);
    expect((await stats(host)).gamesHosted).toBe(2);
    await ask('delete', ada).expect(404);
    for (let time = 1; time <= 2; time += 1) await ask('delete', host).expect(204);
    expect(await listed('archived')).toEqual([]);
    expect(await listed()).toContain(quiz.id);
    await night.api
      .put('/api/user/game-history/game_nowhere/archived')
      .set('cookie', host.cookie)
      .expect(404);
  });

  it('tell each account what it has earned', async () => {
    const earned = async (person: Person) => {
      const { body } = await get('/api/user/achievements', person).expect(200);
      return body.map(({ achievementType }: { achievementType: string }) => achievementType).sort();
    };
    expect(await earned(host)).toEqual(['first_game_hosted']);
    expect(await earned(ada)).toEqual(['first_game_played', 'first_win', 'perfect_game']);
    expect(await earned(bob)).toEqual(['first_game_played', 'first_win', 'perfect_game']);
    const { body } = await get('/api/user/achievements', host).expect(200);
    expect(body).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        achievementType: 'first_game_hosted',
        achievementName: 'First Game Hosted',
        achievementDescription: expect.any(String),
        badgeIcon: expect.any(String),
        earnedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      },
    ]);
  });

  it.each(['stats', 'game-history', 'evenings', 'achievements'])('show nobody another’s %s', async (what) => {
    expect((await get(`/api/user/${what}`).expect(401)).body.code).toBe('not_signed_in');
    const own = (await get(`/api/user/${what}`, bob).expect(200)).body;
    const asked = await get(`/api/user/${what}?userId=${host.id}`, bob);
    expect(asked.status === 400 || JSON.stringify(asked.body) === JSON.stringify(own)).toBe(true);
  });

  describe('on leaderboards', () => {
    const board = async (query: string) => (await get(`/api/leaderboards?${query}`).expect(200)).body;
    const showName = (person: Person) =>
      night.api
        .post('/api/user/settings')
        .set('cookie', person.cookie)
        .send({ publicName: true })
        .expect(200);

    /** The host plays along, and two guests; of the second question only Ada knows anything. */
    const derby = async () => {
      const game = await night.makeGame(host, { questions: [question(0), question(1)], teamMode: true });
      const adas = await night.join(game, 'Countess', { person: ada, teamName: 'Owls' });
      const bobs = await night.join(game, 'Bob', { person: bob, teamName: 'Owls' });
      const own = await night.join(game, 'Hanna', { person: host, teamName: 'Cats' });
      const guests = [
        await night.join(game, 'Cleo', { teamName: 'Cats' }),
        await night.join(game, 'Dan', { teamName: 'Cats' }),
      ];
      const at = await night.start(game, host);
      await night.answer(game, own, 0, 0, at + 100);
      await night.answer(game, adas, 0, 0, at + 500); // 290 of 300
      await night.answer(game, bobs, 0, 0, at + 1_500); // 280
      for (const guest of guests) await night.answer(game, guest, 0, 3, at + 1_000);
      await night.advance(game, host, 0, at + 2_000);
      await night.answer(game, own, 1, 1, at + 2_100);
      await night.answer(game, adas, 1, 1, at + 2_500); // 290, beside the host
      await night.advance(game, host, 1, at + 3_000);
    };
    /** Alone, of two questions that are open for long. */
    const farm = async () => {
      const farmer = await night.signIn('farmer@example.org', 'Farmer Fred');
      const long = { timeLimit: 120 };
      const game = await night.makeGame(farmer, { questions: [question(0, long), question(1, long)] });
      const seat = await night.join(game, 'Fred', { person: farmer });
      const others = [await night.join(game, 'Idle one'), await night.join(game, 'Idle two')];
      const at = await night.start(game, farmer);
      await night.answer(game, seat, 0, 0, at + 100);
      for (const other of others) await night.answer(game, other, 0, 0, at + 200);
      await night.advance(game, farmer, 0, at + 1_000);
      await night.finish(game, farmer);
      return farmer;
    };
    beforeAll(async () => {
      await showName(host);
      await showName(ada);
      const farmer = await farm();
      await derby();
      await until('both games are read', async () => {
        const [{ gamesHosted }, { totalGamesPlayed }] = await Promise.all([stats(farmer), stats(ada)]);
        return gamesHosted === 1 && totalGamesPlayed === 2;
      });
    });

    it.each(['week', 'all'])('rank accounts for %s, for anyone, named if they want to be', async (period) => {
      expect(await board(`of=players&period=${period}`)).toEqual({
        items: [
          // of the first question 290 of 300: of the second nobody knew but the host
          { position: 1, name: 'Ada', score: 97, games: 1 },
          // 280 of what both questions offered
          { position: 2, name: 'Player', score: 93, games: 1 },
        ],
        nextCursor: null,
      });
    });

    it.each(['week', 'all'])('rank teams for %s by the mean of their members', async (period) => {
      expect(await board(`of=teams&period=${period}`)).toEqual({
        items: [
          { position: 1, name: 'Owls', score: 95, games: 1 },
          { position: 2, name: 'Cats', score: 0, games: 1 },
        ],
        nextCursor: null,
      });
    });

    it.each([
      '',
      'of=players',
      'period=all',
      'of=users&period=all',
      'of=players&period=month',
      'of=players&of=teams&period=all',
      'of[]=players&period=all',
      'of=players&period=all&limit=0',
      'of=players&period=all&limit=201',
      'of=players&period=all&limit=1e1',
      `of=players&period=all&cursor=${'x'.repeat(501)}`,
    ])('refuse to rank "%s"', async (query) => {
      expect((await get(`/api/leaderboards?${query}`).expect(400)).body.code).toBe('validation');
    });

    it.each([
      ['nonsense', 'nonsense'],
      ['another shape', JSON.stringify(['x', 'y'])],
      ['what a release before gave', JSON.stringify([570, '00000000-0000-4000-8000-000000000000', ''])],
      ['SQL', JSON.stringify(["1'; drop table users", "'", "'"])],
    ])('refuse a cursor that is %s', async (_, key) => {
      const cursor = Buffer.from(key).toString('base64url');
      for (const path of [
        '/api/leaderboards?of=players&period=all&',
        '/api/leaderboards?of=teams&period=all&',
        '/api/user/game-history?',
      ])
        expect((await get(`${path}cursor=${cursor}`, host).expect(400)).body.code).toBe('bad_cursor');
    });

    it('share positions, page after page, and leave out whoever is gone', async () => {
      const crowd = await Promise.all(
        [1, 2, 3, 4].map((n) => night.signIn(`crowd${n}@example.org`, `Crowd${n} X`)),
      );
      await quickGame(crowd);
      const whole = async (limit: number) => {
        const entries: Entry[] = [];
        let cursor: string | null = null;
        do {
          const query: string = cursor ? `&cursor=${cursor}` : '';
          const page = await board(`of=players&period=all&limit=${limit}${query}`);
          entries.push(...page.items);
          cursor = page.nextCursor;
        } while (cursor);
        return entries;
      };
      await until('all six are listed', async () => (await whole(50)).length === 6);
      const entries = await whole(50);
      expect(entries.map(({ position }) => position)).toEqual([1, 1, 1, 1, 1, 6]);
      for (const limit of [1, 2, 3, 4]) expect(await whole(limit)).toEqual(entries);
      await night.api.delete('/api/user').set('cookie', ada.cookie).expect(204);
      const left = await whole(2);
      expect(left.map(({ name, position }) => [name, position])).toEqual(
        [1, 1, 1, 1, 5].map((position) => ['Player', position]),
      );
      expect(JSON.stringify(await whole(50))).not.toContain('@');
    });
  });
});
