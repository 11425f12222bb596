/**
 * npm run bench:months -- [--events N] [--seconds S]: divides a log of N events by months while appends go on without a
 * pause, and tells how long the longest of them waited before, meanwhile and afterwards.
 * npm run bench:months -- --sizes [--events N] [--beside M] [--shapes table,months] [--rounds R]: appends to a log of N events
 * beside one of M, each in one table and in forty months, in turns. On a durable PostgreSQL of its own.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import pg from 'pg';
import { heads, readStream } from '../../libs/persistence/src/event-store/read.sql.js';
import { knownMigrations, migrate, migrateTo } from '../../libs/persistence/src/migrate.js';
import { beginningOfId, monthOf } from '../../libs/persistence/src/months/month.js';
import { standAndLook } from '../../libs/persistence/src/projections/election.sql.js';
import { recordedAppend } from '../../libs/persistence/test-support/recorded-schemas.js';
import { backendOf } from '../../libs/persistence/test-support/store.js';
import { startDurablePostgres } from '../../scripts/postgres/temporary.mjs';
import { Appender, type Figures } from './months/appender.js';
import { fillBefore, fillMonths } from './months/fill-log.js';
import { cpuSeconds } from './processes.js';

const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '1000000' },
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '5' },
    sizes: { type: 'boolean', default: false },
    beside: { type: 'string', default: '100000' },
    shapes: { type: 'string', default: 'table,months' },
  },
});
const [events, seconds, rounds] = [Number(values.events), Number(values.seconds), Number(values.rounds)];
const beside = Number(values.beside);
const shapes = values.shapes.split(',');

const migrations = knownMigrations();
const before = migrations.slice(0, migrations.indexOf('Months1700000034000'));
const appendOfBefore = recordedAppend(before.at(-1) ?? '');

// waits for a lock are told by the server's log: of all that an append waits for they are what dividing adds
const postgres = await startDurablePostgres({ log_lock_waits: 'on', deadlock_timeout: '1ms' });

/** The longest waits for a table that ended with the lock, ms. */
const lockWaits = (): number[] =>
  [...readFileSync(join(postgres.dataDir, 'postgres.log'), 'utf8').matchAll(lockWait)]
    .map(([, ms]) => Number(ms))
    .sort((a, b) => b - a)
    .slice(0, 5);
const lockWait = /acquired \w+ on relation \d+ of database \d+ after ([\d.]+) ms/g;

const database = async (name: string): Promise<{ url: string; client: pg.Client }> => {
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  return { url: url.href, client };
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await work();
  return Number(((performance.now() - startedAt) / 1_000).toFixed(1));
};

const divide = join(import.meta.dirname, 'months/divide.ts');
const divided = (url: string) => promisify(execFile)(process.execPath, [...process.execArgv, divide, url]);

/** A lone answer, and the batch of a rush, at the same time on two connections, as a gateway's two writers are. */
const move = async () => {
  const { url, client } = await database('move');
  await migrateTo(url, new Set(before));
  const filledS = await timed(() => fillBefore(client, events));
  await client.query('checkpoint');
  const now = beginningOfId(Date.now());
  const writers = {
    alone: await Appender.begin(url, now, 1, 1),
    rush: await Appender.begin(url, now, 50, 100),
  };
  const told: Record<string, Figures> = {};
  const phase = async (name: string, work: () => Promise<unknown>) => {
    for (const writer of Object.values(writers)) writer.take();
    const took = await timed(work);
    for (const [writer, appender] of Object.entries(writers))
      told[`${name} (${took} s), ${writer}`] = appender.take();
  };
  for (const writer of Object.values(writers)) writer.run();
  await pause(2_000);
  await phase('before', () => pause(seconds * 1_000));
  await phase('while it is divided', () => divided(url));
  await phase('afterwards', () => pause(seconds * 1_000));
  await client.query(appendOfBefore);
  await phase('afterwards, with the function of before', () => pause(seconds * 1_000));
  for (const writer of Object.values(writers)) await writer.stop();
  await client.end();
  console.table(told);
  const waits = lockWaits();
  console.log(`The longest waits of appends for a lock, ms: ${waits.join(', ')}`);
  return { filledS, told, waits };
};

const middle = (figures: readonly Figures[]): Figures => {
  const sorted = [...figures].sort((a, b) => a.eventsPerSecond - b.eventsPerSecond);
  return sorted[Math.floor(sorted.length / 2)] as Figures;
};

