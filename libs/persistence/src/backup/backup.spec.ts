import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { GameId, UserId } from '@clockbeat/domain';
import pg from 'pg';
import { emptyDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { seededRandom } from '../../../../test/support/random.js';
import { caughtUp } from '../../test-support/catch-up.js';
import { aUser } from '../../test-support/people.js';
import {
  type GameStream,
  randomNights,
  storeInterleaved,
  writeHeads,
} from '../../test-support/random-nights.js';
import { openTestStore, type TestStore } from '../../test-support/store.js';
import type { NewMedia } from '../media/media.store.js';
import { monthOf } from '../months/month.js';
import { openPersistence } from '../persistence.js';
import { sealsProjection } from '../seals/seals.projection.js';
import { examineBackup } from './read-backup.js';
import { restoreBackup } from './restore-backup.js';
import { writeBackup } from './write-backup.js';

const folder = mkdtempSync(join(tmpdir(), 'clockbeat-backup-'));
const file = join(folder, 'night.backup');
/** Everything that COPY writes in another way than it reads. */
const awkward = 'Tab\tBackslash\\ \\. \\N “quoted” ÖÐ 🎉';

const databases: TestDatabase[] = [];
const fresh = async (): Promise<TestDatabase> => {
  const database = await emptyDatabase();
  databases.push(database);
  return database;
};
const asked = async (url: string, sql: string): Promise<object[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<object>(sql)).rows;
  } finally {
    await client.end();
  }
};
/** More than the backup reads at a time. */
const media = ['media', 'media_of_accounts', 'media_bytes'].map(
  (name) => `select * from ${name} order by hash`,
);
const aPicture = (nth: number): NewMedia => {
  const body = Buffer.from(`\\. \n picture ${nth}`);
  const hash = createHash('sha256').update(body).digest('hex');
  return { hash, facts: { type: 'image/webp', bytes: body.length }, body };
};
const log = `select position, game_id, version, type, schema, data, key, at, actor, recorded_at from events order by position`;
const seals = 'select game_id, page, version, digests, seal from game_seals order by game_id, page';

const thisMonth = monthOf(Date.now());
const lastMonth = monthOf(thisMonth.begins - 1);
const farAway = monthOf(Date.UTC(2050, 1));
/** Games whose ids say no time, and of months with a part of their own and without one. */
const beginnings = ['game_', lastMonth.from, thisMonth.from, farAway.from];
const overMonths = ({ gameId, events, game }: GameStream, nth: number): GameStream => {
  const id = GameId(`${beginnings[nth % beginnings.length]}0000000000000000`.slice(0, 19) + gameId.slice(-2));
  return {
    gameId: id,
    events: events.map((event) => ({ ...event, gameId: id })),
    game: { ...game, gameId: id },
  };
};
const parts = `select tableoid::regclass::text as part, count(distinct game_id)::int as games from events group by 1 order by 1`;

let test: TestStore;
beforeAll(async () => {
  test = await openTestStore();
  const { store } = test;
  await storeInterleaved(store.pool, randomNights(12, 5).map(overMonths), seededRandom(5));
  await writeHeads(store.pool);
  expect(await asked(test.url, parts)).toEqual([
    { part: thisMonth.partition, games: 3 },
    { part: 'events_before_months', games: 3 },
    { part: 'events_without_month', games: 6 },
  ]);
  const owner = await aUser(store, 'ada');
  for (let nth = 0; nth < 60; nth += 1) await store.media.keep(UserId(owner.id), aPicture(nth));
  const { hash, facts } = aPicture(7);
  const shown = { hash, alt: awkward, ...facts };
  await store.questions.createMany(UserId(owner.id), [
    {
      ...{ question: 'Which?', options: ['a', 'b'], answer: 0, category: 'Media', difficulty: 'Easy' },
      optionMedia: [null, shown],
    },
  ]);
  await store.pool.query('update users set bio = $1 where id = $2', [awkward, owner.id]);
  await caughtUp(store, sealsProjection, 1_000);
  const { rows, missing } = await writeBackup(test.url, file);
  expect(rows).toMatchObject({ game_streams: 12, users: 1 });
  expect(missing).toBe(0);
});
afterAll(async () => {
  await test?.close();
  for (const database of databases) await database.drop();
  rmSync(folder, { recursive: true });
});

it('is for its owner’s eyes only, is never written over, and holds nothing that is made from the log', async () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(existsSync(`${file}.unfinished`)).toBe(false);
  const { bytes } = await examineBackup(file);
  for (const kept of [
    'events',
    'users',
    'seats',
    'questions',
    'media_bytes',
    'game_seals',
    'join_codes',
    'what_if_links',
    'overlays',
  ])
    expect([kept, bytes.has(kept)]).toEqual([kept, true]);
  for (const made of [
    'games',
    'player_answers',
    'game_results',
    'projections',
    'game_snapshots',
    'migrations',
    'installation',
  ])
    expect([made, bytes.has(made)]).toEqual([made, false]);
  await expect(writeBackup(test.url, file)).rejects.toThrow('exists already: nothing was written');
});

