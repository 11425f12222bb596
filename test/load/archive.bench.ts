/**
 * npm run bench:archive -- [--events N] [--here] [--s3]: archives a month of N events by the process that a gateway starts for it, while
 * appends go on in this one, and tells how long it takes, how late this process is meanwhile, how long the longest append waited,
 * what the files weigh, and what it costs to read one game and to bring the month back. `--here`: in this process itself, as the command does, with
 * the steps one by one. `--s3`: into an object store on this machine in the place of a folder. On a durable PostgreSQL of its own.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { GameId } from '@clockbeat/domain';
import { ArchivingProcess } from '../../apps/gateway/src/months/archiving-process.js';
import { connectOperator } from '../../libs/persistence/src/backup/operator-client.js';
import { connectPersistence, type Persistence } from '../../libs/persistence/src/index.js';
import { migrate } from '../../libs/persistence/src/migrate.js';
import { makeMonth } from '../../libs/persistence/src/months/make-months.js';
import { beginningOfId, monthNamed } from '../../libs/persistence/src/months/month.js';
import { makeLive } from '../../libs/persistence/src/projections/checkpoint.sql.js';
import { runBatch } from '../../libs/persistence/src/projections/run-batch.js';
import { sealsProjection } from '../../libs/persistence/src/seals/seals.projection.js';
import { buildIfStale } from '../../scripts/build.mjs';
import { startDurablePostgres } from '../../scripts/postgres/temporary.mjs';
import { Appender } from './months/appender.js';
import { eventsOfGame, fillGames } from './months/fill-log.js';
import { startObjectStore } from './object-store.js';

const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '500000' },
    here: { type: 'boolean', default: false },
    s3: { type: 'boolean', default: false },
  },
});
const events = Number(values.events);
const month = monthNamed('2026-06');

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await work();
  return Number((performance.now() - startedAt).toFixed(1));
};

/** How late this process was, and what it took of a processor, from `begin` to the call of what it returns. */
const beginLateness = (): (() => string) => {
  const loop = monitorEventLoopDelay({ resolution: 5 });
  loop.enable();
  const [cpu, since] = [process.cpuUsage(), performance.now()];
  return () => {
    loop.disable();
    const { user, system } = process.cpuUsage(cpu);
    const share = (user + system) / 10 / (performance.now() - since);
    const [p50, p99, max] = [loop.percentile(50), loop.percentile(99), loop.max];
    return `${[p50, p99, max].map((ns) => (ns / 1e6).toFixed(1)).join(' / ')}, ${share.toFixed(0)} %`;
  };
};

/** Games begin and end; every projection has read them. */
const fill = async ({ pool }: Persistence, url: string): Promise<void> => {
  // one of the pool is given up where a statement takes longer
  const client = await connectOperator(url, 'clockbeat bench');
  await makeMonth(client, month);
  await fillGames(client, [month.from], events);
  await client.query(
    `update events set type = case version when 1 then 'GameCreated' else 'GameFinished' end
     where version in (1, $1)`,
    [eventsOfGame],
  );
  await client.query('vacuum analyze');
  await client.end();
  await pool.query(makeLive, [sealsProjection.name, sealsProjection.version]);
  while ((await runBatch(pool, sealsProjection, 'live', 2_000)).result === 'moved');
  await pool.query(
    `insert into projections (name, build, version, transaction_id, position)
     select other, 'live', 1, transaction_id, position from projections, unnest(array['games', 'results']) other
     where projections.name = 'seals' on conflict (name, build) do nothing`,
  );
};

const sizeOf = async ({ pool }: Persistence): Promise<number> => {
  const { rows } = await pool.query<{ mb: number }>(
    `select (pg_total_relation_size($1::regclass) / 1e6)::float8 as mb`,
    [month.partition],
  );
  return Math.round(rows[0]?.mb ?? 0);
};

