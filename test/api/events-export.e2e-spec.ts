import { GameId } from '@clockbeat/domain';
import { EventStore } from '@clockbeat/persistence';
import { parseString } from 'fast-csv';
import { parquetReadObjects } from 'hyparquet';
import { GameNight, type Person, type SeatedPlayer } from '../support/game-night.js';
import { listsFollowed } from '../support/live/lists-followed.js';
import { until } from '../support/live/until.js';
import { runCli } from '../support/run-cli.js';

interface Row {
  gameId: string;
  version: number;
  type: string;
  schema: number;
  at: string;
  recordedAt: string;
  actor: string;
  data: Record<string, unknown>;
  cursor: string;
}

describe('the export of events', () => {
  let night: GameNight;
  let host: Person;
  let other: Person;
  let analyst: Person;
  let games: { id: string }[];
  let running: { id: string };
  let othersGame: { id: string };
  let ada: SeatedPlayer;
  /** Each game ends later than the one before. */
  let played = 0;

  const play = async (owner: Person, names: readonly string[]) => {
    const game = await night.makeGame(owner);
    const seats = [];
    for (const name of names)
      seats.push(await night.join(game, name, { person: name === 'Ada L.' ? other : null }));
    const start = await night.start(game, owner);
    played += 1;
    for (const seat of seats) await night.answer(game, seat, 0, 0, start + 1_000 + played * 500);
    await night.finish(game, owner);
    return { game, seats };
  };
  const rate = (game: { id: string }, { token }: SeatedPlayer, stars: number) =>
    night.api
      .post(`/api/games/${game.id}/rating`)
      .set('authorization', `Bearer ${token}`)
      .send({ stars })
      .expect(204);
  const followed = () => listsFollowed(night.gateway);

  beforeAll(async () => {
    night = await GameNight.begin({ ANALYST_EMAILS: 'Analyst@example.org' });
    host = await night.signIn('host@example.org');
    other = await night.signIn('other@example.org');
    analyst = await night.signIn('analyst@example.org');
    const first = await play(host, ['Ada L.', '=cmd()']);
    ada = first.seats[0] as SeatedPlayer;
    const second = await play(host, ['Ada L.', 'Bo']);
    games = [first.game, second.game];
    ({ game: othersGame } = await play(other, ['Cleo']));
    running = await night.makeGame(host);
    await night.join(running, 'Dan');
    await followed();
  });
  afterAll(() => night?.end());

  const ask = (query: string, { cookie }: Person = host) =>
    night.api.get(`/api/analytics/events${query}`).set('cookie', cookie);
  const rowsOf = (text: string): Row[] =>
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line));
  const read = async (query: string, as: Person = host): Promise<Row[]> => {
    const { text } = await ask(query, as)
      .buffer(true)
      .expect(200)
      .expect('content-type', 'application/x-ndjson');
    return rowsOf(text);
  };
  const gamesIn = (rows: readonly Row[]): string[] => [...new Set(rows.map(({ gameId }) => gameId))];
  const idsOf = (of: readonly { id: string }[]): string[] => of.map(({ id }) => id);

  it('has a host’s games whole, as they are stored, in the order of their ends, and none that runs', async () => {
    const rows = await read('');
    expect(gamesIn(rows)).toEqual(idsOf(games));
    for (const { id } of games) {
      const own = rows.filter(({ gameId }) => gameId === id);
      const events = await night.gateway.app.get(EventStore).readStream(GameId(id), 0);
      expect(own).toEqual(
        events.map(({ at, recordedAt, ...event }) => ({
          ...event,
          at: new Date(at).toISOString(),
          recordedAt: new Date(recordedAt).toISOString(),
          cursor: expect.stringMatching(/^c[\w-]{59}$/),
        })),
      );
    }
    expect(rows.map(({ data }) => data['name']).filter(Boolean)).toEqual([
      'Ada L.',
      '=cmd()',
      'Ada L.',
      'Bo',
    ]);
  });

  it('comes compressed to who asks for it, and is the same', async () => {
    const plain = await ask('').set('accept-encoding', 'identity').buffer(true).expect(200);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    for (const [format, encoding] of [
      ['ndjson', 'gzip'],
      ['csv', 'gzip'],
      ['parquet', undefined],
    ]) {
      const { headers } = await ask(`?format=${format}`)
        .set('accept-encoding', 'gzip')
        .buffer(true)
        .expect(200);
      expect([format, headers['content-encoding']]).toEqual([format, encoding]);
    }
    const packed = await ask('').set('accept-encoding', 'gzip').buffer(true).expect(200);
    const withoutCursor = (text: string) => rowsOf(text).map(({ cursor: _, ...row }) => row);
    expect(withoutCursor(packed.text)).toEqual(withoutCursor(plain.text));
  });

  it.each(['formt=csv', 'form=2026-01-01', 'game[]=x', 'scope=all&until=2026-01-01'])(
    'refuses a parameter that it does not know, rather than to give more than was meant: %s',
    async (query) => {
      const { body } = await ask(`?${query}`, analyst).expect(400);
      const [name] = /[a-z[\]]+(?==[^=]*$)/.exec(query) ?? [];
      expect(body).toMatchObject({ code: 'validation', message: [`${name} is not a known parameter`] });
    },
  );

  it('has one game of mine, though it runs', async () => {
    expect(gamesIn(await read(`?game=${running.id}`))).toEqual([running.id]);
    expect((await read(`?game=${games[0]?.id}`)).length).toBeGreaterThan(5);
  });

  it('has all that has ended for an analyst, with nobody’s name or id', async () => {
    const rows = await read('?scope=all', analyst);
    expect(gamesIn(rows)).toEqual(idsOf([...games, othersGame]));
    const text = JSON.stringify(rows.map(({ data }) => data));
    for (const secret of ['Ada L.', '"Bo"', '"Cleo"', '=cmd()', host.id, other.id, ada.playerId, 'commandId'])
      expect(text).not.toContain(secret);
    const joins = rows.filter(({ type }) => type === 'PlayerJoined');
    const accounts = joins.map(({ data }) => data['userId']);
    expect(accounts).toEqual([expect.stringMatching(/^u_[\w-]{16}$/), null, accounts[0], null, null]);
    for (const { data } of joins) {
      expect(data['name']).toMatch(/^Player [A-Za-z0-9]{6}$/);
      expect(data['playerId']).toMatch(/^p_[\w-]{16}$/);
    }
    const answers = rows.filter(({ type }) => type === 'AnswerSubmitted');
    expect(answers.map(({ data }) => data['playerId'])).toEqual(joins.map(({ data }) => data['playerId']));
  });

  it('has the same pseudonyms when it goes on, and others in another export', async () => {
    const all = await read('?scope=all', analyst);
    const parts: Row[] = [];
    for (let cursor = ''; ; ) {
      const part = await read(`?scope=all&limit=4${cursor}`, analyst);
      parts.push(...part);
      if (part.length < 4) break;
      cursor = `&cursor=${part.at(-1)?.cursor}`;
    }
    const withoutCursor = (rows: readonly Row[]) => rows.map(({ cursor: _, ...row }) => row);
    const players = (rows: readonly Row[]) => rows.map(({ data }) => data['playerId']).filter(Boolean);
    const more = await read(`?scope=all&cursor=${parts[6]?.cursor}`, analyst);
    expect(withoutCursor(more)).toEqual(withoutCursor(parts.slice(7)));
    expect(parts.map(({ gameId, version }) => [gameId, version])).toEqual(
      all.map(({ gameId, version }) => [gameId, version]),
    );
    expect(players(all).filter((id) => players(parts).includes(id))).toEqual([]);
  });

  it('goes on with what has ended since, and what was said of it later', async () => {
    const [first] = games as [{ id: string }];
    const before = (await read('?scope=all', analyst)).at(-1)?.cursor;
    const { game } = await play(host, ['Eve']);
    await rate(first, ada, 4);
    games.push(game);
    const since = () => read(`?scope=all&cursor=${before}`, analyst);
    await until('both can be read', async () => (await since()).length === 6);
    const rows = await since();
    expect(rows.map(({ gameId, type }) => [gameId, type]).slice(-2)).toEqual([
      [game.id, 'GameFinished'],
      [first.id, 'GameRated'],
    ]);
    await followed();
  });

  it('has what ended in a time', async () => {
    const rows = await read('');
    const ends = rows.filter(({ type }) => type === 'GameFinished').map(({ at }) => at);
    const query = `?from=${ends[1]}&to=${ends[2]}`;
    expect(gamesIn(await read(query))).toEqual([games[1]?.id]);
  });

  describe('its extent', () => {
    const extent = async (query: string, as: Person = host) =>
      (await ask(`/extent${query}`, as).expect(200)).body;

    it('is what the export holds', async () => {
      const ends = (await read('')).filter(({ type }) => type === 'GameFinished').map(({ at }) => at);
      for (const [query, as] of [
        ['', host],
        [`?from=${ends[1]}`, host],
        [`?from=${ends[1]}&to=${ends[2]}`, host],
        ['?scope=all', analyst],
        [`?game=${games[0]?.id}`, host],
        [`?game=${running.id}`, host],
        [`?game=${othersGame.id}`, analyst],
      ] as const) {
        const rows = await read(query, as);
        expect(rows.length).toBeGreaterThan(0);
        expect([query, await extent(query, as)]).toEqual([
          query,
          {
            scopes: as === analyst ? ['mine', 'all'] : ['mine'],
            games: gamesIn(rows).length,
            events: rows.length,
            more: false,
          },
        ]);
      }
      expect(await extent('?to=2020-01-01')).toEqual({ scopes: ['mine'], games: 0, events: 0, more: false });
    });

    it('is told to nobody who may not have it, and to nobody for what it does not know', async () => {
      await night.api.get('/api/analytics/events/extent').expect(401);
      await ask('/extent?scope=all').expect(403);
      await ask('/extent?from=yesterday').expect(400);
      await ask(`/extent?game=${othersGame.id}`).expect(404);
      await ask(`/extent?game=${running.id}`, analyst).expect(404);
      await ask('/extent?game=game_0000000000000000', analyst).expect(404);
      const { body } = await ask('/extent?format=csv').expect(400);
      expect(body.message).toEqual(['format is not a known parameter']);
    });
  });

  it('is the same as CSV and as Parquet', async () => {
    const rows = await read('');
    const csv = await ask('?format=csv')
      .expect(200)
      .expect('content-type', /^text\/csv/);
    const parsed = await new Promise<Record<string, string>[]>((resolve) => {
      const seen: Record<string, string>[] = [];
      parseString(csv.text, { headers: true })
        .on('data', (row: Record<string, string>) => seen.push(row))
        .on('end', () => resolve(seen));
    });
    expect(
      parsed.map((row) => ({
        ...row,
        version: Number(row['version']),
        schema: Number(row['schema']),
        data: JSON.parse(row['data'] ?? ''),
      })),
    ).toEqual(rows);

    const { body } = await ask('?format=parquet')
      .buffer(true)
      .parse((response, done) => {
        const chunks: Buffer[] = [];
        response
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () => done(null, Buffer.concat(chunks)));
      })
      .expect(200)
      .expect('content-type', 'application/vnd.apache.parquet')
      .expect('content-disposition', 'attachment; filename="events.parquet"');
    const bytes: Buffer = body;
    const file = new Uint8Array(bytes).buffer;
    const table = await parquetReadObjects({ file });
    expect(JSON.parse(JSON.stringify(table))).toEqual(rows);
  });

  it('is empty, in every format, where there is nothing', async () => {
    const nobody = await night.signIn('nobody@example.org');
    expect(await read('', nobody)).toEqual([]);
    const { text } = await ask('?format=csv', nobody).expect(200);
    expect(text).toBe('gameId,version,type,schema,at,recordedAt,actor,data,cursor\n');
    const response = await fetch(`${night.gateway.url}/api/analytics/events?format=parquet`, {
      headers: { cookie: nobody.cookie },
    });
    expect(await parquetReadObjects({ file: await response.arrayBuffer() })).toEqual([]);
  });

  it('gives a stranger nothing, a host no game of others, an analyst no running one', async () => {
    await night.api.get('/api/analytics/events').expect(401);
    await ask('?scope=all').expect(403);
    await ask(`?game=${othersGame.id}`).expect(404);
    await ask(`?game=${running.id}`, analyst).expect(404);
    await ask('?game=game_0000000000000000', analyst).expect(404);
    expect(await read('', analyst)).toEqual([]);
    const seen = JSON.stringify(await read(`?game=${games[0]?.id}`, analyst));
    expect(seen).not.toContain('Ada L.');
    expect(seen).not.toContain(ada.playerId);
  });

  it('shows an analyst the log of a finished game, with the same pseudonyms on every page', async () => {
    const path = `/api/games/${games[0]?.id}/events`;
    const page = (query: string) =>
      night.api.get(`${path}${query}`).set('cookie', analyst.cookie).expect(200);
    const [all, one, two] = [await page(''), await page('?limit=3'), await page('?after=3&limit=200')];
    expect([...one.body.items, ...two.body.items]).toEqual(all.body.items);
    expect(JSON.stringify(all.body)).not.toContain('Ada L.');
    await night.api.get(`/api/games/${running.id}/events`).set('cookie', analyst.cookie).expect(404);
  });

  describe('at the command line', () => {
    const events = (...words: string[]) =>
      runCli('events', ['export', ...words], {
        DATABASE_URL: night.database.url,
        SESSION_SECRET: 'the secret of all gateways under test',
      });

    it('has what an analyst has, and names only where they are asked for', async () => {
      const all = await read('?scope=all', analyst);
      const { code, output } = await events();
      const rows = rowsOf(output);
      expect(code).toBe(0);
      expect(rows.map(({ gameId, version }) => [gameId, version])).toEqual(
        all.map(({ gameId, version }) => [gameId, version]),
      );
      expect(output).not.toContain('Ada L.');
      const rest = await events('--cursor', rows[4]?.cursor ?? '');
      expect(rest.output.split('\n')).toEqual(output.split('\n').slice(5));
      const named = await events('--names', '--game', running.id);
      expect(
        rowsOf(named.output)
          .map(({ data }) => data['name'])
          .filter(Boolean),
      ).toEqual(['Dan']);
    });

    it.each([
      [['--format', 'xml'], /^--format must be ndjson, csv, parquet, not "xml"\n$/],
      [['--from', 'today'], /^--from must be a time like/],
      [['--cursor', 'x'], /^cursor must be that of an event/],
      [['--game', 'game_0000000000000000'], /^There is no game game_0000000000000000\.\n$/],
      [['more'], /^npm run events -- export/],
    ])('says what is wrong with %j', async (words, told) => {
      expect(await events(...words)).toMatchObject({
        code: 1,
        output: '',
        errors: expect.stringMatching(told),
      });
    });
  });

  it('refuses a cursor that it has not given, or that a release before has', async () => {
    const [row] = await read('?limit=1');
    const { cursor = '' } = row ?? {};
    const changed = `${cursor.slice(0, 5)}${cursor[5] === 'A' ? 'B' : 'A'}${cursor.slice(6)}`;
    for (const other of ['x', 'cAAAA', changed, `c${'A'.repeat(35)}`, `c${'A'.repeat(59)}`])
      expect((await ask(`?cursor=${other}`).expect(400)).body.code).toBe('bad_cursor');
  });

  it.each([
    'format=xml',
    'scope=everything',
    'from=yesterday',
    'to=2026-13-01',
    'from=2026-W47',
    'to=2026-325',
    'limit=0',
    'limit=x',
    'game=a&game=b',
  ])('refuses %s', async (query) => {
    await ask(`?${query}`).expect(400);
  });
});
