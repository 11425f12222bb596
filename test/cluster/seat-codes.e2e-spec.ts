import type { RecordedEvent, SeatCodeView } from '@clockbeat/domain';
import request from 'supertest';
import type { TestGateway } from '../support/app.js';
import { describeWith } from '../support/describe-with.js';
import { Night } from '../support/live/night.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { makeUnreliable } from '../support/live/unreliable-feed.js';
import { until } from '../support/live/until.js';

/** The old phone is on B, the new one on A; what A tells B of the log may be slower than what it tells of the people. */
describeWith('redis')('a seat that moves to another phone, over several gateways', () => {
  let night: Night;
  let gatewayA: TestGateway;
  let gatewayB: TestGateway;
  let host: TestHost;
  let old: TestPlayer;
  let moveIsLost = false;
  beforeAll(async () => {
    night = await Night.beginWithRedis();
    gatewayA = await night.gateway();
    gatewayB = await night.gateway();
    const isMove = ({ type }: RecordedEvent) => type === 'SeatMoved';
    makeUnreliable(gatewayA, (events) => (moveIsLost && events.some(isMove) ? 'is lost' : 'passes'));
  });
  beforeEach(async () => {
    host = await TestHost.on(gatewayA);
    old = await TestPlayer.on(gatewayB).join(host.joinCode, 'Ada');
    await host.start();
    await old.sees(0);
  });
  afterAll(() => night.end());

  const newCode = async (): Promise<string> => {
    const path = `/api/games/${host.gameId}/players/${old.playerId}/seat-code`;
    const { body } = await request(gatewayB.url).post(path).set('cookie', host.cookie).expect(201);
    return (body as SeatCodeView).code;
  };

  describe.each([
    ['', false],
    [', also where the news of the move is lost on the way', true],
  ])('the feed works%s', (_how, lost) => {
    beforeEach(() => {
      moveIsLost = lost;
    });

    it('the old phone hears that it was handed over, once, and the host sees nobody go', async () => {
      const phone = await TestPlayer.on(gatewayA).join(await newCode(), '');
      expect(await old.hears('removed')).toMatchObject({ reason: 'replaced', moved: true });
      expect(await phone.answer('B')).toMatchObject({ isCorrect: true });
      const { totalScore } = await phone.answer('B', 0);
      await host.seesScore('Ada', totalScore);
      expect(old.heard.all('removed')).toHaveLength(1);
      expect(phone.heard.all('removed')).toEqual([]);
      expect(host.heard.all('playerLeft')).toEqual([]);
    });

    it('the old phone that comes back at that very moment does not keep the seat, and the new one does', async () => {
      const code = await newCode();
      // Both have been let in, as far as each gateway knows, and neither sits yet.
      const hold = await night.holdTable('seats');
      const again = TestPlayer.on(gatewayB);
      const comingBack = again.tryJoin(host.gameId, 'Ada', { token: old.token });
      await until('the old phone is about to sit down', async () => (await hold.waiting()) === 1);
      const phone = TestPlayer.on(gatewayA);
      const joining = phone.join(code, '');
      await until('so is the new one', async () => (await hold.waiting()) === 2);
      await hold.release();
      const ack = await comingBack;
      await joining;
      // B may have read of the move by now; else it lets the old phone sit down, and hears then.
      if (ack.ok)
        expect(await again.hears('removed', ({ reason }) => reason === 'replaced')).toMatchObject({
          moved: true,
        });
      else expect(ack.error.code).toBe('bad_token');
      expect(await phone.answer('B')).toMatchObject({ isCorrect: true });
      await host.next(0);
      await phone.sees(1);
      expect(phone.heard.all('removed')).toEqual([]);
      const refused = await TestPlayer.on(gatewayB).tryJoin(host.gameId, 'Ada', { token: old.token });
      expect(refused).toMatchObject({ ok: false, error: { code: 'bad_token' } });
    });
  });

  it('the new token is known on every gateway at once, also where its name is taken as far as that knows', async () => {
    moveIsLost = true;
    const phone = await TestPlayer.on(gatewayA).join(await newCode(), '');
    const again = await TestPlayer.on(gatewayB).join(host.gameId, 'Ada', { token: phone.token });
    expect(again.playerId).toBe(old.playerId);
    expect((await phone.hears('removed')).reason).toBe('replaced');
    expect(phone.heard.all('removed')[0]).not.toHaveProperty('moved');
  });
});
