import type { TestGateway } from '../support/app.js';
import { describeWith } from '../support/describe-with.js';
import { Night } from '../support/live/night.js';
import { quiz } from '../support/live/quiz.js';
import { type RedisCluster, startRedisCluster } from '../support/live/redis-cluster.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { until } from '../support/live/until.js';

describeWith('redis')('a Redis Cluster of three nodes', () => {
  let redis: RedisCluster;
  let night: Night;
  let gatewayA: TestGateway;
  let gatewayB: TestGateway;
  beforeAll(async () => {
    redis = await startRedisCluster();
    night = await Night.begin();
    [gatewayA, gatewayB] = await Promise.all([night.fedGateway(redis.url), night.fedGateway(redis.url)]);
  });
  afterAll(async () => {
    await night?.end();
    await redis?.dispose();
  });

  it('carries games that lie on different nodes, with presence and takeover', async () => {
    // Ten games: with three nodes, all but certainly not on one.
    const hosts = await Promise.all(
      Array.from({ length: 10 }, () => TestHost.on(gatewayA, { questions: quiz(1) })),
    );
    await Promise.all(
      hosts.map(async (host) => {
        const first = await TestPlayer.on(gatewayB).join(host.joinCode, 'Ada');
        await until('the host sees Ada', () => host.newestOf('Ada')?.connected === true);
        const ada = await first.comesBack(gatewayA);
        expect((await first.hears('removed')).reason).toBe('replaced');
        const bo = await TestPlayer.on(gatewayB).join(host.joinCode, 'Bo');
        await host.start();
        await bo.sees(0);
        await Promise.all([ada.answer('B'), bo.answer('A')]);
        await host.next(0);
        const ends = await Promise.all([ada, bo].map((player) => player.hears('gameFinished')));
        expect(ends[0]?.finalScores).toEqual(ends[1]?.finalScores);
        expect(ends[0]?.finalScores.map(({ name }) => name)).toEqual(['Ada', 'Bo']);
      }),
    );
  });
});
