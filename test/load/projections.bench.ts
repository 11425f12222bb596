/**
 * npm run bench:projections: how fast each projection is built again from a long log while games go on.
 * Against DATABASE_URL (an empty database), else a durable embedded PostgreSQL of its own.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { migrate, openPersistence, type Persistence } from '../../libs/persistence/src/index.js';
import { startPostgres } from '../../scripts/postgres/embedded.mjs';
import { familyCpuSeconds } from './processes.js';
import { fillLog } from './projections/fill-log.js';
import { GamesGoingOn } from './projections/games-going-on.js';

const events = Number(process.env['BENCH_EVENTS'] ?? 1_000_000);
const perSecond = Number(process.env['BENCH_APPENDS'] ?? 300);
/** The least that a rebuild must manage, events/s. */
const bound = 30_000;

const countEvents = async (store: Persistence): Promise<number> => {
  const { rows } = await store.pool.query<{ count: number }>('select count(*)::int from events');
  return rows[0]?.count ?? 0;
};

const caughtUp = async (store: Persistence): Promise<void> => {
  const names = (await store.projections.list()).map(({ name }) => name);
  for (;;) {
    const lag = await store.projections.lag();
    if (lag.length === names.length && lag.every(({ behindMs }) => behindMs < 2_000)) return;
    await pause(100);
  }
};

/** How far the live projections fall behind meanwhile, ms at most. */
const watchLag = (store: Persistence) => {
  let most = 0;
  const look = async () => {
    for (const { behindMs } of await store.projections.lag()) most = Math.max(most, behindMs);
  };
  const timer = setInterval(() => look().catch(() => undefined), 250);
  return () => {
    clearInterval(timer);
    return Math.round(most);
  };
};

/** Seconds, with those of its appends; 0 where the database is not ours. */
const databaseCpu = (): number => (postgres ? familyCpuSeconds(postgres.pid) : 0);

const measure = async (store: Persistence, name: string, games: GamesGoingOn) => {
  games.figures();
  await pause(5_000);
  const alone = games.figures();
  const [before, lagOf, startedAt] = [await countEvents(store), watchLag(store), performance.now()];
  const cpuBefore = databaseCpu();
  await store.projections.rebuild(name);
  const seconds = (performance.now() - startedAt) / 1_000;
  const cpu = databaseCpu() - cpuBefore;
  const meanwhile = games.figures();
  return {
    projection: name,
    seconds: Number(seconds.toFixed(1)),
    eventsPerSecond: Math.round(before / seconds),
    'PostgreSQL CPU, s': Number(cpu.toFixed(1)),
    appendsPerSecond: Math.round(meanwhile.appends / seconds),
    'append p50, ms': meanwhile.p50,
    'append p99, ms': meanwhile.p99,
    'p50 without': alone.p50,
    'p99 without': alone.p99,
    'live behind at most, ms': lagOf(),
  };
};

const own = process.env['DATABASE_URL'] ? null : mkdtempSync(join(tmpdir(), 'clockbeat-bench-'));
const postgres = own ? await startPostgres({ dataDir: own, durable: true }) : null;
const url = postgres?.url ?? process.env['DATABASE_URL'] ?? '';
try {
  await migrate(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const stored = await fillLog(client, events).finally(() => client.end());
  console.log(`${stored} events; load ${loadavg()[0]?.toFixed(1)}`);
  const store = await openPersistence({ url });
  const firstAt = performance.now();
  store.projections.start();
  await caughtUp(store);
  console.log(`all projections from nothing: ${((performance.now() - firstAt) / 1_000).toFixed(1)} s`);
  const games = new GamesGoingOn(store, perSecond);
  const figures = [];
  for (const { name } of await store.projections.list()) figures.push(await measure(store, name, games));
  await games.stop();
  await store.close();
  console.table(figures);
  const missed = figures.filter(({ eventsPerSecond }) => eventsPerSecond < bound);
  console.log(missed.length === 0 ? 'Every bound is kept.' : `Below ${bound} events/s: missed.`);
  mkdirSync('bench-results', { recursive: true });
  const about = { at: new Date().toISOString(), node: process.version, cpus: cpus().length, load: loadavg() };
  writeFileSync(
    join('bench-results', 'projections.json'),
    `${JSON.stringify({ ...about, events: stored, perSecond, figures }, null, 2)}\n`,
  );
} finally {
  await postgres?.stop();
  if (own) rmSync(own, { recursive: true, force: true });
}
