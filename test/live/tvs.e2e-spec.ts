import { randomBytes } from 'node:crypto';
import { makeGame } from '../people/api.js';
import type { TestGateway } from '../support/app.js';
import { describeWith } from '../support/describe-with.js';
import { Night } from '../support/live/night.js';
import { quiz } from '../support/live/quiz.js';
import { TestClient } from '../support/live/test-client.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { connectTv, TestTv } from '../support/live/test-tv.js';
import { toldTo } from '../support/live/told-to.js';

const someEmail = (): string => `${randomBytes(6).toString('hex')}@example.org`;
const aHost = (gateway: TestGateway, options = {}): Promise<TestHost> =>
  TestHost.on(gateway, { email: someEmail(), questions: quiz(2), ...options });

const several = (
  name: string,
  begin: () => Promise<Night>,
  describeIt: ReturnType<typeof describeWith>,
): void =>
  describeIt(name, () => {
    let night: Night;
    let gateways: TestGateway[];
    beforeAll(async () => {
      night = await begin();
      gateways = [await night.gateway(), await night.gateway(), await night.gateway()];
    });
    afterAll(() => night?.end());
    const at = (index: number): TestGateway => gateways[index % gateways.length] as TestGateway;

    it.each([
      ['swift', {}],
      ['host', { rules: { pacing: 'host', readSeconds: 0, closeWhenAllAnswered: false } }],
    ] as const)('is told of a game (%s) what the projector is told, word by word', async (pacing, game) => {
      const host = await aHost(at(0), { game });
      const { tv } = await TestTv.of(host, at(1));
      const projector = await host.projector(at(2));
      const screen = await tv.screen(host.gameId, at(2));
      const ada = await TestPlayer.on(at(1)).join(host.joinCode, 'Ada');
      await host.start();
      await ada.sees(0);
      if (pacing === 'swift') await ada.answer('B');
      else await ada.choose('B');
      await host.pause();
      await host.resume();
      await host.next(0);
      await host.finish();
      await Promise.all([screen.hears('gameFinished'), projector.hears('gameFinished')]);
      expect(toldTo(screen).facts.length).toBeGreaterThan(5);
      // a paced game shows its boards between questions, and this one ends before
      if (pacing === 'swift') expect(toldTo(screen).board).toMatchObject({ players: [{ name: 'Ada' }] });
      expect(toldTo(screen)).toEqual(toldTo(projector));
    });

    it('goes from game to game by itself, on whichever gateway they are made, and waits between them', async () => {
      const host = await aHost(at(0));
      const { tv } = await TestTv.of(host, at(1));
      await tv.shows(({ gameId }) => gameId === host.gameId);
      const next = await makeGame(at(2).url, host.cookie, { title: 'Next', questions: quiz(1) });
      await tv.shows(({ gameId }) => gameId === next.id);
      const last = await makeGame(at(1).url, host.cookie, { title: 'Last', questions: quiz(1) });
      await tv.shows(({ gameId }) => gameId === last.id);
      const panel = new TestClient(at(0), 'host', { cookie: host.cookie });
      for (const roomId of [last.id, next.id]) await panel.ask('finishGame', { roomId });
      await tv.shows(({ gameId }) => gameId === host.gameId);
      await host.finish();
      expect(await tv.shows(({ gameId }) => gameId === null)).toMatchObject({
        host: { name: expect.any(String) },
      });
    });

    it('is told how many have answered in that game, and nothing of the host’s others', async () => {
      const host = await aHost(at(0));
      const shown = await makeGame(at(0).url, host.cookie, { title: 'Shown', questions: quiz(1) });
      const { tv } = await TestTv.of(host, at(1));
      await tv.shows(({ gameId }) => gameId === shown.id);
      // a gateway that had not heard of it yet showed the other one
      const before = tv.heard.all('gameCard').length;
      const [ada, bo] = [TestPlayer.on(at(2)), TestPlayer.on(at(0))];
      await ada.join(shown.gameCode, 'Ada');
      await bo.join(host.joinCode, 'Bo');
      const panel = new TestClient(at(2), 'host', { cookie: host.cookie });
      await panel.ask('startGame', { roomId: shown.id });
      await ada.answer('B');
      await tv.hears('gameCard', ({ answeredNow }) => answeredNow === 1);
      const told = new Set(
        tv.heard
          .all('gameCard')
          .slice(before)
          .map(({ gameId }) => gameId),
      );
      expect([...told]).toEqual([shown.id]);
    });

    it('is the same TV when it is switched on again, on another gateway', async () => {
      const host = await aHost(at(0));
      const { tv, view } = await TestTv.of(host, at(1));
      // by a list that follows the log
      await tv.shows(({ gameId }) => gameId === host.gameId);
      tv.close();
      const again = await TestTv.on(at(2), tv.token);
      expect(again.shows).toEqual({
        code: view.code,
        host: { name: expect.any(String) },
        gameId: host.gameId,
      });
      const { gameState } = await again.tv.ask('watchGame', { roomId: host.gameId, tvToken: tv.token });
      expect(gameState.status).toBe('waiting');
      // and one that waits keeps its letters
      const { tv: waits, shows } = await TestTv.on(at(0));
      waits.close();
      expect((await TestTv.on(at(1), waits.token)).shows).toEqual(shows);
    });

    it('hears nothing more of a game once it is released in the middle of it, and shows new letters', async () => {
      const host = await aHost(at(0));
      const { tv, view } = await TestTv.of(host, at(1));
      const { tv: other } = await TestTv.of(host, at(1));
      const screen = await tv.screen(host.gameId, at(2));
      const otherScreen = await other.screen(host.gameId, at(2));
      await host.start();
      await screen.hears('gameStarted');
      const released = await fetch(`${at(2).url}/api/user/tvs/${view.id}`, {
        method: 'DELETE',
        headers: { cookie: host.cookie },
      });
      expect(released.status).toBe(204);
      await screen.wire.disconnected();
      const { code } = await tv.shows(({ host: followed }) => followed === null);
      expect(code).not.toBe(view.code);
      const game = { roomId: host.gameId, tvToken: tv.token };
      expect(await new TestClient(at(0), 'player').refusal('watchGame', game)).toBe('not_signed_in');
      await host.next(0);
      await otherScreen.hears('nextQuestion');
      expect(screen.heard.all('nextQuestion')).toEqual([]);
    });

    it('is let go by its own button, by a sign-out and with the account', async () => {
      const host = await aHost(at(0));
      const { tv } = await TestTv.of(host, at(1));
      const { tv: second } = await TestTv.of(host, at(2));
      const screen = await tv.screen(host.gameId, at(2));
      expect(await tv.ask('releaseTv', { token: tv.token })).toMatchObject({
        ok: true,
        code: expect.any(String),
        host: null,
        gameId: null,
      });
      await screen.wire.disconnected();
      await fetch(`${at(0).url}/api/logout`, {
        method: 'POST',
        redirect: 'manual',
        headers: { cookie: host.cookie },
      });
      await second.shows(({ host: followed }) => followed === null);

      const leaving = await aHost(at(0));
      const { tv: last } = await TestTv.of(leaving, at(1));
      const deleted = await fetch(`${at(0).url}/api/user`, {
        method: 'DELETE',
        headers: { cookie: leaving.cookie },
      });
      expect(deleted.status).toBe(204);
      await last.shows(({ host: followed }) => followed === null);
    });
  });

