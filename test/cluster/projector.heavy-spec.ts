import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import request from 'supertest';
import { inRoot, program } from '../../scripts/paths.mjs';
import { freePort } from '../../scripts/postgres/ports.mjs';
import { startDurablePostgres } from '../../scripts/postgres/temporary.mjs';
import { startGateway, type TestGateway } from '../support/app.js';
import { quiz } from '../support/live/quiz.js';
import { closeClients } from '../support/live/test-client.js';
import { TestHost } from '../support/live/test-host.js';
import { until } from '../support/live/until.js';

let projectors: ChildProcess[] = [];

/** A projector in a process of its own, and the address at which it answers. */
const startProjector = async (databaseUrl: string, env: Record<string, string> = {}) => {
  const port = await freePort();
  const child = spawn(process.execPath, [program('projector')], {
    env: {
      PATH: process.env['PATH'],
      // as a container has it: no secret, and the gateways' own setting beside it
      NODE_ENV: 'production',
      PROJECTIONS: 'off',
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      PROJECTOR_PORT: `${port}`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  projectors.push(child);
  return { child, url: `http://127.0.0.1:${port}` };
};

const ready = async (url: string): Promise<{ status: number; body: unknown } | null> => {
  const answer = await fetch(`${url}/health/ready`).catch(() => null);
  return answer && { status: answer.status, body: await answer.json() };
};
const untilReady = (url: string): Promise<void> =>
  until('the projector is ready', async () => (await ready(url))?.status === 200);

/** What it says to Prometheus, by series. */
const metricsOf = async (url: string): Promise<ReadonlyMap<string, number>> => {
  const { text } = await request(url).get('/metrics').expect(200);
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
};

describe('a projector', () => {
  let postgres: Awaited<ReturnType<typeof startDurablePostgres>>;
  let gateway: TestGateway;
  beforeAll(async () => {
    postgres = await startDurablePostgres();
    gateway = await startGateway({ databaseUrl: postgres.url, env: { PROJECTIONS: 'off' } });
  });
  afterEach(() => {
    for (const child of projectors) if (child.exitCode === null) child.kill('SIGKILL');
    projectors = [];
  });
  afterAll(async () => {
    closeClients();
    await gateway?.close();
    await postgres?.dispose();
  });

  it('says 503 while PostgreSQL is not there yet, and lives', async () => {
    const nowhere = `postgres://nobody@127.0.0.1:${await freePort()}/nothing`;
    const { url } = await startProjector(nowhere);
    await until('it answers', async () => (await ready(url)) !== null);
    expect(await ready(url)).toEqual({
      status: 503,
      body: {
        status: 'error',
        degraded: [],
        details: { projector: { status: 'down', message: 'starting' } },
      },
    });
    await request(url).get('/health/live').expect(200, { status: 'ok' });
  });

  it('says 503 while PostgreSQL stands still, and is ready again afterwards', async () => {
    const { child, url } = await startProjector(postgres.url);
    await untilReady(url);
    expect((await ready(url))?.body).toEqual({
      status: 'ok',
      degraded: [],
      details: { projector: { status: 'up' }, postgres: { status: 'up' } },
    });
    postgres.pause();
    expect(await ready(url)).toMatchObject({
      status: 503,
      body: { status: 'error', details: { postgres: { status: 'down' } } },
    });
    await request(url).get('/health/live').expect(200);
    postgres.resume();
    await untilReady(url);
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
  });

  it('tells how far the lists are behind, whoever holds them up', async () => {
    const { url } = await startProjector(postgres.url);
    await untilReady(url);
    const elected = async () => (await metricsOf(url)).get('clockbeat_projections_elected') === 1;
    await until('it is elected', elected);
    const lag = async () =>
      (await metricsOf(url)).get('clockbeat_projection_lag_seconds{projection="games"}') ?? Number.NaN;
    const other = new pg.Client({ connectionString: postgres.url });
    await other.connect();
    await other.query('begin; select * from projections for update');
    await TestHost.on(gateway, { questions: quiz(1) });
    await until('the games are behind', async () => (await lag()) > 1);
    await other.query('rollback');
    await until('the games have followed', async () => (await lag()) === 0);
    await other.end();
  });

  it('has metrics that docs/operations.md knows, for whoever may read those of a gateway', async () => {
    const { url } = await startProjector(postgres.url);
    await untilReady(url);
    const docs = readFileSync(inRoot('docs/operations.md'), 'utf8');
    const ours = [...(await metricsOf(url)).keys()].filter((series) => series.startsWith('clockbeat_'));
    for (const series of ours) expect(docs).toMatch(new RegExp(`^\\| \`${series.split('{')[0]}`, 'm'));
    expect(ours).toContain('clockbeat_postgres_up');
    const asked = () => request(url).get('/metrics');
    await asked().set('host', 'rebound.example.org').expect(403);
    await asked().set('x-forwarded-for', '203.0.113.9').expect(403);
    await request(url).post('/metrics').expect(405);
    await request(url).get('/api/teams').expect(404);
  });

  it('wants the token where there is one', async () => {
    const { url } = await startProjector(postgres.url, { METRICS_TOKEN: 'of a test' });
    await untilReady(url);
    const asked = () => request(url).get('/metrics');
    await asked().expect(403);
    await asked().set('authorization', 'Bearer another').expect(403);
    await asked().set('authorization', 'Bearer of a test').expect(200);
  });

  it('listens nowhere without a port', async () => {
    const { child } = await startProjector(postgres.url, { PROJECTOR_PORT: '' });
    const [line] = await once(child.stdout ?? child, 'data');
    expect(`${line}`).not.toContain('Listening');
    expect(`${line}`).toContain('This projector follows the log for all');
  });
});
