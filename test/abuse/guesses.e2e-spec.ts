import type { SeatCodeView } from '@clockbeat/domain';
import { JoinCodeStore } from '@clockbeat/persistence';
import { jest } from '@jest/globals';
import { RateLimiter } from '../../apps/gateway/src/rate/rate-limiter.js';
import { call, makeTeam } from '../people/api.js';
import { Player } from '../people/player.js';
import { ThinWire } from '../people/thin-wire.js';
import type { TestGateway } from '../support/app.js';
import { Night } from '../support/live/night.js';
import { TestClient } from '../support/live/test-client.js';
import { cookieOf, TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { TestTv } from '../support/live/test-tv.js';

describe('guesses', () => {
  let night: Night;
  let gateway: TestGateway;
  beforeAll(async () => {
    night = await Night.begin();
    gateway = await night.gateway();
  });
  afterAll(() => night.end());
  afterEach(() => jest.restoreAllMocks());

  const visitor = async (address: string): Promise<Player<ThinWire>> => {
    const wire = new ThinWire(gateway.url, { headers: { 'X-Forwarded-For': address } });
    await wire.connect();
    return new Player(wire);
  };
  const lookUp = async (code: string, address: string): Promise<number> => {
    const headers = { 'X-Forwarded-For': address };
    const response = await fetch(`${gateway.url}/api/join/${code}`, { headers });
    await response.text();
    return response.status;
  };

  it('of one pupil keep nobody else of the school out: who has the right code gets in, at once and always', async () => {
    const host = await TestHost.on(gateway);
    const address = '10.2.0.1';
    const wrong = Array.from({ length: 200 }, (_, nth) => `Z${String(nth).padStart(5, '0')}`);
    const guessers = await Promise.all(Array.from({ length: 5 }, () => visitor(address)));
    const guessed = [
      ...wrong.map((code) => lookUp(code, address)),
      ...guessers.flatMap((guesser, nth) =>
        wrong
          .slice(nth, nth + 15)
          .map((roomId) => guesser.refusal('joinGame', { roomId, playerName: 'Eve' })),
      ),
    ];
    for (let nth = 0; nth < 12; nth += 1) {
      expect(await lookUp(host.joinCode, address)).toBe(200);
      await (await visitor(address)).join(host.joinCode, `Classmate ${nth}`);
    }
    // The guesser itself is only slow: its own right code counts as well as anybody's.
    await (guessers[0] as Player<ThinWire>).join(host.joinCode, 'Repentant');
    expect(new Set(await Promise.all(guessed))).toEqual(new Set([404, 'unknown_code']));
    expect((await host.state()).participantCount).toBe(13);
  });

  it('are counted for every message that names a code, and for none that is right', async () => {
    const [host, other] = [
      await TestHost.on(gateway),
      await TestHost.on(gateway, { email: 'o@example.org' }),
    ];
    const limiter = gateway.app.get(RateLimiter);
    const counted = jest.spyOn(limiter, 'take');
    const misses = () => counted.mock.calls.filter(([key]) => key === 'unknown-code:all').length;
    await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
    await host.ask('pauseGame', { roomId: host.joinCode }).catch(() => undefined);
    expect(misses()).toBe(0);
    const stranger = TestPlayer.on(gateway);
    await stranger.refusal('joinGame', { roomId: 'ZZZZZZ', playerName: 'Eve' });
    expect(misses()).toBe(1);
    for (const roomId of [host.joinCode, 'ZZZZZZ'])
      for (const message of ['hostConnect', 'watchGame', 'pauseGame', 'removeAbsent'] as const)
        expect(await other.refusal(message, { roomId })).toBe('not_host');
    expect(misses()).toBe(9);
    await other.refusal('hostConnect', { roomId: host.gameId });
    expect(misses()).toBe(9);
  });

  it('at a seat’s code are counted like any other, and answered as slowly', async () => {
    const host = await TestHost.on(gateway);
    const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
    const path = `/api/games/${host.gameId}/players/${ada.playerId}/seat-code`;
    const { code } = (await (
      await call(gateway.url, path, host.cookie, { body: {} })
    ).json()) as SeatCodeView;
    const counted = jest.spyOn(gateway.app.get(RateLimiter), 'take');
    const misses = () => counted.mock.calls.filter(([key]) => key === 'unknown-code:all').length;
    const stranger = await visitor('10.2.0.5');
    expect(await stranger.refusal('joinGame', { roomId: 'CCCCCCCCCC', playerName: '' })).toBe('unknown_code');
    expect(await lookUp('CCCCCCCCCC', '10.2.0.5')).toBe(404);
    // It opens nothing but its seat.
    for (const message of ['hostConnect', 'watchGame'])
      expect(await host.refusal(message, { roomId: code })).toBe('not_host');
    expect(misses()).toBe(4);
    expect(await lookUp(code, '10.2.0.5')).toBe(200);
    await stranger.join(code, '');
    expect(misses()).toBe(4);
  });

  it('at a TV’s letters: ten a minute of an account, and counted like any other of its address', async () => {
    const cookie = await cookieOf(gateway, 'guesses@example.org');
    const { shows } = await TestTv.on(gateway);
    const counted = jest.spyOn(gateway.app.get(RateLimiter), 'take');
    const guess = async (code: string | null, as = cookie): Promise<number> => {
      const response = await fetch(`${gateway.url}/api/user/tvs`, {
        method: 'POST',
        headers: { cookie: as, 'content-type': 'application/json', 'X-Forwarded-For': '10.2.0.9' },
        body: JSON.stringify({ letters: code }),
      });
      return response.status;
    };
    const wrong = ['BBBB', 'CCC', 'CCCCC', '', 'AEIO', "' or", 'DD DD', '1234', 'BBBB'];
    for (const code of wrong) expect([code, await guess(code)]).toEqual([code, 404]);
    const misses = counted.mock.calls.filter(([key]) => key === 'unknown-code:address:10.2.0.9');
    expect(misses).toHaveLength(wrong.length);
    expect(await guess('BBBB', '')).toBe(401);
    expect(await guess('BBBB')).toBe(404);
    // the eleventh would be right
    expect(await guess(shows.code)).toBe(429);
    expect(await guess(shows.code, await cookieOf(gateway, 'types@example.org'))).toBe(201);
  });

  it('without a seat, or for another game than one’s own, look nothing up: known and unknown codes are alike', async () => {
    const [host, own] = [await TestHost.on(gateway), await TestHost.on(gateway)];
    const seated = await TestPlayer.on(gateway).join(own.joinCode, 'Ada');
    const inDemo = await TestPlayer.on(gateway).join('ALPHA1', 'Bo');
    const stranger = new TestClient(gateway, 'player');
    await stranger.wire.connected();
    const resolved = jest.spyOn(gateway.app.get(JoinCodeStore), 'resolve');
    const bodies = (roomId: string) =>
      Object.entries({
        setReady: { roomId, ready: true },
        chooseTeam: { roomId, teamName: 'Reds' },
        submitAnswer: { roomId, playerId: 'p_0000000000000000', questionIndex: 0, answer: 1 },
        leaveGame: { roomId },
      });
    for (const roomId of [host.joinCode, host.joinCode.toLowerCase(), 'ZZZZZZ', host.gameId])
      for (const [message, body] of bodies(roomId)) {
        for (const who of [stranger, seated, inDemo])
          expect(`${message} ${await who.refusal(message, body)}`).toBe(`${message} not_joined`);
      }
    for (const roomId of [host.joinCode, 'ZZZZZZ'])
      for (const message of ['hostConnect', 'startGame', 'pauseGame', 'watchGame'])
        expect(await stranger.refusal(message, { roomId })).toBe('not_signed_in');
    expect(resolved).not.toHaveBeenCalled();
  });

  it('are no word for one’s own game, by whatever name it goes', async () => {
    const cookie = await cookieOf(gateway);
    const team = await makeTeam(gateway.url, cookie, 'Namesakes');
    const host = await TestHost.on(gateway, { game: { teamId: team.teamId } });
    const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
    for (const roomId of [host.gameId, host.joinCode, host.joinCode.toLowerCase(), team.code])
      expect(await ada.refusal('setReady', { roomId, ready: true })).toBe('accepted');
    const bo = await TestPlayer.on(gateway).join('QUIZ22', 'Bo');
    expect(await bo.refusal('setReady', { roomId: 'quiz22', ready: true })).toBe('accepted');
    expect(await bo.refusal('startGame', { roomId: 'QUIZ22' })).toBe('accepted');
  });

  it('sign-ins that are refused take nothing from the allowance of an address', async () => {
    const counted = jest.spyOn(gateway.app.get(RateLimiter), 'take');
    const headers = { 'X-Forwarded-For': '10.2.0.9' };
    for (let nth = 0; nth < 40; nth += 1) {
      const { status } = await fetch(`${gateway.url}/auth/google`, { headers, redirect: 'manual' });
      expect(status).toBe(403);
    }
    expect(counted.mock.calls.filter(([key]) => key.startsWith('sign-in:'))).toEqual([]);
  });
});
