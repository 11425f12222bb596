import { describeWith } from '../support/describe-with.js';
import { signIn } from '../support/sign-in.js';
import { FaultyCluster } from './cluster/cluster.js';
import type { FaultName } from './night/faults.js';
import { playNight } from './night/night.js';
import { shortNight } from './night/night-size.js';

/** A quarter of a minute for a night, and more on a machine that has other things to do. */
const timeoutMs = 240_000;

/** One night: what it is called, its seed, and the faults that may happen in it. */
export type ShortNight = readonly [what: string, seed: number, faults: readonly FaultName[]];

/** Short nights on a cluster of their own, each of which must keep every promise; the long form is `npm run faults`. */
export const keepEveryPromise = (nights: readonly ShortNight[]): void =>
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