if (!values.here) await buildIfStale();
const postgres = await startDurablePostgres();
const folder = mkdtempSync(join(tmpdir(), 'clockbeat-archive-'));
const objects = values.s3 ? await startObjectStore(folder) : null;
try {
  const url = postgres.url;
  await migrate(url);
  const archive = objects?.place ?? { folder };
  const open = () => connectPersistence({ url, poolSize: 6, archive });
  const store = await open();
  const filledMs = await timed(() => fill(store, url));
  const told: Record<string, number | string> = { filledMs, 'MB in the log': await sizeOf(store) };
  const { rows } = await store.pool.query<{ id: string }>(
    `select game_id as id from game_streams where game_id >= $1 order by md5(game_id) limit 40`,
    [month.from],
  );
  const games = rows.map(({ id }) => GameId(id));
  /** Whole games, one after the other; ms for each. */
  const reading = async (of: Persistence): Promise<number> =>
    (await timed(async () => {
      for (const game of games) {
        const log = await of.events.readStream(game, 0, 2_000);
        if (log.length !== eventsOfGame) throw new Error(`${game} has ${log.length} events`);
      }
    })) / games.length;
  told['a game from the log, ms'] = await reading(store);

  const writer = await Appender.begin(url, beginningOfId(Date.now()), 1, 1);
  writer.run();
  const endOfUsual = beginLateness();
  await pause(10_000);
  told['this process late by, p50 / p99 / max ms, and its CPU: before'] = endOfUsual();
  const usual = writer.take();
  const endOfArchiving = beginLateness();
  let last = performance.now();
  let rss = 0;
  const archiveHere = () =>
    store.archiver.archive(month.name, {
      now: Date.now(),
      onStep: (step) => {
        const { longestMs, p99Ms } = writer.take();
        told[`${step}, s`] = Number(((performance.now() - last) / 1_000).toFixed(1));
        told[`${step}: an append, p99 and longest, ms`] = `${p99Ms} / ${longestMs}`;
        last = performance.now();
        rss = Math.max(rss, process.memoryUsage.rss());
      },
    });
  const archiveBeside = () =>
    new ArchivingProcess().run(
      { url, archive, months: [month.name], now: Date.now() },
      ({ outcome, ...news }) => {
        if (outcome !== 'archived') throw new Error(JSON.stringify(news));
      },
    );
  const archivedMs = await timed(values.here ? archiveHere : archiveBeside);
  told['the same while it archives'] = endOfArchiving();
  const meanwhile = writer.take();
  await writer.stop();
  const [archived] = await store.archiver.list();
  told['MB in files'] = Math.round((archived?.files ?? []).reduce((sum, { bytes }) => sum + bytes, 0) / 1e6);
  told['files'] = archived?.files.length ?? 0;
  told['rows kept'] = archived?.kept ?? 0;
  told['an append before, p99 and longest, ms'] = `${usual.p99Ms} / ${usual.longestMs}`;
  if (!values.here)
    told['an append meanwhile, p99 and longest, ms'] = `${meanwhile.p99Ms} / ${meanwhile.longestMs}`;
  told['archived, s'] = archivedMs / 1_000;
  if (values.here) told['memory of the process, MB'] = Math.round(rss / 1e6);
  told['MB left in the log'] = await sizeOf(store);

  const fresh = await open();
  told['a game from the archive, ms'] = await reading(fresh);
  told['the same again, ms'] = await reading(fresh);
  await fresh.close();
  told['verified, s'] =
    (await timed(async () => {
      const [archived] = await store.archiver.list();
      const wrong = archived && (await store.archiver.verify(archived));
      if (wrong) throw new Error(wrong);
    })) / 1_000;
  told['brought back, s'] = (await timed(() => store.archiver.restore(month.name))) / 1_000;
  await store.close();
  told['load of the machine, 1 / 5 min'] = loadavg()
    .slice(0, 2)
    .map((load) => load.toFixed(1))
    .join(' / ');
  console.table(told);
  const about = {
    at: new Date().toISOString(),
    node: process.version,
    cpus: cpus().length,
    load: loadavg(),
    place: values.s3 ? 's3' : 'folder',
    events,
  };
  mkdirSync('bench-results', { recursive: true });
  writeFileSync('bench-results/archive.json', `${JSON.stringify({ ...about, told }, null, 2)}\n`);
} finally {
  await objects?.stop();
  rmSync(folder, { recursive: true });
  await postgres.dispose();
}
