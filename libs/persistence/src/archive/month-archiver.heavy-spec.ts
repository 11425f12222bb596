import { readdirSync, renameSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { GameId } from '@clockbeat/domain';
import type pg from 'pg';
import { type ArchiveTest, openArchiveTest } from '../../test-support/archived-nights.js';
import { created } from '../../test-support/events.js';
import { insertEvents } from '../../test-support/random-nights.js';
import { appendOn } from '../../test-support/store.js';
import { gamesProjection } from '../games/games.projection.js';
import { connectPersistence, isUnavailable, type Persistence } from '../index.js';
import { firstMonth, monthBefore, monthNamed } from '../months/month.js';
import { projections } from '../projections/all-projections.js';
import { beginRebuild } from '../projections/rebuild.js';
import { GameVerifier } from '../verify/verify-game.js';
import { ArchiveUnavailable } from './archive-unavailable.js';
import type { ArchiveOptions, ArchiveStep } from './month-archiver.js';
import { NotArchivable } from './not-archivable.js';

let test: ArchiveTest;
beforeEach(async () => {
  test = await openArchiveTest();
});
afterEach(() => test.close());

const now = Date.UTC(2026, 5);
const archive = (options: Partial<ArchiveOptions> = {}) =>
  test.store.archiver.archive(test.month.name, { now, rowsPerFile: 300, ...options });
const ask = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
  (await test.store.pool.query<Row>(text, values)).rows;
/** Every column of every event in the table, as text. */
const table = () =>
  ask<{ row: string }>('select e::text as row from events e order by game_id collate "C", version');
const rowsOf = async (tables: readonly string[]) => {
  const rows: Record<string, string[]> = {};
  for (const name of tables)
    rows[name] = (await ask<{ row: string }>(`select t::text as row from ${name} t`))
      .map(({ row }) => row)
      .sort();
  return rows;
};
const withTables = projections.filter(({ tables }) => tables.length > 0);
const readModels = () => rowsOf(withTables.flatMap(({ tables }) => tables));
/** The longest first. */
const gameIds = (): GameId[] =>
  [...test.nights].sort((a, b) => b.events.length - a.events.length).map(({ gameId }) => gameId);

/** All that can be read of the games, by every way that there is. */
const told = async ({ events, exports }: Persistence = test.store) => {
  const logs: Record<string, unknown> = {};
  for (const gameId of gameIds()) {
    logs[gameId] = await events.readStored(gameId, 0, 100_000);
    logs[`${gameId} in pages`] = [
      await events.readStored(gameId, 0, 7),
      await events.readStored(gameId, 7, 7),
    ];
  }
  const exported: unknown[] = [];
  const everything = { hostId: null, from: null, to: null };
  for await (const page of exports.released(everything, { transactionId: '0', position: '0', version: 0 }))
    exported.push(...page);
  return { logs, exported, heads: await events.heads(gameIds(), 1) };
};
const differences = async (store = test.store): Promise<(string | null | undefined)[]> => {
  const verifier = new GameVerifier(store);
  const found = [];
  for (const gameId of gameIds()) found.push((await verifier.verify(gameId))?.difference);
  return found.filter((difference) => difference !== null);
};

it('leaves in the table what statements look for there, tells every game as before, and brings all of it back', async () => {
  const [before, rows, models] = [await told(), await table(), await readModels()];
  const archived = await archive();
  expect(archived).toMatchObject({ month: '2026-03', games: test.nights.length, events: rows.length });
  expect(archived.files.length).toBeGreaterThan(1);
  expect((await table()).length).toBeLessThan(rows.length / 2);
  expect(await told()).toEqual(before);
  expect(await differences()).toEqual([]);
  expect(await test.store.archiver.verify(archived)).toBeNull();
  for (const { name } of withTables) await test.store.projections.rebuild(name);
  expect(await readModels()).toEqual(models);

  await test.store.archiver.restore('2026-03');
  expect(await table()).toEqual(rows);
  expect(await test.store.archiver.list()).toEqual([]);
  expect(await told()).toEqual(before);
  expect((await archive()).files).toEqual(archived.files);
});

it('takes what follows in archived games, and makes of it what it would have made', async () => {
  await archive();
  await test.storeLater();
  await test.caughtUp();
  const models = await readModels();
  expect(await differences()).toEqual([]);
  for (const { name } of withTables) await test.store.projections.rebuild(name);
  expect(await readModels()).toEqual(models);
  await test.store.archiver.restore('2026-03');
  for (const { name } of withTables) await test.store.projections.rebuild(name);
  expect(await readModels()).toEqual(models);
});

it('says of archived games whose their newest events are, as far as they are in the log', async () => {
  const heads = async () => [...(await test.store.events.heads(gameIds(), 16))];
  await test.storeLater();
  await test.caughtUp();
  const before = await heads();
  await archive();
  let some = 0;
  for (const [index, [gameId, { commandIds, ...head }]] of (await heads()).entries()) {
    const [, { commandIds: all = [], ...same } = {}] = before[index] ?? [];
    expect([gameId, head]).toEqual([gameId, same]);
    expect(commandIds.length).toBeGreaterThan(0);
    expect(all.slice(0, commandIds.length)).toEqual(commandIds);
    if (commandIds.length > 1 && commandIds.length < all.length) some += 1;
  }
  expect(some).toBeGreaterThan(0);
});

it('throws where events of an archived game are nowhere', async () => {
  await archive();
  await test.storeLater();
  const [gameId] = await ask<{ id: GameId }>(
    `select game_id as id from events where type = 'GameRated' limit 1`,
  ).then((rows) => rows.map(({ id }) => id));
  await ask(
    `delete from events where game_id = $1 and type = 'GameRated' and version < (
    select max(version) from events where game_id = $1)`,
    gameId,
  );
  await expect(test.store.events.readStream(gameId ?? GameId(''), 0)).rejects.toThrow(
    'neither in the log nor',
  );
});

it('takes what lies before all months as one', async () => {
  await test.close();
  test = await openArchiveTest({}, monthBefore(firstMonth.from));
  const [before, rows] = [await told(), await table()];
  expect(await test.store.archiver.waiting(Date.UTC(2026, 5), 5)).toEqual(['before-months']);
  expect(await test.store.archiver.waiting(Date.UTC(2026, 5), 6)).toEqual([]);
  expect(await archive()).toMatchObject({ month: 'before-months', games: test.nights.length });
  expect((await table()).length).toBeLessThan(rows.length / 2);
  expect(await told()).toEqual(before);
  await test.store.archiver.restore('before-months');
  expect(await table()).toEqual(rows);
});

it.each(['written', 'compared', 'kept', 'swapped', 'archived'] as const)(
  'loses nothing when it is stopped once it has %s, and can be run again',
  async (stop) => {
    const before = await told();
    const onStep = (step: ArchiveStep) => {
      if (step === stop) throw new Error(`stopped at ${step}`);
    };
    await expect(archive({ onStep })).rejects.toThrow(`stopped at ${stop}`);
    expect(await told()).toEqual(before);
    const isDone = stop === 'archived';
    expect(await test.store.archiver.list()).toHaveLength(isDone ? 1 : 0);
    if (isDone) await expect(archive()).rejects.toThrow('it is archived');
    else expect((await archive()).games).toBe(test.nights.length);
    expect(await told()).toEqual(before);
    expect(await ask(`select from pg_namespace where nspname = 'archiving'`)).toEqual([]);
  },
);

it('loses nothing when its connection breaks in the transaction that counts', async () => {
  const before = await told();
  const killed = archive({
    onStep: (step) => {
      if (step === 'swapped')
        void test.store.pool.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where application_name = 'clockbeat archive' and datname = current_database()`,
        );
    },
  });
  // either it was there in time, or it was not
  await killed.catch(() => undefined);
  expect(await told()).toEqual(before);
  if ((await test.store.archiver.list()).length === 0) await archive();
  expect(await told()).toEqual(before);
});

it('tells no game with holes on a gateway that has not heard of it, nor while it comes back', async () => {
  const other = await connectPersistence({ url: test.url, poolSize: 2, archive: { folder: test.folder } });
  try {
    const before = await told(other);
    // it has a list of months, and this one is not in it
    await ask(
      `insert into archived_months (month, from_id, to_id, files, games, events, kept)
       values ('2020-01', 'a', 'b', '[]', 0, 0, 0)`,
    );
    const longest = test.nights.find(({ gameId }) => gameId === gameIds()[0]);
    const events = longest?.events
      .filter(({ version }) => version !== 2)
      .map((event) => ({ ...event, gameId: 'game_holed00000000000' }));
    await ask(insertEvents, JSON.stringify(events));
    expect(await other.events.readStream(GameId('game_holed00000000000'), 0)).toHaveLength(
      events?.length ?? 0,
    );
    await ask(`delete from events where game_id = 'game_holed00000000000'`);
    await archive();
    expect(await told(other)).toEqual(before);
    await test.store.archiver.restore('2026-03');
    expect(await told(other)).toEqual(before);
    await archive();
    let isOver = false;
    const restoring = test.store.archiver.restore('2026-03').finally(() => {
      isOver = true;
    });
    do expect(await told(other)).toEqual(before);
    while (!isOver);
    await restoring;
    expect(await told(other)).toEqual(before);
  } finally {
    await other.close();
  }
});

it('finds the files of a month that came back, went on and went again, when those of before are gone', async () => {
  const other = await connectPersistence({ url: test.url, poolSize: 2, archive: { folder: test.folder } });
  try {
    const { files } = await archive();
    // it remembers the list, and one of the files
    await other.events.readStream(gameIds()[0] ?? GameId(''), 0);
    await test.store.archiver.restore('2026-03');
    await test.storeLater();
    await test.caughtUp();
    const before = await told();
    const names = (await archive()).files.map(({ name }) => name);
    for (const { name } of files) if (!names.includes(name)) rmSync(join(test.folder, name));
    expect(await told(other)).toEqual(before);
  } finally {
    await other.close();
  }
});

it('deletes the files of a month that came back, later, and none that a month names', async () => {
  const { archiver } = test.store;
  const inFolder = () => readdirSync(test.folder).sort();
  const { files } = await archive();
  const names = files.map(({ name }) => name).sort();
  await archiver.restore('2026-03');
  const [since] = await ask<{ at: Date }>(`select min(since) as at from unused_archive_files`);
  expect(await archiver.deleteUnused(since?.at ?? new Date(0))).toBe(0);
  // written again as they were, then with more in the last of them
  await archive();
  expect(await archiver.deleteUnused(new Date(Date.now() + 60_000))).toBe(0);
  await archiver.restore('2026-03');
  await test.storeLater();
  await test.caughtUp();
  const before = await told();
  const used = (await archive()).files.map(({ name }) => name).sort();
  const unused = names.filter((name) => !used.includes(name));
  expect(unused.length).toBeGreaterThan(0);
  // it was stopped between a file and its name
  rmSync(join(test.folder, unused[0] ?? ''));
  // a name that is noted although a month has it
  await ask(`insert into unused_archive_files (name) values ($1)`, used[0]);
  const turn = await test.connect();
  await turn.query(`select pg_advisory_lock(hashtextextended('expiry', 13))`);
  await expect(archiver.deleteUnused(new Date(Date.now() + 60_000))).rejects.toThrow('Somebody else');
  await turn.query('select pg_advisory_unlock_all()');
  expect(await archiver.deleteUnused(new Date(Date.now() + 60_000))).toBe(unused.length);
  expect(inFolder()).toEqual(used);
  expect(await told()).toEqual(before);
});

it('leaves the files of a month that came by way of a backup to the database that wrote them', async () => {
  const { files } = await archive();
  await ask(`update archived_months set transaction_id = pg_current_xact_id()`);
  await test.store.archiver.restore('2026-03');
  expect(await test.store.archiver.deleteUnused(new Date(Date.now() + 60_000))).toBe(0);
  expect(readdirSync(test.folder).sort()).toEqual(files.map(({ name }) => name).sort());
});

it('refuses to tell a game when the archive cannot be read, or nobody says where it is', async () => {
  const { files } = await archive({ rowsPerFile: 1_000_000 });
  const gameId = gameIds()[0] ?? GameId('');
  const path = join(test.folder, files[0]?.name ?? '');
  const lost = `${path}.lost`;
  renameSync(path, lost);
  const fresh = (folder?: string) =>
    connectPersistence({ url: test.url, poolSize: 2, ...(folder && { archive: { folder } }) });
  const refusal = async (folder?: string): Promise<string> => {
    const store = await fresh(folder);
    try {
      const error: unknown = await store.events.readStream(gameId, 0).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(ArchiveUnavailable);
      expect(isUnavailable(error)).toBe(true);
      await expect(new GameVerifier(store).verify(gameId)).rejects.toThrow(ArchiveUnavailable);
      // what stays in the table is told all the same
      expect((await store.events.heads([gameId])).size).toBe(1);
      return error instanceof Error ? error.message : '';
    } finally {
      await store.close();
    }
  };
  expect(await refusal(test.folder)).toContain('is missing in the archive');
  expect(await refusal()).toContain('ARCHIVE_URL does not say where');
  const [month] = await test.store.archiver.list();
  if (!month) throw new Error('There is one');
  expect(await test.store.archiver.verify(month)).toContain('is missing in the archive');
  renameSync(lost, path);
  expect(await test.store.archiver.verify(month)).toBeNull();
  truncateSync(path, 1_000);
  expect(await refusal(test.folder)).toMatch(/cut off|damaged/);
  expect(await test.store.archiver.verify(month)).toContain('is not what was written');
});

/** What a gateway writes when somebody rates the game. */
const rate = (client: pg.Client, gameId: GameId, key: string) =>
  client.query(
    `with head as (update game_streams set version = version + 1 where game_id = $1 returning version)
     insert into events (game_id, version, type, schema, data, key, at, actor, recorded_at)
     select $1, version, 'GameRated', 1, '{"playerId": "p", "stars": 3, "commandId": "late"}', $2, now(), 'player', now()
     from head`,
    [gameId, key],
  );

it('carries along what comes between the files and the swap, and what was under way before', async () => {
  const [first = GameId(''), second = GameId('')] = gameIds();
  const [early, writer] = [await test.connect(), await test.connect()];
  await early.query('begin');
  await rate(early, first, 'early');
  let isOver = false;
  let archived: Promise<unknown> = Promise.resolve();
  await new Promise<void>((resolve, reject) => {
    archived = archive({
      onStep: async (step) => {
        if (step === 'written') await rate(writer, second, 'between');
        if (step === 'kept') resolve();
      },
    }).finally(() => {
      isOver = true;
    });
    archived.catch(reject);
  });
  // it waits for who has begun to write, and lets others write meanwhile
  for (let nth = 0; nth < 20; nth += 1) {
    await rate(writer, second, `meanwhile ${nth}`);
    expect(isOver).toBe(false);
  }
  await early.query('commit');
  await archived;
  for (const [gameId, rated] of [
    [first, 1],
    [second, 21],
  ] as const) {
    const [head] = (await test.store.events.heads([gameId])).values();
    const log = await test.store.events.readStored(gameId, 0, 100_000);
    expect(log.map(({ version }) => version)).toEqual(log.map((_, index) => index + 1));
    expect(log.at(-1)).toMatchObject({ version: head?.version, type: 'GameRated' });
    expect(log.filter(({ data }) => data['commandId'] === 'late')).toHaveLength(rated);
  }
});

describe('stays where it is', () => {
  const why = (name = '2026-03', at = now): Promise<string> =>
    test.store.archiver.archive(name, { now: at }).then(
      () => 'it went',
      (error: unknown) => (error instanceof NotArchivable ? error.message : String(error)),
    );

  it('until it is over, ended, read, sealed and still', async () => {
    const before = await table();
    const waiting = (month: number, after: number) =>
      test.store.archiver.waiting(Date.UTC(2026, month), after);
    expect([await waiting(3, 1), await waiting(4, 1), await waiting(5, 2)]).toEqual([
      [],
      ['2026-03'],
      ['2026-03'],
    ]);
    expect(await why('2026-03', Date.UTC(2026, 2, 31))).toContain('it is not over');
    expect(await why('2026-02')).toContain('it has no part of the log of its own');
    expect(await why('2026-3')).toContain('is no month');
    const [gameId] = gameIds();
    await ask(`update game_streams set due_at = now() where game_id = $1`, gameId);
    expect(await why()).toContain('1 of its games have not ended');
    await ask(`update game_streams set due_at = null where game_id = $1`, gameId);
    await beginRebuild(test.store.pool, { ...gamesProjection, version: 1_000 });
    expect(await why()).toContain('a projection is being built anew');
    await ask(`delete from projections where build = 'next'`);
    await ask(`update projections set position = 0, transaction_id = '0' where name = 'results'`);
    expect(await why()).toContain('results have not read it to its end');
    await test.caughtUp();
    await ask(`update game_seals set version = version - 1 where game_id = $1`, gameId);
    expect(await why()).toContain('1 of its games are not sealed');
    await ask(`update game_seals set version = version + 1 where game_id = $1`, gameId);
    await ask(`update games set kind = 'demo' where id = $1`, gameId);
    expect(await why()).toContain("1 of its games are visitors'");
    await ask(`update games set kind = 'live' where id = $1`, gameId);
    const other = await test.connect();
    await other.query(`select pg_advisory_lock(hashtextextended('expiry', 13))`);
    expect(await why()).toContain('Somebody else');
    await other.query('select pg_advisory_unlock_all()');
    for (const name of ['clockbeat', 'clockbeat writer', 'clockbeat projector follower']) {
      await other.query(`set application_name = '${name}'`);
      expect(await why()).toContain('a release that knows no archive is connected');
    }
    await other.query(`set application_name = 'clockbeat gateway writer'`);
    expect(await table()).toEqual(before);
    expect(await why()).toBe('it went');
  });

  it('where its log is not what was sealed, or has a hole', async () => {
    const [first, second] = gameIds();
    await ask(`update events set data = data || '{"points": 999}' where game_id = $1 and version = 3`, first);
    expect(await why()).toContain(`${first} is not what was sealed`);
    await ask(`delete from events where game_id = $1 and version = 3`, second);
    expect(await why()).toContain('its streams tell of');
    expect(await test.store.archiver.list()).toEqual([]);
  });
});

it('holds up appends only while the small table takes the place of the large one', async () => {
  const [writer, reader] = [await test.connect(), await test.connect()];
  // somebody reads the log in one transaction: the swap waits for it, and lets others go first
  await reader.query('begin; select count(*) from events');
  const archived = archive();
  const gameId = GameId(`${monthNamed('2026-06').from}0000000001`);
  for (let nth = 0; nth < 5; nth += 1)
    expect((await appendOn(writer, created(GameId(`${gameId}${nth}`)))).map(([verdict]) => verdict)).toEqual([
      'stored',
    ]);
  await reader.query('commit');
  expect((await archived).games).toBe(test.nights.length);
});
