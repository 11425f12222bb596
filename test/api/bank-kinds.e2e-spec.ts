import { type GameCard, type LoggedQuestion, type QuestionView } from '@clockbeat/domain';
import { Persistence } from '@clockbeat/persistence';
import { GameNight, type Person } from '../support/game-night.js';

describe('the bank’s questions of other kinds', () => {
  let night: GameNight;
  let host: Person;
  beforeAll(async () => {
    night = await GameNight.begin();
    host = await night.signIn('bank-kinds@example.org', 'Bea Bank');
  });
  afterAll(() => night.end());

  const list = async (query: string, person: Person | null = host, category = 'Afrobeats') => {
    const call = night.api.get(`/api/questions/category/${category}?limit=200${query}`);
    const { body } = await (person === null ? call : call.set('cookie', person.cookie)).expect(200);
    return body as QuestionView[];
  };
  const kindsOf = (questions: readonly { kind?: string }[]): string[] =>
    [...new Set(questions.map(({ kind = 'single' }) => kind))].sort();
  const post = (path: string, body: object) => night.api.post(path).set('cookie', host.cookie).send(body);
  const quick = async (body: object): Promise<GameCard> =>
    (await post('/api/games/quick', body).expect(201)).body.game;
  /** As only the log tells. */
  const askedIn = async (gameId: string): Promise<readonly LoggedQuestion[]> => {
    const [created] = await night.gateway.app.get(Persistence).events.readStream(gameId as never, 0);
    if (created?.type !== 'GameCreated') throw new Error('No game');
    return created.data.questions;
  };
  const rematchOf = async (game: GameCard): Promise<readonly LoggedQuestion[]> => {
    await night.start(game, host);
    await night.finish(game, host);
    const { body } = await post(`/api/games/${game.id}/rematch`, { questions: 'new' }).expect(201);
    return askedIn(body.game.id);
  };

  it('are listed to those who name them, whole for a host', async () => {
    const numbers = await list('&kinds=number');
    expect(kindsOf(numbers)).toEqual(['number']);
    const [{ id, value, band, unit, timeLimit }] = numbers as [QuestionView];
    expect({ id, value, band, unit, timeLimit }).toEqual({
      id: expect.stringMatching(/^fact-/),
      value: expect.any(Number),
      band: expect.any(Number),
      unit: expect.any(String),
      timeLimit: 20,
    });
    const all = await list('&kinds=order,multi');
    expect(kindsOf(all)).toEqual(['multi', 'order']);
    expect(await list('&kinds=order&kinds=multi')).toEqual(all);
    expect(await list('&kinds=typed')).toEqual([]);
  });

  it('tell a visitor nothing of what is right', async () => {
    const [orders, multis, numbers] = [
      await list('&kinds=order', null),
      await list('&kinds=multi', null),
      await list('&kinds=number', null),
    ];
    for (const { options, items } of orders)
      expect({ options, items }).toEqual({ options: options.toSorted(), items: undefined });
    for (const { right } of multis) expect(right).toBeUndefined();
    for (const { value, band, range } of numbers)
      expect([value, band, range]).toEqual([undefined, undefined, undefined]);
  });

  it('are counted where they are named, with and without pictures', async () => {
    const countOf = async (query: string): Promise<number> => {
      const { body } = await night.api.get(`/api/questions/categories${query}`).expect(200);
      return body.items.find(({ category }: { category: string }) => category === 'Afrobeats').count;
    };
    for (const kinds of ['order', 'single,multi,number,order'])
      expect(await countOf(`?kinds=${kinds}`)).toBe((await list(`&kinds=${kinds}`)).length);
    const { body } = await night.api
      .get('/api/questions/by-category?kinds=order')
      .set('cookie', host.cookie)
      .expect(200);
    expect(kindsOf(Object.values(body as Record<string, QuestionView[]>).flat())).toEqual(['order']);
    for (const path of ['categories', 'by-category'])
      await night.api.get(`/api/questions/${path}?kinds=guess`).expect(400);
    const pictured = (query: string) =>
      night.api
        .get(`/api/questions/category/Geography?limit=200&pictures=true${query}`)
        .set('cookie', host.cookie)
        .expect(200);
    const { body: flags } = await pictured('&kinds=single');
    expect(flags.length).toBeGreaterThan(0);
    for (const { media } of flags as QuestionView[]) expect(media?.type).toBe('image/webp');
    expect((await pictured('')).body).toEqual([]);
  });

  it('are not seen, drawn or counted by clients that name none', async () => {
    expect(kindsOf(await list(''))).toEqual(['single']);
    expect(kindsOf(await list('&draw=200'))).toEqual(['single']);
    const { body } = await night.api.get('/api/questions/by-category').set('cookie', host.cookie).expect(200);
    expect(kindsOf(Object.values(body as Record<string, QuestionView[]>).flat())).toEqual(['single']);
    const { body: categories } = await night.api.get('/api/questions/categories').expect(200);
    expect(
      categories.items.find(({ category }: { category: string }) => category === 'Afrobeats').count,
    ).toBe((await list('')).length);
    for (const body of [{ count: 50 }, { category: 'Finance', count: 50 }])
      expect(kindsOf(await askedIn((await quick(body)).id))).toEqual(['single']);
    const { body: solo } = await post('/api/solo-games', { category: 'Sports', count: 50 }).expect(201);
    expect(kindsOf(await askedIn(solo.gameId))).toEqual(['single']);
  });

  it('are drawn for those who name them, with the time that they need', async () => {
    const game = await quick({ kinds: ['number', 'order', 'multi'], count: 30 });
    const asked = await askedIn(game.id);
    expect(kindsOf(asked)).toEqual(['multi', 'number', 'order']);
    for (const { kind, timeLimit } of asked)
      expect([kind, timeLimit]).toEqual([kind, kind === 'order' ? 30 : 20]);
    // one question in twenty is of several right options: fifty may well be without
    const drawn = new Set<string>();
    while (drawn.size < 2)
      for (const kind of kindsOf(await askedIn((await quick({ kinds: ['single', 'multi'], count: 50 })).id)))
        drawn.add(kind);
    expect([...drawn].sort()).toEqual(['multi', 'single']);
    const { body } = await post('/api/solo-games', {
      category: 'Science',
      kinds: ['order'],
      count: 3,
    }).expect(201);
    expect(kindsOf(await askedIn(body.gameId))).toEqual(['order']);
  });

  it.each([
    [{ kinds: [] }, 400],
    [{ kinds: 'number' }, 400],
    [{ kinds: ['number', 'number'] }, 400],
    [{ kinds: ['guess'] }, 400],
    [{ kinds: ['order'], category: 'Afrobeats', count: 50 }, 400],
    [{ kinds: ['cloud'] }, 404],
    [{ kinds: ['number'], fromGameId: 'game_of_nobody' }, 400],
  ])('refuse %j with %d', async (body, status) => {
    await post('/api/games/quick', body).expect(status);
  });

  it('refuse lists of kinds that there are not', async () => {
    for (const kinds of ['guess', 'number,', 'number,number', ''])
      await night.api.get(`/api/questions/category/Afrobeats?kinds=${kinds}`).expect(400);
  });

  it('are chosen one by one by their ids', async () => {
    const [order] = await list('&kinds=order');
    const game = await night.makeGame(host, { questions: [{ id: order?.id }] });
    const [asked] = await askedIn(game.id);
    expect(asked).toMatchObject({
      kind: 'order',
      id: order?.id,
      source: 'bank',
      timeLimit: 30,
      items: order?.items,
    });
    expect(asked?.shown?.toSorted()).toEqual(order?.items?.map((_, index) => index));
  });

  it('are followed by others of their kind in a rematch, and by four options where there are too few', async () => {
    const wanted = { category: 'Geography', difficulty: 'Medium', count: 4 };
    const game = await quick({ ...wanted, kinds: ['multi'] });
    const others = await rematchOf(game);
    expect(kindsOf(others)).toEqual(['multi']);
    const before = (await askedIn(game.id)).map(({ id }) => id);
    for (const { id } of others) expect(before).not.toContain(id);

    const orders = await quick({ category: 'Afrobeats', difficulty: 'Medium', count: 3, kinds: ['order'] });
    const rest = await rematchOf(orders);
    expect(rest).toHaveLength(3);
    expect(new Set(rest.map(({ id }) => id)).size).toBe(3);
    expect(kindsOf(rest)).toEqual(['order', 'single']);
  });

  it('show pictures to those who name kinds, by their hash and without a session', async () => {
    const shown = (questions: readonly { media?: unknown }[]) => questions.filter(({ media }) => media);
    expect(shown(await list('&draw=200', host, 'Geography'))).toEqual([]);
    expect(shown(await list('&q=this%20flag', host, 'Geography'))).toEqual([]);
    const [flag, ...others] = await list('&q=this%20flag&kinds=single', host, 'Geography');
    expect([shown(others).length, flag?.id]).toEqual([others.length, 'flag-ng']);
    const { hash, bytes, alt = '' } = flag?.media ?? {};
    expect(alt).not.toMatch(/nigeria/i);
    const { body } = await night.api.get(`/media/${hash}`).expect('content-type', 'image/webp').expect(200);
    expect(body).toHaveLength(bytes ?? 0);
  });

  it('come with pictures in games drawn for those who name kinds, and a rematch has as many', async () => {
    const shownIn = async (gameId: string): Promise<string[]> =>
      (await askedIn(gameId)).flatMap(({ media, id }) => (media && id ? [id] : []));
    const { id: plain } = await quick({ category: 'Geography', count: 50 });
    expect(await shownIn(plain)).toEqual([]);
    const game = await quick({ category: 'Geography', count: 20, kinds: ['single'] });
    const before = await shownIn(game.id);
    expect(before.length).toBeGreaterThan(0);
    const { id: again } = await quick({ fromGameId: game.id });
    expect(await shownIn(again)).toEqual(before);
    const after = (await rematchOf(game)).flatMap(({ media, id: its }) => (media && its ? [its] : []));
    expect(after).toHaveLength(before.length);
    for (const one of after) expect(before).not.toContain(one);
  });
});
