import { setTimeout as sleep } from 'node:timers/promises';
import { eventSchemas, type GameEventType, isTransition } from '@clockbeat/domain';
import type { Random } from '../../support/random.js';
import type { FaultyCluster } from '../cluster/cluster.js';

/** Does something to the cluster and, unless it says otherwise, undoes it; says what it did. */
type Fault = (cluster: FaultyCluster, random: Random) => Promise<string>;

const lasting = async (random: Random, least: number, most: number): Promise<string> => {
  const ms = random.whole(least, most);
  await sleep(ms);
  return `${(ms / 1000).toFixed(1)} s`;
};

const transitionTypes = (Object.keys(eventSchemas) as GameEventType[]).filter(isTransition);

const ways = { stop: 'stopped', crash: 'killed', pause: 'stood still' } as const;
type Way = keyof typeof ways;

/** PostgreSQL is stopped, killed or stands still, for `least` to `most` ms. */
const away = async (
  { postgres }: FaultyCluster,
  random: Random,
  way: Way,
  least: number,
  most: number,
): Promise<string> => {
  await postgres[way]();
  const lasted = await lasting(random, least, most);
  if (way === 'pause') postgres.resume();
  else await postgres.restart();
  return `PostgreSQL ${ways[way]} for ${lasted}`;
};

/** By one of these ways, long enough for people to notice. */
const awayForLong = (cluster: FaultyCluster, random: Random): Promise<string> =>
  away(cluster, random, random.of(Object.keys(ways) as Way[]), 500, 6_000);

/** In how many ms the next question's time is over, as far as PostgreSQL knows. */
const nextDeadline = async (cluster: FaultyCluster): Promise<number> => {
  const [row] = await cluster.query<{ ms: number | null }>(
    `select (extract(epoch from min(due_at) - clock_timestamp()) * 1000)::float8 as ms
     from game_streams where due_at > clock_timestamp()`,
  );
  return row?.ms ?? 0;
};

