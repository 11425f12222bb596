import pg from 'pg';
import { startTemporaryPostgres } from '../../../../scripts/postgres/temporary.mjs';
import { until } from '../../../../test/support/live/until.js';
import { TcpProxy } from '../../test-support/tcp-proxy.js';
import { Replica, type ReplicaState } from './replica.js';

type Server = Awaited<ReturnType<typeof startTemporaryPostgres>>;

let primary: Server;
let standby: Server;
let proxy: TcpProxy;
const pools: pg.Pool[] = [];
let write: pg.Pool;
let control: pg.Pool;

const poolOn = (connectionString: string): pg.Pool => {
  const pool = new pg.Pool({ connectionString, max: 2 });
  pool.on('error', () => undefined);
  pools.push(pool);
  return pool;
};

/** A real one, made from the primary's files and streamed to from then on. */
beforeAll(async () => {
  primary = await startTemporaryPostgres();
  await primary.stop();
  const follows = primary.url;
  standby = await startTemporaryPostgres({ copyOf: primary.dataDir, follows }).catch(async (error) => {
    await primary.restart();
    throw error;
  });
  await primary.restart();
  proxy = await TcpProxy.before(standby.url);
  write = poolOn(primary.url);
  control = poolOn(standby.url);
  await write.query('create table things (thing int)');
});
afterEach(async () => {
  proxy.heal();
  await control.query('select pg_wal_replay_resume()');
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await proxy.close();
  await standby.dispose();
  await primary.dispose();
});

const reading = (freshMs: number) => {
  const ofReplica = poolOn(proxy.url);
  const replica = new Replica(poolOn(primary.url), ofReplica, freshMs);
  const states: ReplicaState[] = [];
  replica.onState((state) => states.push(state));
  const reader = replica.reader(ofReplica, write);
  const things = async () => {
    const { rows } = await reader.query<{ things: number; replica: boolean }>(
      'select count(*)::int as things, pg_is_in_recovery() as replica from things',
    );
    return rows[0] ?? { things: 0, replica: false };
  };
  return { things, states };
};

const isRead = (from: 'replica' | 'primary', things: () => Promise<{ replica: boolean }>) =>
  until(`the ${from} is read`, async () => (await things()).replica === (from === 'replica'));

it('is read while it has what the primary had a moment ago', async () => {
  const { things, states } = reading(60_000);
  await write.query('insert into things values (1)');
  await isRead('replica', things);
  await until('it has the row', async () => (await things()).things === 1);
  expect(states).toEqual([]);
});

it('is not read once it is further behind than it may be, and is again when it has caught up', async () => {
  const { things, states } = reading(2_000);
  await isRead('replica', things);
  await control.query('select pg_wal_replay_pause()');
  const before = (await things()).things;
  await write.query('insert into things values (2)');
  await isRead('primary', things);
  expect((await things()).things).toBe(before + 1);
  // who reads nothing asks for nothing, and learns nothing
  await until('that is told', async () => (await things()) && states.length > 0);
  expect(states).toEqual([{ read: 'primary', why: 'it is more than 2 s behind' }]);
  await control.query('select pg_wal_replay_resume()');
  await isRead('replica', things);
  expect(states.map(({ read }) => read)).toEqual(['primary', 'replica']);
});

it('fails nobody when it is away, and says so once', async () => {
  const { things, states } = reading(60_000);
  await isRead('replica', things);
  proxy.cut({ refuse: true });
  for (let times = 0; times < 5; times += 1) expect((await things()).replica).toBe(false);
  expect(states).toHaveLength(1);
  expect(states[0]).toMatchObject({ read: 'primary' });
  proxy.heal();
  await isRead('replica', things);
  expect(states.map(({ read }) => read)).toEqual(['primary', 'replica']);
});

it('is not read when it is no standby: it may have taken over, and know nothing of what is written since', async () => {
  const other = poolOn(primary.url);
  const replica = new Replica(poolOn(primary.url), other);
  const states: ReplicaState[] = [];
  replica.onState((state) => states.push(state));
  await replica.reader(other, write).query('select 1');
  expect(states).toEqual([{ read: 'primary', why: 'it is no standby' }]);
});
