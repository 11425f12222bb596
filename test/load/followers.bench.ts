/**
 * npm run bench:followers: what it costs to follow the log with 1, 3, 6, 12 and 24 gateways, while 60 events/s are appended
 * through all of them in turn, and while nothing happens. Each gateway is what it opens of the store, with its runner of
 * projections; nobody plays. A durable embedded PostgreSQL of its own, anew for each number.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { connectPersistence, migrate, type Persistence } from '../../libs/persistence/src/index.js';
import { newGame } from '../../libs/persistence/test-support/events.js';
import { GameLog } from '../../libs/persistence/test-support/game-log.js';
import { startTemporaryPostgres } from '../../scripts/postgres/temporary.mjs';
import { familyCpuSeconds, listenerOn } from './processes.js';

const gateways = (process.env['BENCH_GATEWAYS'] ?? '1,3,6,12,24').split(',').map(Number);
const perSecond = Number(process.env['BENCH_APPENDS'] ?? 60);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 20);
/** Transactions/s for following, at 60 events/s. */
const bound = (followers: number): number => (followers === 1 ? 20 : 40);

/** Games of five players and ten questions, one after another, the events of each spread over all gateways. */
const play = async (stores: readonly Persistence[], isOver: () => boolean): Promise<void> => {
  let turn = 0;
  while (!isOver()) {
    const log = new GameLog(newGame(), Date.now()).created(10);
    const names = ['ada', 'bo', 'cy', 'di', 'eve'];
    for (const name of names) log.joined(name);
    log.started();
    for (let question = 0; question < 10; question += 1) {
      for (const name of names) log.answered(name, question);
      if (question < 9) log.advanced(question);
    }
    for (const event of log.finished(9).events) {
      if (isOver()) return;
      const next = performance.now() + 1_000 / perSecond;
      const { outcome } = (await stores[turn++ % stores.length]?.appends.append(event)) ?? {};
      if (outcome !== 'stored') throw new Error(`An append was ${outcome}`);
      await pause(Math.max(0, next - performance.now()));
    }
  }
};

const committed = async (client: pg.Client): Promise<number> => {
  await pause(1_500); // a backend tells of its transactions at most once a second
  const { rows } = await client.query<{ commits: string }>(
    `select xact_commit as commits from pg_stat_database where datname = current_database()`,
  );
  return Number(rows[0]?.commits);
};

const measure = async (followers: number) => {
  const postgres = await startTemporaryPostgres({ durable: true, settings: { max_connections: 300 } });
  const database = Number(listenerOn(Number(new URL(postgres.url).port)));
  await migrate(postgres.url);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const open = () => connectPersistence({ url: postgres.url, poolSize: 8 });
  const stores = await Promise.all(Array.from({ length: followers }, open));
  for (const { projections } of stores) projections.start();
  const batches = () => stores.reduce((sum, { appends }) => sum + appends.stats.batches, 0);
  const events = () => stores.reduce((sum, { appends }) => sum + appends.stats.events, 0);

  /** What a second of it costs, beside the appends themselves. */
  const during = async (work: () => Promise<void>) => {
    const before = { commits: await committed(client), batches: batches(), events: events() };
    const [database0, process0] = [familyCpuSeconds(database), process.cpuUsage()];
    const startedAt = performance.now();
    await work();
    const took = (performance.now() - startedAt) / 1_000;
    const cpu = process.cpuUsage(process0);
    const databaseCpu = familyCpuSeconds(database) - database0;
    const commits = (await committed(client)) - before.commits - 2;
    // the last look lasts as long as it waits, too
    const all = took + 1.5;
    return {
      transactions: Number(((commits - (batches() - before.batches)) / all).toFixed(1)),
      events: Number(((events() - before.events) / took).toFixed(1)),
      postgres: Number((databaseCpu / took).toFixed(4)),
      process: Number(((cpu.user + cpu.system) / 1e6 / took).toFixed(4)),
    };
  };

  await during(() => play(stores, over(3)));
  const busy = await during(() => play(stores, over(seconds)));
  await pause(3_000);
  const idle = await during(() => pause(seconds * 1_000));
  const behind = Math.max(...((await stores[0]?.projections.lag()) ?? []).map(({ behindMs }) => behindMs));
  await Promise.all(stores.map((store) => store.close()));
  await client.end();
  await postgres.dispose();
  return { followers, busy, idle, behind };
};

const over = (s: number): (() => boolean) => {
  const end = performance.now() + s * 1_000;
  return () => performance.now() > end;
};

const figures = [];
for (const followers of gateways) {
  const figure = await measure(followers);
  figures.push(figure);
  const { busy, idle } = figure;
  console.log(
    `${followers} gateways: ${busy.transactions} transactions/s at ${busy.events} events/s (PostgreSQL ${busy.postgres}, gateways ` +
      `${busy.process} of a core), ${idle.transactions}/s while nothing happens (${idle.postgres}, ${idle.process}); load ${loadavg()[0]?.toFixed(1)}`,
  );
}
const missed = figures.filter(({ followers, busy }) => busy.transactions > bound(followers));
console.log(
  missed.length === 0 ? 'Every bound is kept.' : `Missed with ${missed.map((f) => f.followers).join(', ')}.`,
);
mkdirSync('bench-results', { recursive: true });
const about = { at: new Date().toISOString(), node: process.version, cpus: cpus().length, load: loadavg() };
writeFileSync(
  join('bench-results', 'followers.json'),
  `${JSON.stringify({ ...about, perSecond, figures }, null, 2)}\n`,
);
