import { describeWith } from '../support/describe-with.js';
import { signIn } from '../support/sign-in.js';
import { FaultyCluster } from './cluster/cluster.js';
import type { FaultName } from './night/faults.js';
import { playNight } from './night/night.js';
import { shortNight } from './night/night-size.js';

/** A quarter of a minute each, and more on a machine that has other things to do; the long form is `npm run faults`. */
const patience = 240_000;

describeWith('redis', 'haproxy')('three gateways behind the load balancer, while', () => {
  let cluster: FaultyCluster;
  let cookie: string;
  beforeAll(async () => {
    cluster = await FaultyCluster.start();
    cookie = await signIn(cluster.url, 'host@example.org');
  }, patience);
  afterAll(() => cluster?.stop());

  const nights: [string, number, FaultName[]][] = [
    ['gateways are killed and sockets cut', 1, ['gateway-killed', 'sockets-cut']],
    ['PostgreSQL dies and the feed garbles', 2, ['postgres-crashed', 'append-unanswered', 'feed-unreliable']],
  ];
  it.each(nights)(
    '%s (seed %i), keep every promise',
    async (_what, seed, faults) => {
      const { violations, incidents, answers } = await playNight(cluster, cookie, seed, faults, shortNight);
      expect(violations).toEqual([]);
      expect(incidents.length).toBeGreaterThan(0);
      expect(answers).toBeGreaterThan(0);
    },
    patience,
  );
});