it('brings back every row, verified, in an order that readers follow', async () => {
  const target = await fresh();
  expect(await restoreBackup(target.url, file, 'all')).toMatchObject({
    verified: 12,
    unsound: [],
    leftOut: [],
  });
  for (const table of [log, seals, 'select * from users', 'select * from questions order by id', ...media])
    expect(await asked(target.url, table)).toEqual(await asked(test.url, table));

  // a month that was over when the log was divided has a part of its own from then on
  expect(await asked(target.url, parts)).toEqual([
    { part: lastMonth.partition, games: 3 },
    { part: thisMonth.partition, games: 3 },
    { part: 'events_before_months', games: 3 },
    { part: 'events_without_month', games: 3 },
  ]);

  const store = await openPersistence({ url: target.url, poolSize: 3 });
  try {
    // made again from the restored log, the seals are what they were
    await store.projections.rebuild('seals');
    expect(await asked(target.url, seals)).toEqual(await asked(test.url, seals));
    // and what counts by itself goes on behind what was restored
    const [top] = await asked(target.url, 'select max(position)::text as top from events');
    const [next] = await asked(
      target.url,
      `select nextval(pg_get_serial_sequence('events', 'position'))::text as next`,
    );
    expect(Number(Object(next).next)).toBe(Number(Object(top).top) + 1);
  } finally {
    await store.close();
  }
  await expect(restoreBackup(target.url, file, 'all')).rejects.toThrow('This database is not empty');
  expect(await asked(target.url, log)).toEqual(await asked(test.url, log));
});

it('comes into a database that a gateway has only migrated, but never beside one that runs', async () => {
  const target = await fresh();
  const store = await openPersistence({ url: target.url, poolSize: 1 });
  await expect(restoreBackup(target.url, file, 0)).rejects.toThrow(
    'Clockbeat is running on this database: stop every gateway first.',
  );
  await store.close();
  expect(await restoreBackup(target.url, file, 3)).toMatchObject({ verified: 3, unsound: [] });
});

it('waits for a gateway that is just being stopped', async () => {
  const target = await fresh();
  const store = await openPersistence({ url: target.url, poolSize: 1 });
  const restored = restoreBackup(target.url, file, 3);
  setTimeout(() => void store.close(), 300);
  expect(await restored).toMatchObject({ verified: 3 });
});

const text = (): string => gunzipSync(readFileSync(file)).toString('utf8');
const spoilt = (bytes: Buffer): string => {
  const path = join(folder, 'spoilt.backup');
  writeFileSync(path, bytes);
  return path;
};

it('tells of a log that somebody changed, checksum and all', async () => {
  const [before = '', after = ''] = text().split('{"table":"events"');
  const [head = '', ...lines] = after.split('\n');
  const end = lines.indexOf('\\.');
  const rows = `${lines.slice(0, end).join('\n').replace('"isCorrect": false', '"isCorrect": true')}\n`;
  const sum = createHash('sha256').update(rows).digest('hex');
  const rest = lines
    .slice(end)
    .join('\n')
    .replace(/"sha256":"\w+"/, `"sha256":"${sum}"`);
  const forged = spoilt(gzipSync(`${before}{"table":"events"${head}\n${rows}${rest}`));
  const { verified, unsound } = await restoreBackup((await fresh()).url, forged, 'all');
  expect([verified, unsound]).toEqual([
    12,
    [{ gameId: expect.any(String), difference: expect.stringContaining('was changed after it was sealed') }],
  ]);
});

describe('that is not as it was written', () => {
  const reworded = (from: string | RegExp, to: string): Buffer => gzipSync(text().replace(from, () => to));

  it.each<[what: string, bytes: () => Buffer, told: string]>([
    ['cut off', () => readFileSync(file).subarray(0, 2_000), 'This backup is cut off'],
    [
      'cut off between two tables',
      () => gzipSync(text().slice(0, text().indexOf('{"table":"events"'))),
      'is cut off',
    ],
    ['another file', () => readFileSync('package.json'), 'This is no backup of Clockbeat'],
    ['another archive', () => gzipSync(readFileSync('package.json')), 'This is no backup of Clockbeat'],
    ['empty', () => Buffer.alloc(0), 'This backup is cut off'],
    ['one row short', () => reworded(/\n[^\n{][^\n]*\n\\\.\n/, '\n\\.\n'), 'is damaged'],
    ['one table short', () => reworded(/"tables":\d+/, '"tables":99'), 'is damaged'],
    ['more than itself', () => gzipSync(`${text()}{}\n`), 'is damaged'],
    ['of another format', () => reworded('"formatVersion":1', '"formatVersion":2'), 'of another format'],
    [
      'of newer tables',
      () => reworded('"migrations":[', '"migrations":["Tomorrow2700000000000",'),
      'A newer release made this backup (Tomorrow2700000000000)',
    ],
    [
      'of newer events',
      () => reworded('"PlayerJoined":2', '"PlayerJoined":9'),
      'A newer release made this backup (PlayerJoined of schema 9)',
    ],
  ])('(%s) it is refused before anything is touched', async (_what, bytes, told) => {
    const target = await fresh();
    await expect(restoreBackup(target.url, spoilt(bytes()), 'all')).rejects.toThrow(told);
    const tables = `select relname from pg_class where relnamespace = 'public'::regnamespace`;
    expect(await asked(target.url, tables)).toEqual([]);
  });

  it('a file that is not there is told from one that is', async () => {
    await expect(examineBackup(join(folder, 'gone'))).rejects.toThrow('There is no such file.');
  });
});
