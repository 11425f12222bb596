import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { type Postgres, startPostgres } from '../../scripts/postgres/embedded.mjs';

// a folder that only its owner may enter, as mkdtemp makes it
let dataDir: string;
let running: Postgres | undefined;

const start = async (): Promise<Postgres> => {
  running = await startPostgres({ dataDir });
  return running;
};

const query = async (url: string, sql: string): Promise<unknown[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  client.on('error', () => undefined);
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};

/** Every file with its size and the time of its last change. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => ({ name, ...statSync(join(folder, name)) }))
    .filter(({ mode }) => (mode & 0o170000) === 0o100000)
    .map(({ name, size, mtimeMs }) => `${name} ${size} ${mtimeMs}`)
    .sort();

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'clockbeat-start-'));
});

afterEach(async () => {
  await running?.stop();
  running = undefined;
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

describe('the embedded PostgreSQL', () => {
  it('keeps its data, port and password over a restart', async () => {
    const first = await start();
    await query(first.url, 'CREATE TABLE kept AS SELECT 1 AS n');
    await first.stop();

    const second = await start();
    expect(second.url).toBe(first.url);
    expect(await query(second.url, 'SELECT n FROM kept')).toEqual([{ n: 1 }]);
  });

  it('lets nobody in without the password, which only its owner can read', async () => {
    const { url } = await start();
    const stranger = new URL(url);
    stranger.password = 'guess';
    await expect(query(stranger.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
    expect(statSync(join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600);
  });

  it('comes back with every acknowledged row after a kill -9 of all its processes', async () => {
    const first = await start();
    await query(first.url, 'CREATE TABLE kept AS SELECT 1 AS n');
    await first.kill();

    const second = await start();
    expect(await query(second.url, 'SELECT n FROM kept')).toEqual([{ n: 1 }]);
  });

  it('starts although the lock of a dead server names the number of a living process', async () => {
    const first = await start();
    await first.kill();
    const lock = join(dataDir, 'postgres', 'postmaster.pid');
    writeFileSync(lock, readFileSync(lock, 'utf8').replace(/^\d+/, String(process.pid)));

    const second = await start();
    expect(await query(second.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
  });

  it('refuses a second start on the same folder while the first one runs', async () => {
    await start();
    await expect(startPostgres({ dataDir })).rejects.toThrow('already runs on this data folder');
  });

  it('says what to do about data of another major version, and changes nothing', async () => {
    await (await start()).stop();
    const version = join(dataDir, 'postgres', 'PG_VERSION');
    writeFileSync(version, '17\n');
    const before = filesIn(dataDir);
    await expect(startPostgres({ dataDir })).rejects.toThrow(
      /was written by PostgreSQL 17.*brings PostgreSQL 18/,
    );
    expect(filesIn(dataDir)).toEqual(before);

    writeFileSync(version, '18\n');
    await start();
  });

  it('stands still while paused, and answers afterwards', async () => {
    const { url, pause, resume } = await start();
    pause();
    const answer = query(url, 'SELECT 1 AS n');
    const early = await Promise.race([answer, new Promise((done) => setTimeout(done, 200, 'silence'))]);
    expect(early).toBe('silence');
    resume();
    expect(await answer).toEqual([{ n: 1 }]);
  });
});