several('a TV over several gateways', () => Night.begin(), describe);
several('a TV over several gateways with Redis', () => Night.beginWithRedis(), describeWith('redis'));

describe('a TV', () => {
  let night: Night;
  let gateway: TestGateway;
  beforeAll(async () => {
    night = await Night.begin();
    gateway = await night.gateway();
  });
  afterAll(() => night.end());

  it('leads nothing, and sees no game but its host’s', async () => {
    const host = await aHost(gateway);
    const stranger = await aHost(gateway);
    const { tv } = await TestTv.of(host, gateway);
    const screen = await tv.screen(host.gameId);
    const room = { roomId: host.gameId, tvToken: tv.token };
    for (const message of [
      'startGame',
      'nextQuestion',
      'pauseGame',
      'finishGame',
      'hostConnect',
      'removeAbsent',
    ])
      for (const socket of [tv, screen]) expect(await socket.refusal(message, room)).toBe('not_signed_in');
    expect(await tv.refusal('watchGames', {})).toBe('not_signed_in');
    expect(await tv.refusal('watchGame', { ...room, roomId: stranger.gameId })).toBe('not_host');
    expect((await host.state()).status).toBe('waiting');
    const list = await fetch(`${gateway.url}/api/user/tvs`);
    expect(list.status).toBe(401);
  });

  it('shows other letters when its own are ten minutes old, and the old ones are good for nothing', async () => {
    const host = await aHost(gateway);
    const { tv, shows } = await TestTv.on(gateway);
    await night.query(`update tvs set code_until = code_until - interval '11 minutes' where code = $1`, [
      shows.code,
    ]);
    const { code } = await tv.shows((shown) => shown.code !== null && shown.code !== shows.code);
    await expect(connectTv(gateway, host.cookie, shows.code ?? '')).rejects.toThrow('404');
    await connectTv(gateway, host.cookie, code ?? '');
    await tv.shows(({ host: followed }) => followed !== null);
  });

  it('shows how a game ended when it is switched on after that', async () => {
    const host = await aHost(gateway);
    await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
    const { tv } = await TestTv.of(host, gateway);
    await host.start();
    await host.finish();
    const screen = await tv.screen(host.gameId);
    expect((await screen.hears('gameFinished')).finalScores).toMatchObject([{ name: 'Ada' }]);
  });

  it('goes on after its gateway was restarted', async () => {
    const host = await aHost(gateway);
    const shortLived = await night.gateway();
    const { tv } = await TestTv.of(host, shortLived);
    const lost = tv.wire.disconnected();
    await night.close(shortLived);
    await lost;
    const { shows } = await TestTv.on(gateway, tv.token);
    expect(shows.gameId).toBe(host.gameId);
  });

  it('costs an address so many letters and no more, whatever tokens it makes up', async () => {
    const { tv } = await TestTv.on(gateway);
    const outcomes: string[] = [];
    // fewer on each socket than its own rate would let through
    for (const guest of [new TestClient(gateway, 'player'), new TestClient(gateway, 'player')])
      for (let nth = 0; nth < 40; nth += 1)
        outcomes.push(await guest.refusal('openTv', { token: randomBytes(24).toString('base64url') }));
    expect(outcomes.filter((outcome) => outcome === 'accepted').length).toBeLessThan(60);
    expect(outcomes.at(0)).toBe('accepted');
    expect(outcomes.at(-1)).toBe('too_many_requests');
    // whoever has letters keeps them
    expect((await TestTv.on(gateway, tv.token)).shows.code).toEqual(expect.any(String));
  });
});
