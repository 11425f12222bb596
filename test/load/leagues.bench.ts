/**
 * npm run bench:leagues: a season of 40 nights and 60 teams (or BENCH_NIGHTS, BENCH_TEAMS). Its host corrects one of the games and takes
 * that back, in turns; told is how long it takes from the answer to the correction until the public page has the other table, and how
 * long a page takes that is reckoned anew, beside a call that reads nothing. On a durable PostgreSQL and a gateway of its own. The bound:
 * all corrections within 1 s.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { type CorrectedView, type LeaguePage, type LeagueView, UserId } from '@clockbeat/domain';
import { connectPersistence } from '@clockbeat/persistence';
import { newGame } from '../../libs/persistence/test-support/events.js';
import { GameLog, player } from '../../libs/persistence/test-support/game-log.js';
import { buildIfStale } from '../../scripts/build.mjs';
import { startDurablePostgres } from '../../scripts/postgres/temporary.mjs';
import { signIn } from '../support/sign-in.js';
import { machine } from './report.js';
import { spreadOf, spreadText } from './spread.js';
import { oneGateway } from './stage.js';

// what is left when this process goes (gateway, database, its folder) goes with it
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1));

const nights = Number(process.env['BENCH_NIGHTS'] ?? 40);
const teams = Number(process.env['BENCH_TEAMS'] ?? 60);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 20);
const boundMs = 1_000;
/** Longer than a gateway keeps a page. */
const keptMs = 500;

const byte = (): number => Math.floor(Math.random() * 256);
/** No rate may hide what a call costs: each look has an address of its own. */
const someAddress = (): string => `198.${18 + (byte() % 2)}.${byte()}.${byte()}`;

/** One evening: a seat for each team, one question, and other points for everybody each night. */
const evening = (hostId: UserId, night: number): GameLog => {
  const log = new GameLog(newGame(), Date.now() - (nights - night) * 86_400_000);
  log.created(1, { hostId, teamMode: true, title: `Night ${night}` });
  const names = Array.from({ length: teams }, (_, team) => `Team ${team}`);
  for (const name of names)
    log.add('PlayerJoined', {
      ...{ playerId: player(name.replace(' ', '')), name, teamName: name },
      ...{ userId: null, startingScore: 0 },
    });
  log.started();
  for (const [team, name] of names.entries()) {
    const points = 100 + ((team * 37 + night * 11) % 101);
    log.add('AnswerSubmitted', {
      ...{ playerId: player(name.replace(' ', '')), questionIndex: 0, choice: 1, responseMs: 2_000 },
      ...{ msLeft: 0, isCorrect: true, points, speedBonus: 0, total: points, streak: 1, scoringVersion: 1 },
    });
  }
  return log.finished(0);
};

await buildIfStale();
const stops: (() => Promise<void>)[] = [];
try {
  const postgres = await startDurablePostgres();
  stops.push(() => postgres.dispose());
  const env = { ...process.env, DATA_DIR: postgres.dataDir, DATABASE_URL: postgres.url, LOG_LEVEL: 'warn' };
  const url = await oneGateway(env, [], (stop) => stops.push(stop));
  const cookie = await signIn(url, 'host@example.org');
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(new URL(path, url), {
      method,
      headers: {
        cookie,
        'x-forwarded-for': someAddress(),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as T;
  };
  const { id } = await call<{ id: string }>('GET', '/api/auth/user');
  const store = await connectPersistence({ url: postgres.url });
  const games = await Promise.all(
    Array.from({ length: nights }, async (_, night) => {
      const log = evening(UserId(id), night);
      for (const event of log.events) {
        // no gateway may take it for a game that waits for its clock
        const transition = event.transition && { dueAt: null };
        const outcome = await store.appends.append({ ...event, transition });
        if (outcome.outcome !== 'stored')
          throw new Error(`An event of night ${night} was ${outcome.outcome}`);
      }
      return log.gameId;
    }),
  );
  await store.close();

  const league = await call<LeagueView>('POST', '/api/leagues', { title: 'Autumn', kind: 'teams' });
  for (const gameId of games) {
    // the lists follow the log
    for (let tries = 0; ; tries += 1) {
      const added = await call('POST', `/api/leagues/${league.id}/nights`, { gameId }).catch(() => null);
      if (added !== null || tries > 200) break;
      await pause(50);
    }
  }
  const names = Array.from({ length: teams }, (_, team) => `team ${team}`);
  await call('POST', `/api/leagues/${league.id}/members`, { names });
  const page = `/api/league/${league.url.split('/').at(-1)}`;
  const table = async (): Promise<string> => JSON.stringify((await call<LeaguePage>('GET', page)).rows);
  while ((await call<LeaguePage>('GET', page)).nights.length < nights) await pause(100);

  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const startedAt = performance.now();
    await work();
    return performance.now() - startedAt;
  };
  const [reckoned, nothing, followed]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    await pause(keptMs);
    reckoned.push(await timed(table));
    nothing.push(await timed(() => call('GET', '/health/live')));
  }
  const corrections = `/api/games/${games.at(-1)}/corrections`;
  const untilOther = async (before: string): Promise<void> => {
    while ((await table()) === before) await pause(10);
  };
  for (let round = 0; round < rounds; round += 1) {
    const before = await table();
    const voiding = { questionIndex: 0, change: 'void', reason: 'Two were right' };
    const { correction } = await call<CorrectedView>('POST', corrections, voiding);
    followed.push(await timed(() => untilOther(before)));
    const between = await table();
    await call('DELETE', `${corrections}/${correction.correctionId}`);
    followed.push(await timed(() => untilOther(between)));
  }
  const { cpus, load } = machine();
  console.log(`Machine: ${cpus}, load ${load}; ${nights} nights, ${teams} teams`);
  console.log(`a page that is reckoned   ${spreadText(spreadOf(reckoned))}`);
  console.log(`a call that reads nothing ${spreadText(spreadOf(nothing))}`);
  console.log(`a correction, to the page ${spreadText(spreadOf(followed))}   (bound: ${boundMs} ms)`);
} finally {
  for (const stop of stops.reverse()) await stop();
}
