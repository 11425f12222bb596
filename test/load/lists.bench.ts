/**
 * npm run bench:lists: 40 strangers, each call from another address, read every public list of an installation with
 * 300,000 accounts on its boards (or BENCH_ACCOUNTS) as fast as they are answered. Told are the worst /health/ready and
 * the time until a solo game shows its first question: alone, beside as many callers of a call that reads nothing (the
 * yardstick), and beside the readers. On a durable PostgreSQL and a gateway of their own.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { buildIfStale } from '../../scripts/build.mjs';
import { startDurablePostgres } from '../../scripts/postgres/temporary.mjs';
import { type Crowd, crowdBoards } from './lists/crowded-boards.js';
import { rounded, spreadOf, spreadText } from './spread.js';
import { oneGateway } from './stage.js';

// what is left when this process goes (gateway, database, its folder) goes with it
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1));

const accounts = Number(process.env['BENCH_ACCOUNTS'] ?? 300_000);
const seats = 100_000;
const callers = 40;
const spanMs = Number(process.env['BENCH_SECONDS'] ?? 15) * 1_000;
/** On a machine with nothing else to do: where the yardstick misses them too, nothing can be said. */
const bounds = { readyMs: 500, soloMs: 1_000 };
const timeoutMs = 60_000;

const load = (): number => rounded(loadavg()[0] ?? 0);
const byte = (): number => Math.floor(Math.random() * 256);
/** No rate may hide what a call costs: so many strangers have as many addresses. */
const someAddress = (): string => `198.${18 + (byte() % 2)}.${byte()}.${byte()}`;

const call = async (url: string, path: string): Promise<Response> =>
  fetch(new URL(path, url), {
    headers: { 'x-forwarded-for': someAddress() },
    signal: AbortSignal.timeout(timeoutMs),
  });

/** Every list that a stranger may ask for; boards from the top, from where a page ended, and behind a made-up cursor. */
const publicLists = ({ teamId, lastPlaces }: Crowd): string[] => [
  ...['players', 'teams'].flatMap((of) =>
    ['all', 'week'].flatMap((period) => {
      const board = `/api/leaderboards?of=${of}&period=${period}&limit=200`;
      return [board, `${board}&cursor=${lastPlaces[of === 'teams' ? 'teams' : 'players']}`];
    }),
  ),
  `/api/teams/${teamId}`,
  '/api/questions/categories',
  '/api/questions/by-category',
  '/api/questions/category/General%20Knowledge?q=which&limit=200',
  '/api/questions/default',
];

type Statuses = Map<number, number>;

/** Reads list after list, and goes on with a page where there is one more. */
const readLists = async (url: string, paths: readonly string[], over: AbortSignal, seen: Statuses) => {
  for (let turn = byte(); !over.aborted; turn += 1) {
    let path = paths[turn % paths.length] ?? '/';
    for (let pages = 0; pages < 5 && !over.aborted; pages += 1) {
      const response = await call(url, path).catch(() => null);
      const status = response?.status ?? 0;
      seen.set(status, (seen.get(status) ?? 0) + 1);
      const body: unknown = await response?.json().catch(() => null);
      const next: unknown = Object(body).nextCursor;
      if (typeof next !== 'string') break;
      path = `${path.split('&cursor=')[0]}&cursor=${encodeURIComponent(next)}`;
    }
  }
};

const readyMs = async (url: string): Promise<{ ms: number; ok: boolean }> => {
  const startedAt = performance.now();
  const { ok } = await call(url, '/health/ready');
  return { ms: performance.now() - startedAt, ok };
};

