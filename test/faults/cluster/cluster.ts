import pg from 'pg';
import { TcpProxy } from '../../../libs/persistence/test-support/tcp-proxy.js';
import { startBalancer } from '../../../scripts/cluster/balancer.mjs';
import { waitUntilReady } from '../../../scripts/gateway.mjs';
import { compileCache } from '../../../scripts/paths.mjs';
import { freePort } from '../../../scripts/postgres/ports.mjs';
import { startDurablePostgres } from '../../../scripts/postgres/temporary.mjs';
import { startTemporaryRedis } from '../../../scripts/redis/temporary.mjs';
import { SettableClock } from '../../support/live/set-clock.js';
import { Door } from './door.js';
import { FaultyGateway } from './gateway.js';
import { RedisDoor } from './redis-door.js';
import { loseNextEvent, type TakenBack } from './takeover.js';

type Postgres = Awaited<ReturnType<typeof startDurablePostgres>>;
type Redis = Awaited<ReturnType<typeof startTemporaryRedis>>;

/** A gateway and its own ways to PostgreSQL and Redis. */
export interface Member {
  readonly gateway: FaultyGateway;
  readonly toPostgres: TcpProxy;
  readonly toRedis: RedisDoor;
}

interface Parts {
  readonly postgres: Postgres;
  /** PostgreSQL's. */
  readonly clock: SettableClock;
  readonly redis: Redis;
  readonly members: readonly Member[];
  /** Between the clients and the load balancer. */
  readonly door: Door;
}

/** What `npm run cluster` starts, every part of it a process of its own, with a door before each that can misbehave. */
export class FaultyCluster implements Parts {
  readonly postgres: Postgres;
  readonly clock: SettableClock;
  readonly redis: Redis;
  readonly members: readonly Member[];
  readonly door: Door;
  /** Everything that PostgreSQL lost. */
  readonly takenBack: TakenBack[] = [];

  private constructor(
    parts: Parts,
    private readonly stops: readonly (() => Promise<unknown>)[],
  ) {
    this.postgres = parts.postgres;
    this.clock = parts.clock;
    this.redis = parts.redis;
    this.members = parts.members;
    this.door = parts.door;
  }

  static async start(gateways = 3): Promise<FaultyCluster> {
    const stops: (() => Promise<unknown>)[] = [];
    try {
      const parts = await bringUp(gateways, (stop) => stops.unshift(stop));
      return new FaultyCluster(parts, stops);
    } catch (error) {
      for (const stop of stops) await stop();
      throw error;
    }
  }

  /** Where clients connect. */
  get url(): string {
    return `http://${this.door.address}`;
  }

  get gateways(): FaultyGateway[] {
    return this.members.map(({ gateway }) => gateway);
  }

  /** Everything runs and lets everything through again. */
  async heal(): Promise<void> {
    for (const { toPostgres, toRedis, gateway } of this.members) {
      toPostgres.heal();
      toRedis.unshut();
      toRedis.becomeReliable();
      gateway.shiftClock(0);
      gateway.resume();
    }
    this.door.unshut();
    for (const gateway of this.gateways) gateway.launch();
    for (const gateway of this.gateways) await gateway.ready();
    await waitUntilReady(this.url, () => false);
  }

  /** PostgreSQL loses the next event `lateMs` after it was stored; false: it lost none. */
  async loseNextEvent(lateMs: number): Promise<boolean> {
    const lost = await loseNextEvent(this.postgres.url, lateMs);
    if (lost) this.takenBack.push(lost);
    return lost !== null;
  }

  query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]> {
    return ask<Row>(this.postgres, sql, values);
  }

  async stop(): Promise<void> {
    for (const gateway of this.gateways) gateway.resume();
    for (const stop of this.stops) await stop();
  }
}

const ask = async <Row extends pg.QueryResultRow>(
  { url }: Postgres,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined); // the query under way fails as well: it is told there
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
};

const bringUp = async (count: number, onStop: (stop: () => Promise<unknown>) => void): Promise<Parts> => {
  const postgres = await startDurablePostgres();
  onStop(() => postgres.dispose());
  const clock = await SettableClock.install((sql, values) => ask(postgres, sql, values));
  const redis = await startTemporaryRedis();
  onStop(() => redis.dispose());
  const addMember = async (_: unknown, index: number): Promise<Member> => {
    const toPostgres = await TcpProxy.before(postgres.url);
    onStop(() => toPostgres.close());
    const toRedis = await RedisDoor.before(redis.url);
    onStop(() => toRedis.close());
    const gateway = await FaultyGateway.start(`gateway ${index + 1}`, {
      ...compileCache,
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      DATABASE_URL: toPostgres.url,
      REDIS_URL: `redis://${toRedis.address}`,
      SESSION_SECRET: 'the secret of all gateways under test',
      REHEARSAL: 'off',
      LOG_LEVEL: 'error',
    });
    onStop(() => gateway.kill());
    return { gateway, toPostgres, toRedis };
  };
  // the first alone: it brings the database up to date
  const members = [await addMember(null, 0)];
  members.push(
    ...(await Promise.all(Array.from({ length: count - 1 }, (_, index) => addMember(_, index + 1)))),
  );
  const bind = `127.0.0.1:${await freePort()}`;
  const balancer = startBalancer({
    bind,
    gateways: members.map(({ gateway }) => new URL(gateway.url).host),
  });
  onStop(() => balancer.stop());
  await waitUntilReady(`http://${bind}`, () => false);
  const door = await Door.before(`http://${bind}`);
  onStop(() => door.close());
  return { postgres, clock, redis, members, door };
};
