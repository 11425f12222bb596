import { limits, type NewOverlay } from '@clockbeat/domain';
import { GameNight, type Person } from '../support/game-night.js';

describe('the overlays of a game', () => {
  let night: GameNight;
  let host: Person;
  let other: Person;
  let game: string;
  beforeAll(async () => {
    night = await GameNight.begin();
    host = await night.signIn('host@example.org');
    other = await night.signIn('other@example.org');
  });
  beforeEach(async () => {
    game = (await night.makeGame(host)).id;
  });
  afterAll(() => night?.end());

  const path = (id = game) => `/api/games/${id}/overlays`;
  const make = ({ cookie }: Person = host, id = game) => night.api.post(path(id)).set('cookie', cookie);
  const made = async (): Promise<NewOverlay & { token: string }> => {
    const { body } = await make().expect(201).expect('cache-control', 'no-store');
    return { ...body, token: new URL(body.url).pathname.split('/')[2] };
  };
  const list = ({ cookie }: Person = host, id = game) => night.api.get(path(id)).set('cookie', cookie);
  const takeBack = (id: string, { cookie }: Person = host, of = game) =>
    night.api.delete(`${path(of)}/${id}`).set('cookie', cookie);
  /** Without a cookie: as streaming software does. */
  const look = (token: unknown) => night.api.post('/api/overlays/look').send({ token });

  it('tells an address once, and by its token which game that is', async () => {
    const { url, token, ...listed } = await made();
    expect(url).toMatch(/^http:\/\/[^/]+\/overlay\/[\w-]{22}$/);
    expect((await look(token).expect(200).expect('cache-control', 'no-store')).body).toEqual({
      gameId: game,
    });
    expect((await list().expect(200)).body).toEqual([listed]);
    expect(listed).toEqual({ id: expect.any(String), createdAt: expect.any(String) });
    await takeBack(listed.id).expect(204);
    expect((await look(token).expect(404)).body.code).toBe('unknown_code');
    await takeBack(listed.id).expect(404);
    expect((await list().expect(200)).body).toEqual([]);
  });

  it('are the owner’s alone, and each is of one game', async () => {
    const { id, token } = await made();
    const another = (await night.makeGame(host)).id;
    await make(other).expect(403);
    await list(other).expect(403);
    await takeBack(id, other).expect(403);
    await takeBack(id, host, another).expect(404);
    await make({ ...other, cookie: '' }).expect(401);
    await look(token).expect(200);
  });

  it('are so many and no more, and says so', async () => {
    const all = [];
    for (let nth = 0; nth < limits.overlays; nth += 1) all.push(await made());
    expect((await make().expect(409)).body).toMatchObject({
      code: 'conflict',
      message: 'This game has 5 overlays, as many as it may have. Please take one back first.',
    });
    await takeBack(all[0]?.id ?? '').expect(204);
    await make().expect(201);
  });

  it('are not made for a game that is over; those that there are show its end', async () => {
    const { token } = await made();
    const running = { id: game } as Awaited<ReturnType<GameNight['makeGame']>>;
    await night.start(running, host);
    await night.finish(running, host);
    expect((await make().expect(409)).body.code).toBe('wrong_state');
    await look(token).expect(200);
    expect((await list().expect(200)).body).toHaveLength(1);
  });

  it.each([
    ['no text', 7, 400],
    ['nothing', undefined, 400],
    ['a text of a thousand letters', 'x'.repeat(1_000), 400],
    ['an empty one', '', 404],
    ['a made-up one', 'AAAAAAAAAAAAAAAAAAAAAA', 404],
    ['one with a zero byte', '\u0000'.repeat(22), 404],
  ])('are not looked at by %s', async (_, token, status) => {
    await look(token).expect(status);
  });
});
