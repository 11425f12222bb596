/**
 * npm run bench:public-sets: searches among 50,000 public sets (or BENCH_SETS) over HTTP, one call after the other and each kind of search
 * in its turn. Told are the times of each kind beside a call that reads nothing, in the same run. On a durable PostgreSQL and a gateway of
 * its own. The bound: p95 of all searches within 100 ms.
 */
import { buildIfStale } from '../../scripts/build.mjs';
import { startDurablePostgres } from '../../scripts/postgres/temporary.mjs';
import { crowdSets, words } from './public-sets/crowded-sets.js';
import { machine } from './report.js';
import { rounded } from './spread.js';
import { oneGateway } from './stage.js';

// what is left when this process goes (gateway, database, its folder) goes with it
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1));

const sets = Number(process.env['BENCH_SETS'] ?? 50_000);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 40);
const boundMs = 100;

const searches: Readonly<Record<string, string>> = {
  'no words': '',
  'no words, a category': 'category=Music',
  'no words, language and length': 'language=de&length=medium',
  'a word of every set': 'q=which',
  'a word of many sets': `q=${words.often}`,
  'a word of some sets': `q=${words.some}`,
  'a word of few sets': `q=${words.rare}`,
  'a word of no set': 'q=xylophone',
  'the first letter of a word': 'q=w',
  'two words': `q=${words.some}+${words.title}`,
  'a word of every set and one of few': `q=which+${words.rare}`,
  'words in quotation marks': `q=${encodeURIComponent(`"which ${words.often}"`)}`,
  'a word of every set, all filters': 'q=which&category=Art&language=en&length=medium',
  'a word of every set, a language that none has': 'q=which&language=ja',
  'an author': 'q=author77',
};

const byte = (): number => Math.floor(Math.random() * 256);

/** From its beginning until all of the answer is there, ms; `items` of a list. No rate may hide what a call costs: each has an address of its own. */
const timed = async (url: string, path: string): Promise<{ ms: number; body: unknown }> => {
  const startedAt = performance.now();
  const response = await fetch(new URL(path, url), {
    headers: { 'x-forwarded-for': `198.${18 + (byte() % 2)}.${byte()}.${byte()}` },
  });
  const body: unknown = await response.json();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(body)}`);
  return { ms: performance.now() - startedAt, body };
};

const at = (values: readonly number[], share: number): number =>
  rounded(values.toSorted((a, b) => a - b)[Math.ceil(share * values.length) - 1] ?? 0);
const told = (values: readonly number[]): string =>
  `p50 ${at(values, 0.5)}   p95 ${at(values, 0.95)}   max ${at(values, 1)}`;

await buildIfStale();
const stops: (() => Promise<void>)[] = [];
try {
  const postgres = await startDurablePostgres();
  stops.push(() => postgres.dispose());
  const env = { ...process.env, DATA_DIR: postgres.dataDir, DATABASE_URL: postgres.url, LOG_LEVEL: 'warn' };
  const url = await oneGateway(env, [], (stop) => stops.push(stop));
  await crowdSets(postgres.url, sets);
  console.log(`Machine: ${machine().cpus}, load ${machine().load} before, ${sets} public sets`);
  const times = new Map<string, number[]>(Object.keys(searches).map((name) => [name, []]));
  const found = new Map<string, number>();
  const nothing: number[] = [];
  // a turn that does not count: what it reads is in memory afterwards, as it is on an installation that is used
  for (let round = 0; round <= rounds; round += 1)
    for (const [name, asked] of Object.entries(searches)) {
      const { ms, body } = await timed(url, `/api/public-sets?${asked}`);
      const { ms: idle } = await timed(url, '/health/live');
      if (round === 0) continue;
      times.get(name)?.push(ms);
      nothing.push(idle);
      found.set(name, (Object(body).items as unknown[]).length);
    }
  for (const [name, values] of times)
    console.log(`${name.padEnd(48)}${told(values)} ms   ${found.get(name)} on the first page`);
  const all = [...times.values()].flat();
  console.log(`${'all of them'.padEnd(48)}${told(all)} ms   (${all.length}, bound p95 ${boundMs})`);
  console.log(`${'a call that reads nothing'.padEnd(48)}${told(nothing)} ms`);
  console.log(`load ${machine().load} after`);
} finally {
  for (const stop of stops.reverse()) await stop();
}
