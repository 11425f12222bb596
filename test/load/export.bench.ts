/**
 * npm run bench:export: a log of 5,000,000 events (or BENCH_EVENTS) exported by a gateway and by the command, in every
 * format: how fast, and what it takes of memory while it lasts. On a PostgreSQL and a gateway of its own.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { buildIfStale } from '../../scripts/build.mjs';
import { startTemporaryPostgres } from '../../scripts/postgres/temporary.mjs';
import { signIn } from '../support/sign-in.js';
import { makeLongLog } from './export/long-log.js';
import { byCommand, type Format, overHttp, type Taken } from './export/take-export.js';
import { listenerOn } from './processes.js';
import { rounded } from './spread.js';
import { oneGateway } from './stage.js';

// what is left when this process goes (gateway, database, its folder) goes with it
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1));

const wanted = Number(process.env['BENCH_EVENTS'] ?? 5_000_000);
const runs: readonly (readonly [Figure['way'], Format])[] = [
  ['HTTP', 'ndjson'],
  ['HTTP', 'parquet'],
  ['command', 'ndjson'],
  ['command', 'parquet'],
  ['HTTP', 'csv'],
  ['command', 'csv'],
];
const analyst = 'analyst@load.example';
/** What the last tenth of an export may take more than the fifth, MB: by then V8 has the heap it wants. */
const growth = 32;

const load = (): number => rounded(loadavg()[0] ?? 0);

interface Figure {
  readonly way: 'HTTP' | 'command';
  readonly format: Format;
  readonly load: number;
  readonly taken: Taken;
}

const check = ({ way, format, taken }: Figure, events: number): string[] => {
  const heading = format === 'csv' ? 1 : 0;
  const { course } = taken.use.rss;
  const [middle = 0, last = 0] = [course[4], course.at(-1)];
  return [
    ...(format !== 'parquet' && taken.lines !== events + heading
      ? [`${way}, ${format}: ${taken.lines} lines of ${events} events`]
      : []),
    ...(last > middle + growth ? [`${way}, ${format}: from ${middle} to ${last} MB`] : []),
  ];
};

const row = ({ way, format, load: at, taken: { bytes, use } }: Figure, events: number) => ({
  export: `${way}, ${format}`,
  seconds: rounded(use.seconds),
  'events/s': Math.round(events / use.seconds),
  'MB/s': rounded(bytes / 1e6 / use.seconds),
  MB: Math.round(bytes / 1e6),
  'CPU, s': rounded(use.cpuSeconds),
  'RSS start': use.rss.start,
  median: use.rss.median,
  max: use.rss.max,
  last: use.rss.last,
  'by tenths': use.rss.course.join(' '),
  load: at,
});

const stops: (() => Promise<void>)[] = [];
try {
  await buildIfStale();
  const postgres = await startTemporaryPostgres();
  stops.push(() => postgres.dispose());
  const filledAt = performance.now();
  const events = await makeLongLog(postgres.url, wanted);
  console.log(
    `${events} events, made in ${Math.round((performance.now() - filledAt) / 1_000)} s; load ${load()}`,
  );
  const env = {
    ...process.env,
    ...{ DATA_DIR: postgres.dataDir, DATABASE_URL: postgres.url, ANALYST_EMAILS: analyst, LOG_LEVEL: 'warn' },
  };
  const url = await oneGateway(env, [], (stop) => stops.push(stop));
  const pid = listenerOn(Number(new URL(url).port));
  if (pid === null) throw new Error('Memory is read from /proc, which this machine does not have');
  const cookie = await signIn(url, analyst);

  const figures: Figure[] = [];
  for (const [way, format] of runs) {
    const [loadBefore, gateway] = [load(), { url, pid, cookie }];
    const taken = way === 'HTTP' ? await overHttp(gateway, format) : await byCommand(postgres.url, format);
    const figure = { way, format, load: loadBefore, taken };
    figures.push(figure);
    console.log(JSON.stringify(row(figure, events)));
  }

  console.table(figures.map((figure) => row(figure, events)));
  const problems = figures.flatMap((figure) => check(figure, events));
  console.log(problems.length === 0 ? 'Whole, in memory that did not grow.' : problems.join('\n'));
  if (problems.length > 0) process.exitCode = 1;
  mkdirSync('bench-results', { recursive: true });
  const about = { at: new Date().toISOString(), node: process.version, cpus: cpus().length };
  writeFileSync(
    'bench-results/export.json',
    `${JSON.stringify({ ...about, events, figures, problems }, null, 2)}\n`,
  );
} finally {
  for (const stop of stops.reverse()) await stop();
}