/** Everything that can go wrong, by the name that `--faults` takes. */
export const faults = {
  'gateway-killed': async (cluster, random) => {
    const gateway = random.of(cluster.gateways);
    await gateway.kill();
    const away = await lasting(random, 0, 3_000);
    await gateway.start();
    return `${gateway.name} killed, started after ${away}`;
  },
  'gateway-paused': async (cluster, random) => {
    const gateway = random.of(cluster.gateways);
    gateway.pause();
    await sleep(10_000);
    gateway.resume();
    return `${gateway.name} stood still for 10 s`;
  },
  'gateway-clock': async (cluster, random) => {
    const gateway = random.of(cluster.gateways);
    const seconds = random.whole(-3_600, 3_600);
    gateway.shiftClock(seconds * 1000);
    const shifted = await lasting(random, 500, 3_000);
    if (random.chance(0.5)) gateway.shiftClock(0);
    return `${gateway.name}'s time of day off by ${seconds} s, for ${shifted} or for good`;
  },
  'redis-stopped': async ({ redis }, random) => {
    await redis.stop();
    const away = await lasting(random, 500, 5_000);
    await redis.restart();
    return `Redis stopped for ${away}, back empty`;
  },
  'redis-restarted': async ({ redis }) => {
    await redis.stop();
    await redis.restart();
    return 'Redis restarted, back empty';
  },
  'redis-paused': async ({ redis }, random) => {
    redis.pause();
    const away = await lasting(random, 500, 6_000);
    redis.resume();
    return `Redis stood still for ${away}`;
  },
  'redis-cut': async ({ members }, random) => {
    const { gateway, toRedis } = random.of(members);
    toRedis.shut();
    const away = await lasting(random, 500, 5_000);
    toRedis.unshut();
    return `${gateway.name} alone without Redis for ${away}`;
  },
  'postgres-restarted': (cluster, random) => away(cluster, random, 'stop', 0, 2_000),
  'postgres-crashed': (cluster, random) => away(cluster, random, 'crash', 0, 2_000),
  'postgres-paused': (cluster, random) => away(cluster, random, 'pause', 300, 8_000),
  'postgres-away-at-deadline': async (cluster, random) => {
    const dueInMs = await nextDeadline(cluster);
    await sleep(Math.max(0, Math.min(dueInMs, 6_000) + random.whole(-400, 200)));
    return `${await awayForLong(cluster, random)}, about when a question's time was over`;
  },
  'postgres-away-at-move': async (cluster, random) => {
    const moves = cluster.members.map(({ toPostgres }) => toPostgres.nextAppend(transitionTypes));
    const moved = await Promise.race([...moves.map((move) => move.then(() => true)), sleep(6_000, false)]);
    return `${await awayForLong(cluster, random)}${moved ? ', just when a game moved' : ''}`;
  },
  'postgres-cut': async ({ members }, random) => {
    const { gateway, toPostgres } = random.of(members);
    toPostgres.cut({ refuse: true });
    const away = await lasting(random, 200, 4_000);
    toPostgres.heal();
    return `${gateway.name} alone without PostgreSQL for ${away}`;
  },
  'postgres-clock': async ({ clock, gateways }, random) => {
    const seconds = random.of([-5, 5, 60, 3_600]);
    await clock.step(seconds * 1000);
    const gateway = random.of(gateways);
    await gateway.kill();
    await gateway.start();
    return `PostgreSQL's clock set by ${seconds} s, and ${gateway.name} killed and started`;
  },
  'log-taken-back': async (cluster, random) => {
    const lost = await cluster.loseNextEvent(random.whole(0, 600));
    return lost ? 'a log lost its newest event' : 'no log lost anything';
  },
  'append-unanswered': async ({ members }, random) => {
    const { gateway, toPostgres } = random.of(members);
    const lost = await Promise.race([toPostgres.loseNextReply().then(() => true), sleep(3_000, false)]);
    await sleep(random.whole(10, 400));
    toPostgres.cut();
    toPostgres.heal();
    return `${gateway.name} ${lost ? 'never heard that its events were stored' : 'had its connections cut'}`;
  },
  'feed-unreliable': async ({ members }, random) => {
    for (const { toRedis } of members) toRedis.becomeUnreliable(random);
    const before = members.reduce((sum, { toRedis }) => sum + toRedis.met, 0);
    const away = await lasting(random, 2_000, 8_000);
    for (const { toRedis } of members) toRedis.becomeReliable();
    const met = members.reduce((sum, { toRedis }) => sum + toRedis.met, 0) - before;
    return `${met} messages of the feed lost, repeated or late within ${away}`;
  },
  'sockets-cut': async ({ door }, random) => {
    const cut = door.cutSome(random.of([0.2, 0.5, 1]), random);
    await sleep(500);
    return `${cut} sockets cut, in the middle of their next words or sooner`;
  },
} as const satisfies Readonly<Record<string, Fault>>;

export type FaultName = keyof typeof faults;
export const faultNames = Object.keys(faults) as FaultName[];

export interface Incident {
  readonly fault: FaultName;
  readonly what: string;
}

/** One fault after another, with a breath between them, until `isEnough`; sometimes two at once. */
export const misfortune = async (
  cluster: FaultyCluster,
  random: Random,
  allowed: readonly FaultName[],
  isEnough: () => boolean,
): Promise<Incident[]> => {
  const incidents: Incident[] = [];
  const happen = async (fault: FaultName): Promise<void> => {
    const what = await faults[fault](cluster, random.branch(`${fault} ${incidents.length}`));
    incidents.push({ fault, what });
  };
  while (!isEnough()) {
    await sleep(random.whole(200, 2_500));
    if (isEnough()) break;
    const first = random.of(allowed);
    const second = random.of(allowed);
    // two that would stop and start the same part get in each other's way, not in the game's
    const together = partOf(first) !== partOf(second) && random.chance(0.3);
    await Promise.all([happen(first), ...(together ? [happen(second)] : [])]);
  }
  return incidents;
};

const partOf = (fault: FaultName): string => fault.split('-')[0] ?? fault;
