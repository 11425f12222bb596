import { describeWith } from '../support/describe-with.js';
import { signIn } from '../support/sign-in.js';
import { FaultyCluster } from './cluster/cluster.js';
import type { FaultName } from './night/faults.js';
import { playNight } from './night/night.js';
import { shortNight } from './night/night-size.js';

/** A quarter of a minute for a night, and more on a machine that has other things to do. */
const timeoutMs = 240_000;

/** One night: what it is called, its seed, and the faults that may happen in it. */
type ShortNight = readonly [what: string, seed: number, faults: readonly FaultName[]];

const nights: readonly ShortNight[] = [
  ['gateways are killed and sockets cut', 15, ['gateway-killed', 'sockets-cut']],
  ['PostgreSQL dies and the feed garbles', 2, ['postgres-crashed', 'append-unanswered', 'feed-unreliable']],
  ['Redis goes and gateways stand still', 3, ['redis-stopped', 'redis-paused', 'gateway-paused']],
];

/** Short nights on one cluster, each of which must keep every promise; the long form is `npm run faults`. */
describeWith('redis', 'haproxy')('three gateways behind the load balancer, while', () => {
  let cluster: FaultyCluster;
  let cookie: string;
  beforeAll(async () => {
    cluster = await FaultyCluster.start();
    cookie = await signIn(cluster.url, 'host@example.org');
  }, timeoutMs);
  afterAll(() => cluster?.stop());

  it.each(nights)(
    '%s (seed %i), keep every promise',
    async (_what, seed, faults) => {
      const { violations, incidents, answers } = await playNight(cluster, cookie, seed, faults, shortNight);
      expect(violations).toEqual([]);
      expect(incidents.length).toBeGreaterThan(0);
      expect(answers).toBeGreaterThan(0);
    },
    timeoutMs,
  );
});
