import type { Page } from '@clockbeat/domain';
import { parseString } from 'fast-csv';
import { GameNight, type Person, question, type SeatedPlayer } from '../support/game-night.js';

interface Item {
  gameId: string;
  version: number;
  type: string;
  data: Record<string, unknown>;
}

describe('the log of a game', () => {
  let night: GameNight;
  let host: Person;
  let game: { id: string; gameCode: string };
  let ada: SeatedPlayer;
  beforeAll(async () => {
    night = await GameNight.begin();
    host = await night.signIn('host@example.org');
    game = await night.makeGame(host, {
      questions: [question(0, { question: 'Comma, "quote"\nand line?' })],
    });
    ada = await night.join(game, '=cmd()');
    const start = await night.start(game, host);
    await night.answer(game, ada, 0, 0, start + 1_000);
    await night.finish(game, host);
  });
  afterAll(() => night?.end());

  const events = (query = '') =>
    night.api.get(`/api/games/${game.id}/events${query}`).set('cookie', host.cookie);
  const types = ['GameCreated', 'PlayerJoined', 'GameStarted', 'AnswerSubmitted', 'GameFinished'];

  it('holds every event, from the first on, and no token', async () => {
    const { body } = await events().expect(200);
    expect(body.items.map(({ type }: Item) => type)).toEqual(types);
    expect(body.items.map(({ version }: Item) => version)).toEqual([1, 2, 3, 4, 5]);
    expect(body.nextCursor).toBeNull();
    const iso = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(body.items[3]).toEqual({
      gameId: game.id,
      version: 4,
      type: 'AnswerSubmitted',
      schema: 1,
      data: {
        commandId: expect.any(String),
        playerId: ada.playerId,
        questionIndex: 0,
        choice: 0,
        responseMs: 1_000,
        msLeft: 19_000,
        isCorrect: true,
        points: 290,
        speedBonus: 190,
        total: 290,
        streak: 1,
        scoringVersion: 1,
      },
      at: iso,
      recordedAt: iso,
      actor: 'player',
    });
    expect(JSON.stringify(body)).not.toContain(ada.token);
  });

  it('comes page by page', async () => {
    const seen: number[] = [];
    let after: string | null = '0';
    for (let page = 0; page < 3 && after !== null; page += 1) {
      const { body }: { body: Page<Item> } = await events(`?after=${after}&limit=2`).expect(200);
      seen.push(...body.items.map(({ version }: Item) => version));
      after = body.nextCursor;
    }
    expect([seen, after]).toEqual([[1, 2, 3, 4, 5], null]);
    expect((await events('?cursor=2&limit=2').expect(200)).body).toMatchObject({
      items: [{ version: 3 }, { version: 4 }],
      nextCursor: '4',
    });
    expect((await events('?cursor=none').expect(400)).body.code).toBe('bad_cursor');
    expect((await events('?after=3&limit=2').expect(200)).body.nextCursor).toBeNull();
    expect((await events('?after=5').expect(200)).body).toEqual({ items: [], nextCursor: null });
    expect((await events('?after=2147483647').expect(200)).body.items).toEqual([]);
  });

  it.each(['after=-1', 'after=x', 'after=1.5', 'after=2147483648', 'limit=0', 'limit=201'])(
    'refuses %s',
    async (query) => {
      await events(`?${query}`).expect(400);
    },
  );

  it('streams as lines', async () => {
    const { text, headers } = await events('?after=1')
      .set('accept', 'application/x-ndjson')
      .buffer(true)
      .expect(200);
    expect(headers['content-type']).toMatch('application/x-ndjson');
    expect(text.endsWith('\n')).toBe(true);
    const { body } = await events('?after=1');
    expect(
      text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual(body.items);
  });

  it('streams as CSV, with the data as JSON', async () => {
    const { text } = await events()
      .set('accept', 'text/csv')
      .expect(200)
      .expect('content-type', /^text\/csv/);
    const rows = await new Promise<Record<string, string>[]>((resolve) => {
      const read: Record<string, string>[] = [];
      parseString(text, { headers: true })
        .on('data', (row: Record<string, string>) => read.push(row))
        .on('end', () => resolve(read));
    });
    const { body } = await events();
    expect(Object.keys(rows[0] ?? {})).toEqual([
      'gameId',
      'version',
      'type',
      'schema',
      'data',
      'at',
      'recordedAt',
      'actor',
    ]);
    expect(
      rows.map((row) => ({
        ...row,
        version: Number(row['version']),
        schema: Number(row['schema']),
        data: JSON.parse(row['data'] ?? ''),
      })),
    ).toEqual(body.items);
  });

  it('is the owner’s alone', async () => {
    const other = await night.signIn('other@example.org');
    for (const accept of ['application/json', 'application/x-ndjson', 'text/csv']) {
      await night.api.get(`/api/games/${game.id}/events`).set('accept', accept).expect(401);
      await events().set('accept', accept).set('cookie', other.cookie).expect(404);
    }
    await night.api
      .get(`/api/games/${game.id}/events`)
      .set('authorization', `Bearer ${ada.token}`)
      .expect(401);
    await night.api.get('/api/games/game_0000000000000000/events').set('cookie', host.cookie).expect(404);
  });

  it('is streamed whole where it is longer than a read, and left alone by who hangs up', async () => {
    const long = await night.makeGame(host);
    await Promise.all(Array.from({ length: 2_100 }, (_, n) => night.join(long, `Player ${n}`)));
    const { text } = await night.api
      .get(`/api/games/${long.id}/events`)
      .set('cookie', host.cookie)
      .set('accept', 'application/x-ndjson')
      .buffer(true);
    const versions = text
      .trimEnd()
      .split('\n')
      .map((line): number => JSON.parse(line).version);
    expect(versions).toEqual(Array.from({ length: 2_101 }, (_, n) => n + 1));

    const hangUp = new AbortController();
    const response = await fetch(`${night.gateway.url}/api/games/${long.id}/events`, {
      headers: { cookie: host.cookie, accept: 'application/x-ndjson' },
      signal: hangUp.signal,
    });
    await response.body?.getReader().read();
    hangUp.abort();
    await events().expect(200);
  });
});
