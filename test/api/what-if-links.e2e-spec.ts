import { type NewWhatIfLink, type OtherRules, otherRulesLimits, type SharedWhatIf } from '@clockbeat/domain';
import { EventStore, Persistence } from '@clockbeat/persistence';
import { PlayedGame } from '../support/api/played-game.js';
import type { Person } from '../support/game-night.js';

const rekeyed: OtherRules = { rekey: [{ questionIndex: 0, answer: 1 }] };

/** Ada 560 (270, 290, wrong), Bob 550 (wrong with B after 5 s, 290, 260), both Owls; the formula nothing. */
describe('a finished game by other rules, shared by a link', () => {
  let played: PlayedGame;
  beforeAll(async () => {
    played = await PlayedGame.play();
  });
  afterAll(() => played?.night.end());

  const path = (id = played.game.id) => `/api/games/${id}/what-if/links`;
  const make = (rules: object = rekeyed, { cookie }: Person = played.host, id = played.game.id) =>
    played.night.api.post(path(id)).set('cookie', cookie).send(rules);
  const made = async (rules: object = rekeyed): Promise<NewWhatIfLink & { secret: string }> => {
    const { body } = await make(rules).expect(201);
    return { ...body, secret: new URL(body.url).hash.slice(1) };
  };
  const list = ({ cookie }: Person = played.host) => played.night.api.get(path()).set('cookie', cookie);
  const takeBack = (id: string, { cookie }: Person = played.host, game = played.game.id) =>
    played.night.api.delete(`${path(game)}/${id}`).set('cookie', cookie);
  /** Without a cookie: anybody. */
  const open = (secret: unknown) => played.night.api.post('/api/what-if/shared').send({ secret });
  const takeAllBack = async (): Promise<void> => {
    for (const { id } of (await list().expect(200)).body) await takeBack(id).expect(204);
  };

  it('waits for the end', async () => {
    expect((await make().expect(409)).body.code).toBe('wrong_state');
    await played.finish();
  });

  it('tells anybody both tables, and the rules, and nothing that is the host’s', async () => {
    const { url, secret, ...link } = await made();
    expect(new URL(url).pathname).toBe('/what-if');
    expect(secret).toMatch(/^[\w-]{22}$/);
    const response = await open(secret).expect(200).expect('cache-control', 'no-store');
    const told: SharedWhatIf = response.body;
    expect(told).toEqual({
      title: 'Quiz night',
      participantCount: 3,
      scoring: 'classic',
      rules: rekeyed,
      ruled: [{ questionIndex: 0, question: expect.any(String), options: expect.any(Array) }],
      counted: { was: 3, is: 3 },
      changed: 2,
      higher: 1,
      lower: 1,
      players: [
        { name: 'Bob', teamName: 'Owls', was: { position: 2, score: 550 }, is: { position: 1, score: 800 } },
        { name: 'Ada', teamName: 'Owls', was: { position: 1, score: 560 }, is: { position: 2, score: 290 } },
        {
          name: '=1+1',
          teamName: '@SUM(A1)',
          was: { position: 3, score: 0 },
          is: { position: 3, score: 0 },
        },
      ],
      teams: expect.any(Array),
      unknown: ['answers'],
    });
    expect(told.ruled[0]?.options).toHaveLength(4);
    for (const hidden of [played.game.id, played.ada.playerId, played.host.id, 'host@example.org'])
      expect(response.text).not.toContain(hidden);
    expect((await list().expect(200)).body).toEqual([link]);
    expect(link).toEqual({ id: link.id, rules: rekeyed, createdAt: expect.any(String) });
  });

  it('keeps of what stands in a link its hash alone', async () => {
    const { secret } = await made();
    const { rows } = await played.night.gateway.app
      .get(Persistence)
      .pool.query('select l::text as row from what_if_links l');
    for (const { row } of rows) expect(row).not.toContain(secret);
  });

  it('reads the log once for all who look within a minute', async () => {
    const { secret } = await made({ best: 1 });
    const read = jest.spyOn(played.night.gateway.app.get(EventStore), 'readStream');
    try {
      const looks = await Promise.all(Array.from({ length: 12 }, () => open(secret).expect(200)));
      expect(new Set(looks.map(({ text }) => text)).size).toBe(1);
      const reads = read.mock.calls.length;
      expect(reads).toBeGreaterThan(0);
      await open(secret).expect(200);
      expect(read.mock.calls).toHaveLength(reads);
    } finally {
      read.mockRestore();
    }
  });

  it('leads nowhere once it is taken back, also for those who have just looked', async () => {
    const [link, another] = [await made(), await made()];
    await open(link.secret).expect(200);
    await takeBack(link.id).expect(204);
    const { body } = await open(link.secret).expect(404);
    expect(body).toMatchObject({
      code: 'unknown_code',
      message: 'This link leads nowhere any more. Please ask whoever sent it for a new one.',
    });
    await takeBack(link.id).expect(404);
    await open(another.secret).expect(200);
  });

  it('is one of ten at most, and says so', async () => {
    await takeAllBack();
    const links = [];
    for (let nth = 0; nth < otherRulesLimits.links; nth += 1) links.push(await made());
    const { body } = await make().expect(409);
    expect(body).toMatchObject({
      code: 'conflict',
      message: 'This game has 10 links, as many as it may have. Please take one back first.',
    });
    expect((await list().expect(200)).body).toHaveLength(otherRulesLimits.links);
    await takeBack(links[0]?.id ?? '').expect(204);
    await made();
    await takeAllBack();
  });

  it.each<[string, object, number, string]>([
    ['rules that change nothing', {}, 400, 'validation'],
    ['rules that drop no question', { drop: [] }, 400, 'validation'],
    ['a scoring that there is not', { scoring: 'golf' }, 400, 'validation'],
    ['a question that was never asked', { drop: [40] }, 400, 'never_asked'],
    [
      'two wishes for one question',
      { drop: [0], rekey: [{ questionIndex: 0, answer: 1 }] },
      400,
      'validation',
    ],
  ])('is not made of %s', async (_, rules, status, code) => {
    expect((await make(rules).expect(status)).body.code).toBe(code);
    expect((await list().expect(200)).body).toEqual([]);
  });

  it.each([
    ['no text', 7, 400],
    ['nothing', undefined, 400],
    ['a text of a thousand letters', 'x'.repeat(1_000), 400],
    ['an empty one', '', 404],
    ['a made-up one', 'AAAAAAAAAAAAAAAAAAAAAA', 404],
    ['one with a zero byte', '\u0000'.repeat(22), 404],
  ])('is not opened by %s', async (_, secret, status) => {
    await open(secret).expect(status);
  });

  it('is its host’s alone to make, to see and to take back', async () => {
    const { id } = await made();
    for (const person of [played.stranger, played.bob]) {
      await make(rekeyed, person).expect(403);
      await list(person).expect(403);
      await takeBack(id, person).expect(403);
    }
    // nor is it another game's
    const own = await played.night.makeGame(played.stranger);
    await takeBack(id, played.stranger, own.id).expect(404);
    await played.night.api.get(path()).expect(401);
    await make(rekeyed, played.host, 'game_0000000000000000').expect(404);
    expect((await list().expect(200)).body).toHaveLength(1);
  });

  it('of a newer release, whose rules this one does not know, leads nowhere and can be taken back', async () => {
    await takeAllBack();
    const { id, secret } = await made();
    await played.night.gateway.app
      .get(Persistence)
      .pool.query(`update what_if_links set rules = '{"scoring": "golf"}' where id = $1`, [id]);
    await open(secret).expect(404);
    expect((await list().expect(200)).body).toMatchObject([{ id, rules: {} }]);
    await takeBack(id).expect(204);
  });

  it('leads nowhere as long as its host is suspended', async () => {
    const { secret } = await made();
    await open(secret).expect(200);
    const { pool } = played.night.gateway.app.get(Persistence);
    await pool.query(
      `insert into suspensions (user_id, reason, suspended_by, suspended_at) values ($1, 'abuse', $1, now())`,
      [played.host.id],
    );
    await open(secret).expect(404);
    await pool.query('delete from suspensions where user_id = $1', [played.host.id]);
    await open(secret).expect(200);
  });

  it('ends with the account of its host', async () => {
    const { secret } = await made();
    await open(secret).expect(200);
    await played.night.api.delete('/api/user').set('cookie', played.host.cookie).expect(204);
    await open(secret).expect(404);
  });
});
