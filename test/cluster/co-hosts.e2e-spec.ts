import type { RecordedEvent } from '@clockbeat/domain';
import type { TestGateway } from '../support/app.js';
import { describeWith } from '../support/describe-with.js';
import { eventsOf, logOf, Night } from '../support/live/night.js';
import { coHostCall, TestCoHost } from '../support/live/test-co-host.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { makeUnreliable } from '../support/live/unreliable-feed.js';

/** The host is on A, the co-host on B and C; what A tells of the log may be lost on the way. */
describeWith('redis')('a co-host over several gateways', () => {
  let night: Night;
  let gatewayA: TestGateway;
  let gatewayB: TestGateway;
  let gatewayC: TestGateway;
  let host: TestHost;
  let coHost: TestCoHost;
  let takingBackIsLost = false;
  beforeAll(async () => {
    night = await Night.beginWithRedis();
    gatewayA = await night.gateway();
    gatewayB = await night.gateway();
    gatewayC = await night.gateway();
    const takesBack = ({ type }: RecordedEvent) => type === 'CoHostsDismissed';
    makeUnreliable(gatewayA, (events) => (takingBackIsLost && events.some(takesBack) ? 'is lost' : 'passes'));
  });
  beforeEach(async () => {
    takingBackIsLost = false;
    host = await TestHost.on(gatewayA);
    coHost = await TestCoHost.on(gatewayB, host, 'mia@example.org');
  });
  afterAll(() => night.end());

  const ended = async () =>
    eventsOf(await logOf(gatewayA, host.gameId), 'QuestionAdvanced').map(({ actor }) => actor);

  it('leads from whichever it is on, and everybody hears of it', async () => {
    const ada = await TestPlayer.on(gatewayA).join(host.joinCode, 'Ada');
    const tab = await coHost.secondTab(gatewayC);
    await coHost.start();
    await ada.sees(0);
    await tab.next(0);
    await ada.sees(1);
    await host.hears('nextQuestion');
    expect(await ended()).toEqual(['cohost:1']);
  });

  it.each([
    ['hear of it', false],
    ['were not told of it, and refuse all the same', true],
  ])('taken back in mid-game: the others %s', async (_how, lost) => {
    const tab = await coHost.secondTab(gatewayC);
    const bo = await TestPlayer.on(gatewayC).join(host.joinCode, 'Bo');
    await coHost.start();
    await bo.sees(0);
    takingBackIsLost = lost;
    await coHostCall(host, 'delete').expect(200);
    const refusals = [coHost, tab].map((panel) =>
      panel.refusal('nextQuestion', { roomId: host.gameId, gameState: { currentQuestionIndex: 0 } }),
    );
    expect(await Promise.all(refusals)).toEqual(['not_host', 'not_host']);
    await Promise.all([coHost, tab].map((panel) => panel.hears('dismissed')));
    expect(await ended()).toEqual([]);
    await host.next(0);
    await bo.sees(1);
    for (const panel of [coHost, tab]) expect(panel.heard.all('nextQuestion')).toEqual([]);
  });
});
