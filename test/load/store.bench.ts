/**
 * npm run bench:store: how fast events become durable, beside a bare insert of the same rows in the same run.
 * Against DATABASE_URL (a database that may be filled), else a durable embedded PostgreSQL of its own.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { appendStatement } from '../../libs/persistence/src/event-store/append-events.sql.js';
import { encodeBatch } from '../../libs/persistence/src/event-store/encode-batch.js';
import { migrate, type NewEvent, openPersistence } from '../../libs/persistence/src/index.js';
import { answered, created, newGame } from '../../libs/persistence/test-support/events.js';
import { startPostgres } from '../../scripts/postgres/embedded.mjs';

const secondsEach = Number(process.env['BENCH_SECONDS'] ?? 3);
const history = Number(process.env['BENCH_HISTORY'] ?? 200_000);

const bareInsert = `
insert into events (game_id, version, type, schema, data, key, at, actor, recorded_at)
select id, row_number() over () + $11::int, type, schema, data, key, at, actor, clock_timestamp()
from unnest($1::text[], $2::int[], $3::bool[], $4::timestamptz[], $5::text[], $6::int[], $7::jsonb[],
            $8::text[], $9::timestamptz[], $10::text[])
     as i(id, round, moves, due, type, schema, data, key, at, actor)`;

interface Figures {
  batch: number;
  streams: number;
  eventsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  bareEventsPerSecond: number;
  /** Ours as a share of the bare insert. */
  share: number;
}

let serial = 0;
const answer = (game: ReturnType<typeof newGame>): NewEvent => {
  serial += 1;
  const event = answered(game, 1, `p_${serial.toString().padStart(16, '0')}`);
  const outcome = {
    playerId: `p_${serial}`,
    questionIndex: 3,
    choice: 2,
    responseMs: 4211,
    msLeft: 5789,
    isCorrect: true,
  };
  const score = { points: 150, speedBonus: 50, total: 1150, streak: 4, scoringVersion: 1 };
  return { ...event, data: { ...event.data, ...outcome, ...score } as NewEvent['data'] };
};

const encode = (events: readonly NewEvent[]) =>
  encodeBatch(
    events.map((event) => ({
      event,
      json: JSON.stringify(event.data),
      decide: null,
      since: 0,
      resolve: () => undefined,
      told: false,
    })),
    null,
  );

const quantile = (sorted: readonly number[], q: number) => sorted[Math.floor((sorted.length - 1) * q)] ?? 0;

/** Repeats one statement for the seconds of the run; events/s and ms per statement, sorted. */
const drive = async (batch: number, send: () => Promise<unknown>) => {
  for (let warm = 0; warm < 20; warm += 1) await send();
  const times: number[] = [];
  const startedAt = performance.now();
  while (performance.now() - startedAt < secondsEach * 1_000) {
    const sentAt = performance.now();
    await send();
    times.push(performance.now() - sentAt);
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  return { perSecond: (times.length * batch) / seconds, times: times.sort((a, b) => a - b) };
};

const measure = async (client: pg.Client, batch: number, streams: number): Promise<Figures> => {
  const games = Array.from({ length: streams }, newGame);
  await client.query({
    name: 'append',
    text: appendStatement,
    values: encode(games.map((game) => created(game))),
  });
  let turn = 0;
  const next = () => games[turn++ % streams] ?? newGame();
  const rows = () => Array.from({ length: batch }, () => answer(next()));
  const ours = await drive(batch, () =>
    client.query({ name: 'append', text: appendStatement, values: encode(rows()), rowMode: 'array' }),
  );
  const strangers = Array.from({ length: streams }, newGame);
  let base = 0;
  const bare = await drive(batch, () => {
    const events = Array.from({ length: batch }, (_, index) =>
      answer(strangers[index % streams] ?? newGame()),
    );
    base += batch;
    return client.query({ name: 'bare', text: bareInsert, values: [...encode(events), base] });
  });
  return {
    batch,
    streams,
    eventsPerSecond: Math.round(ours.perSecond),
    p50Ms: Number(quantile(ours.times, 0.5).toFixed(2)),
    p99Ms: Number(quantile(ours.times, 0.99).toFixed(2)),
    bareEventsPerSecond: Math.round(bare.perSecond),
    share: Number((ours.perSecond / bare.perSecond).toFixed(2)),
  };
};

/** The whole queue: many callers at once, with the CPU that our side spends per event. */
const measureQueue = async (url: string) => {
  const store = await openPersistence({ url });
  const games = Array.from({ length: 100 }, newGame);
  await Promise.all(games.map((game) => store.appends.append(created(game))));
  const rows: number[] = [];
  store.appends.onBatch((report) => rows.push(report.rows));
  const times: number[] = [];
  const cpu = process.cpuUsage();
  const startedAt = performance.now();
  const caller = async (index: number) => {
    while (performance.now() - startedAt < secondsEach * 1_000) {
      const sentAt = performance.now();
      await store.appends.append(answer(games[index % games.length] ?? newGame()));
      times.push(performance.now() - sentAt);
    }
  };
  await Promise.all(Array.from({ length: 400 }, (_, index) => caller(index)));
  const seconds = (performance.now() - startedAt) / 1_000;
  const used = process.cpuUsage(cpu);
  await store.close();
  times.sort((a, b) => a - b);
  return {
    callers: 400,
    eventsPerSecond: Math.round(times.length / seconds),
    p50Ms: Number(quantile(times, 0.5).toFixed(2)),
    p99Ms: Number(quantile(times, 0.99).toFixed(2)),
    meanBatch: Number((times.length / rows.length).toFixed(1)),
    nodeCpuMsPerEvent: Number(((used.user + used.system) / 1_000 / times.length).toFixed(4)),
  };
};

const fill = /* sql */ `
insert into events (game_id, version, type, schema, data, key, at, actor, recorded_at)
select 'old_' || n % 500, n / 500 + 1, 'AnswerSubmitted', 1, '{"commandId":"c"}', 'k' || n, now(), 'player', now()
from generate_series(0, $1::int - 1) n`;

const own = process.env['DATABASE_URL'] ? null : mkdtempSync(join(tmpdir(), 'clockbeat-bench-'));
const postgres = own ? await startPostgres({ dataDir: own, durable: true }) : null;
const url = postgres?.url ?? process.env['DATABASE_URL'] ?? '';
try {
  await migrate(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(fill, [history]);
  await client.query('analyze');
  const { rows } = await client.query('show server_version');
  const figures: Figures[] = [];
  for (const streams of [1, 100]) {
    for (const batch of [1, 50, 200, 500]) figures.push(await measure(client, batch, streams));
  }
  await client.end();
  const queue = await measureQueue(url);
  console.table(figures);
  console.table([queue]);
  mkdirSync('bench-results', { recursive: true });
  const about = {
    at: new Date().toISOString(),
    node: process.version,
    cpus: cpus().length,
    history,
    secondsEach,
  };
  const result = { ...about, postgres: rows[0], append: figures, queue };
  writeFileSync(join('bench-results', 'store.json'), `${JSON.stringify(result, null, 2)}\n`);
} finally {
  await postgres?.stop();
  if (own) rmSync(own, { recursive: true, force: true });
}