/** From the click until the first question is there. */
const soloMs = async (url: string): Promise<number> => {
  const startedAt = performance.now();
  const made = await fetch(new URL('/api/solo-games', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': someAddress() },
    body: JSON.stringify({ category: 'General Knowledge', count: 5 }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (made.status !== 201) throw new Error(`No solo game: ${made.status} ${await made.text()}`);
  const { gameId, token } = (await made.json()) as { gameId: string; token: string };
  const socket = io(url, { transports: ['websocket'], forceNew: true });
  try {
    const seat = { roomId: gameId, playerName: 'Ada', token };
    await socket.timeout(timeoutMs).emitWithAck('joinGame', seat);
    const { gameState } = await socket.timeout(timeoutMs).emitWithAck('startGame', { roomId: gameId });
    if (!gameState?.question) throw new Error('The solo game shows no question');
    return performance.now() - startedAt;
  } finally {
    socket.disconnect();
  }
};

interface Figure {
  readonly beside: string;
  readonly load: number;
  readonly ready: number[];
  readonly unready: number;
  readonly solo: number[];
  readonly statuses: Record<number, number>;
}

const measure = async (url: string, beside: string, paths: readonly string[]): Promise<Figure> => {
  const over = new AbortController();
  const seen: Statuses = new Map();
  const at = load();
  const crowd =
    paths.length === 0 ? [] : Array.from({ length: callers }, () => readLists(url, paths, over.signal, seen));
  const ready: number[] = [];
  const solo: number[] = [];
  let unready = 0;
  const until = performance.now() + spanMs;
  const probes = [
    async () => {
      const { ms, ok } = await readyMs(url);
      ready.push(ms);
      if (!ok) unready += 1;
    },
    async () => void solo.push(await soloMs(url)),
  ].map(async (probe) => {
    while (performance.now() < until) {
      await probe();
      await pause(200);
    }
  });
  try {
    await Promise.all(probes);
  } finally {
    over.abort();
    await Promise.all(crowd);
  }
  return { beside, load: at, ready, unready, solo, statuses: Object.fromEntries(seen) };
};

const row = ({ beside, load: at, ready, unready, solo, statuses }: Figure) => ({
  beside,
  'ready, ms': spreadText(spreadOf(ready)),
  'not ready': unready,
  'solo game, ms': spreadText(spreadOf(solo)),
  'calls, by status': Object.entries(statuses)
    .map(([status, count]) => `${status} × ${count}`)
    .join(', '),
  load: at,
});

const stops: (() => Promise<void>)[] = [];
try {
  await buildIfStale();
  const postgres = await startDurablePostgres();
  stops.push(() => postgres.dispose());
  const env = { ...process.env, DATA_DIR: postgres.dataDir, DATABASE_URL: postgres.url, LOG_LEVEL: 'fatal' };
  const url = await oneGateway(env, [], (stop) => stops.push(stop));
  const crowd = await crowdBoards(postgres.url, accounts, seats);
  console.log(`${accounts} accounts, a team of ${seats} seats; load ${load()}`);

  await soloMs(url); // the first one also pays for compiling
  const figures: Figure[] = [];
  for (const [beside, paths] of [
    ['nobody', []],
    [`${callers} callers of /health/live (the yardstick)`, ['/health/live']],
    [`${callers} readers of every public list`, publicLists(crowd)],
  ] as const) {
    const figure = await measure(url, beside, paths);
    figures.push(figure);
    console.log(JSON.stringify(row(figure)));
  }
  const [, yardstick, last] = figures;
  const worst = (times: readonly number[] | undefined): number => rounded(Math.max(...(times ?? [])));
  const missed = [
    ['/health/ready', worst(last?.ready), worst(yardstick?.ready), bounds.readyMs] as const,
    ['a solo game', worst(last?.solo), worst(yardstick?.solo), bounds.soloMs] as const,
  ].filter(([, ms, , bound]) => ms > bound);
  const isOurs = ([, , beside, bound]: (typeof missed)[number]): boolean => beside <= bound;
  const problems = missed.map(
    (one) =>
      `${one[0]} took ${one[1]} ms (bound: ${one[3]}; yardstick: ${one[2]}${isOurs(one) ? '' : ', too busy to tell'})`,
  );
  if (last?.unready) problems.push(`/health/ready was not 200 ${last.unready} times`);
  console.log(problems.length === 0 ? 'Within the bounds.' : problems.join('\n'));
  if (last?.unready || missed.some(isOurs)) process.exitCode = 1;
  mkdirSync('bench-results', { recursive: true });
  const about = { at: new Date().toISOString(), node: process.version, cpus: cpus().length, accounts, seats };
  writeFileSync(
    'bench-results/lists.json',
    `${JSON.stringify({ ...about, figures: figures.map(row), problems }, null, 2)}\n`,
  );
} finally {
  for (const stop of stops.reverse()) await stop();
}