const readsEach = 300;
/** What a running gateway asks again and again: the follower each second, a reconciler, who comes back to a game. */
const reads: Record<'follower' | 'heads' | 'stream', { text: string; values: unknown[] }> = {
  follower: { text: standAndLook, values: ['bench', ['games', 'results', 'seals'], '0'] },
  heads: { text: heads, values: [] },
  stream: { text: readStream, values: [] },
};
type Read = keyof typeof reads;
const readNames = Object.keys(reads) as Read[];

class Reader {
  private readonly cpu: Record<Read, number> = { follower: 0, heads: 0, stream: 0 };
  private asked = 0;

  constructor(
    private readonly client: pg.Client,
    /** Its session plans once for all, as a follower's does. */
    private readonly follower: pg.Client,
    private readonly games: readonly string[],
  ) {}

  async round(): Promise<void> {
    const some = this.games.slice(0, 10).sort();
    reads.heads.values = [some, 1, some[0], some.at(-1)];
    for (const name of readNames) {
      const client = name === 'follower' ? this.follower : this.client;
      const before = cpuSeconds(backendOf(client));
      for (let nth = 0; nth < readsEach; nth += 1) {
        reads.stream.values = [this.games[nth % this.games.length], 0, 100];
        await client.query({ name, ...reads[name] });
      }
      this.cpu[name] += cpuSeconds(backendOf(client)) - before;
    }
    this.asked += readsEach;
  }

  /** Of PostgreSQL, ms for one. */
  told(): Record<string, number> {
    const each = readNames.map((name) => [name, Number(((this.cpu[name] * 1_000) / this.asked).toFixed(2))]);
    return Object.fromEntries(each);
  }

  async close(): Promise<void> {
    await Promise.all([this.client.end(), this.follower.end()]);
  }
}

/** One table or forty months, small or large: the same games under the same ids, measured in turns. */
const sizes = async () => {
  const logs: {
    name: string;
    alone: Appender;
    rush: Appender;
    reader: Reader;
    figures: Record<'alone' | 'rush', Figures[]>;
  }[] = [];
  for (const count of [beside, events])
    for (const shape of shapes) {
      const { url, client } = await database(`${shape}_${count}`);
      if (shape === 'table') await migrateTo(url, new Set(before));
      else await migrate(url);
      const took = await timed(() => fillMonths(client, count));
      const { rows: disk } = await client.query(
        'select pg_database_size(current_database())::float8 as bytes',
      );
      console.log(`${count} events, ${shape}: filled in ${took} s, ${(disk[0].bytes / 1e9).toFixed(2)} GB`);
      await client.query(`insert into projections (name, build, version, transaction_id)
        select name, 'live', 1, pg_current_xact_id() from unnest('{games,results,seals}'::text[]) name on conflict do nothing`);
      const { from } = monthOf(Date.UTC(2029, 0, 15));
      const [alone, rush] = [await Appender.begin(url, from, 1, 1), await Appender.begin(url, from, 50, 100)];
      const follower = new pg.Client({ connectionString: url });
      await follower.connect();
      const reader = new Reader(client, follower, rush.games);
      logs.push({ name: `${count}, ${shape}`, alone, rush, reader, figures: { alone: [], rush: [] } });
    }
  for (let round = 0; round < rounds; round += 1)
    for (const log of logs) {
      for (const kind of ['alone', 'rush'] as const)
        log.figures[kind].push(await log[kind].driveFor((seconds * 1_000) / rounds));
      await log.reader.round();
    }
  const told: Record<string, Figures> = {};
  const read: Record<string, Record<string, number>> = {};
  for (const { name, alone, rush, reader, figures } of logs) {
    await Promise.all([alone.stop(), rush.stop(), reader.close()]);
    told[`${name}, alone`] = middle(figures.alone);
    told[`${name}, 50 of 100 games`] = middle(figures.rush);
    read[name] = reader.told();
  }
  console.table(told);
  console.table(read);
  return { told, read };
};

try {
  const result = values.sizes ? await sizes() : await move();
  const about = {
    at: new Date().toISOString(),
    node: process.version,
    cpus: cpus().length,
    events,
    seconds,
    rounds,
  };
  mkdirSync('bench-results', { recursive: true });
  const file = `bench-results/months${values.sizes ? '-sizes' : ''}.json`;
  writeFileSync(file, `${JSON.stringify({ ...about, ...result }, null, 2)}\n`);
} finally {
  await postgres.dispose();
}
