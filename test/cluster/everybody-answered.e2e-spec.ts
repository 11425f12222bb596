import type { RulesBody } from '@clockbeat/domain';
import type { TestGateway } from '../support/app.js';
import { describeWith } from '../support/describe-with.js';
import { eventsOf, logOf, Night } from '../support/live/night.js';
import { TestClock } from '../support/live/test-clock.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { until } from '../support/live/until.js';

/** Longer than a question stands for at least, and than its last answer settles for, ms. */
const longEnoughMs = 4_000;
const rules: RulesBody = { pacing: 'host', readSeconds: 0 };

describeWith('redis')('a question that closes when everybody has answered, on several gateways', () => {
  let night: Night;
  let gatewayA: TestGateway;
  let gatewayB: TestGateway;
  beforeEach(async () => {
    night = await Night.beginWithRedis();
    gatewayA = await night.gateway();
    gatewayB = await night.gateway();
  });
  afterEach(() => night.end());

  /** Two players on two gateways, in a question that is open. */
  const begin = async () => {
    const host = await TestHost.on(gatewayA, { game: { rules } });
    const ada = await TestPlayer.on(gatewayA).join(host.joinCode, 'Ada');
    const bo = await TestPlayer.on(gatewayB).join(host.joinCode, 'Bo');
    await until('the host sees Bo', () => host.newestOf('Bo') !== undefined);
    const { gameState } = await host.start();
    await Promise.all([ada.sees(0), bo.sees(0)]);
    return { host, ada, bo, opensAt: gameState.opensAt! };
  };
  type Begun = Awaited<ReturnType<typeof begin>>;

  const waitsForBo = async ({ host, ada, bo, opensAt }: Begun): Promise<void> => {
    await ada.choose('B');
    const clock = new TestClock(gatewayA);
    await until('it would have closed', () => clock.now() > opensAt + longEnoughMs);
    await bo.choose('A');
    await ada.hears('questionClosed', ({ reason, noAnswer }) => reason === 'answered' && noAnswer === 0);
    const [closed] = eventsOf(await logOf(gatewayB, host.gameId), 'QuestionClosed');
    expect(closed).toMatchObject({ actor: 'clock', data: { closed: { index: 0, reason: 'answered' } } });
  };

  it('waits for who is connected elsewhere', async () => {
    await waitsForBo(await begin());
  });

  it('never closes before the options have stood for two seconds', async () => {
    const { host, ada, bo, opensAt } = await begin();
    await Promise.all([ada.choose('B'), bo.choose('A')]);
    await bo.hears('questionClosed', ({ reason }) => reason === 'answered');
    const [closed] = eventsOf(await logOf(gatewayB, host.gameId), 'QuestionClosed');
    expect(closed!.at).toBeGreaterThanOrEqual(opensAt + 2_000);
  });

  it('waits for no phone that has dropped, whether before or after the last answer', async () => {
    const first = await begin();
    first.bo.wire.lose();
    await first.ada.choose('B');
    expect(await first.ada.hears('questionClosed')).toMatchObject({ reason: 'answered', noAnswer: 1 });

    const second = await begin();
    await second.ada.choose('B');
    second.bo.wire.lose();
    expect(await second.ada.hears('questionClosed')).toMatchObject({ reason: 'answered', noAnswer: 1 });
  });

  it('cuts nobody off while the gateways cannot hear of each other’s people', async () => {
    await night.redis.stop();
    await waitsForBo(await begin());
  });
});
