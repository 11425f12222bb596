import pg from 'pg';
import request from 'supertest';
import { startTemporaryPostgres } from '../../scripts/postgres/temporary.mjs';
import { startGateway, type TestGateway } from '../support/app.js';
import { listsFollowed } from '../support/live/lists-followed.js';
import { closeClients } from '../support/live/test-client.js';
import { cookieOf, TestHost } from '../support/live/test-host.js';
import { until } from '../support/live/until.js';

type Server = Awaited<ReturnType<typeof startTemporaryPostgres>>;

let primary: Server;
let standby: Server;
let control: pg.Client;
let gateway: TestGateway;
let cookie: string;

/** A standby made from the primary's files, and a gateway that may read it. */
beforeAll(async () => {
  primary = await startTemporaryPostgres();
  await primary.stop();
  standby = await startTemporaryPostgres({ copyOf: primary.dataDir, follows: primary.url });
  await primary.restart();
  gateway = await startGateway({ databaseUrl: primary.url, env: { DATABASE_READ_URL: standby.url } });
  control = new pg.Client({ connectionString: standby.url });
  control.on('error', () => undefined);
  await control.connect();
  cookie = await cookieOf(gateway);
});
afterAll(async () => {
  closeClients();
  await gateway?.close();
  await control?.end();
  await standby?.dispose();
  await primary?.dispose();
});

const call = (method: 'get' | 'put', path: string, cookies = cookie) =>
  request(gateway.url)[method](path).set('cookie', cookies);

const idsIn = async (path: string, cookies?: string): Promise<string[]> => {
  const { body } = await call('get', path, cookies).expect(200);
  return (body as { id: string }[]).map(({ id }) => id);
};

it('shows lists from the replica, and what one has just done from the primary', async () => {
  const host = await TestHost.on(gateway);
  await host.start();
  await host.finish();
  await listsFollowed(gateway);
  await until('the replica has been read', async () => {
    await idsIn('/api/user/game-history');
    const { rows } = await control.query(
      `select 1 from pg_stat_activity where application_name = 'clockbeat gateway reads' and query like '%game_results%'`,
    );
    return rows.length > 0;
  });
  await until('the history has the game', async () =>
    (await idsIn('/api/user/game-history')).includes(host.gameId),
  );

  await control.query('select pg_wal_replay_pause()');
  const acted = await call('put', `/api/user/game-history/${host.gameId}/archived`).expect(204);
  const [note = ''] = [acted.headers['set-cookie'] ?? []]
    .flat()
    .filter((each) => each.startsWith('clockbeat.acted='));
  expect(note).toMatch(/^clockbeat\.acted=1; Path=\/api; Max-Age=10; HttpOnly; SameSite=Lax$/);
  const both = `${cookie}; ${note.split(';')[0]}`;
  expect(await idsIn('/api/user/game-history?state=archived', both)).toEqual([host.gameId]);
  // whoever has done nothing sees it as soon as the replica is too far behind to be read
  await until('the primary is read for all', async () =>
    (await idsIn('/api/user/game-history?state=archived')).includes(host.gameId),
  );
  await control.query('select pg_wal_replay_resume()');
});

it('answers everything without the replica', async () => {
  await standby.crash();
  await call('get', '/api/games').expect(200);
  await call('get', '/api/user/stats').expect(200);
  await call('get', '/api/user/insights?period=all').expect(200);
  await request(gateway.url).get('/api/leaderboards?of=players&period=all').expect(200);
  await request(gateway.url).get('/health/ready').expect(200);
});
