import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { emptyDatabase } from '../../../../test/support/database.js';
import { newGame } from '../../test-support/events.js';
import { GameLog } from '../../test-support/game-log.js';
import { versionOf } from '../../test-support/queue.js';
import { eventually, openTestStore, type TestStore } from '../../test-support/store.js';
import { restoreBackup } from './restore-backup.js';
import { writeBackup } from './write-backup.js';

const folder = mkdtempSync(join(tmpdir(), 'clockbeat-backup-'));
const games = Array.from({ length: 5 }, () => new GameLog(newGame()).created());

let test: TestStore;
beforeAll(async () => {
  test = await openTestStore();
  for (const { events } of games)
    for (const event of events) versionOf(await test.store.appends.append(event));
  for (let player = 0; player < 100; player += 1) await joins(`p${player}`);
});
afterAll(async () => {
  await test?.close();
  rmSync(folder, { recursive: true });
});

/** One more player in each game, at the same time. */
const joins = async (name: string): Promise<void> => {
  const news = games.map((log) => log.joined(name).events.at(-1));
  await Promise.all(news.map((event) => event && test.store.appends.append(event)));
};

/** Each stream with its version and how many events there are up to which one. */
const streamsOf = async (url: string): Promise<object[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<object>(`
      select s.game_id, s.version, count(e.version)::int as events, max(e.version) as last
      from game_streams s left join events e using (game_id) group by 1, 2 order by 1`);
    return rows;
  } finally {
    await client.end();
  }
};

it('has each game up to one version, though players join while it is written', async () => {
  const file = join(folder, 'busy.backup');
  let written = false;
  const writing = writeBackup(test.url, file, 20).finally(() => {
    written = true;
  });
  let player = 100;
  do await joins(`p${player++}`);
  while (!written);
  const { rows, missing } = await writing;
  expect(missing).toBe(0);

  const target = await emptyDatabase();
  try {
    expect(await restoreBackup(target.url, file, 'all')).toMatchObject({
      verified: games.length,
      unsound: [],
    });
    const streams = await streamsOf(target.url);
    expect(streams).toHaveLength(games.length);
    let events = 0;
    for (const stream of streams) {
      const { version } = Object(stream);
      expect(stream).toMatchObject({ events: version, last: version });
      events += version;
    }
    expect(rows['events']).toBe(events);
    const now = (await streamsOf(test.url)).reduce((sum: number, stream) => sum + Object(stream).version, 0);
    expect(now).toBeGreaterThan(events);
  } finally {
    await target.drop();
  }
});

it('holds no snapshot while it reads the log', async () => {
  const holder = await test.connect();
  await holder.query('begin; lock table events in access exclusive mode');
  const writing = writeBackup(test.url, join(folder, 'held.backup'));
  const reading = `
    select xact_start = query_start as "byItself" from pg_stat_activity
    where datname = current_database() and application_name = 'clockbeat backup' and wait_event_type = 'Lock'`;
  try {
    // what a backend waits for and since when are not read in one moment
    await eventually(async () => {
      const { rows } = await test.store.pool.query(reading);
      expect(rows).toEqual([{ byItself: true }]);
    });
  } finally {
    await holder.query('rollback');
  }
  expect(await writing).toMatchObject({ missing: 0 });
});

it('tells when the log holds less than the games say', async () => {
  const gone = games[0]?.gameId;
  await test.store.pool.query('delete from events where game_id = $1 and version > 90', [gone]);
  const { missing } = await writeBackup(test.url, join(folder, 'damaged.backup'));
  expect(missing).toBeGreaterThan(0);
});
