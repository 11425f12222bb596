import { randomBytes } from 'node:crypto';
import { GameId, PlayerId } from '@clockbeat/domain';
import { jest } from '@jest/globals';
import { Presence } from '../../apps/gateway/src/live/people/presence.js';
import { RateLimiter } from '../../apps/gateway/src/rate/rate-limiter.js';
import { Player } from '../people/player.js';
import { ThinWire } from '../people/thin-wire.js';
import type { TestGateway } from '../support/app.js';
import { eventsOf, logOf, Night } from '../support/live/night.js';
import { cookieOf, TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { until } from '../support/live/until.js';

const newToken = () => randomBytes(18).toString('base64url');
const aBrowser = () => ({ cookie: `clockbeat.browser=${randomBytes(16).toString('base64url')}` });

describe('seats', () => {
  let night: Night;
  let gateway: TestGateway;
  let otherGateway: TestGateway;
  beforeAll(async () => {
    night = await Night.begin();
    gateway = await night.gateway();
    otherGateway = await night.gateway();
  });
  afterAll(() => night.end());

  const namesOf = async (host: TestHost) => (await host.players()).map(({ name }) => name);

  /** Until the gateway knows that these are not connected. */
  const away = (host: TestHost, players: readonly TestPlayer[]) => {
    const presence = gateway.app.get(Presence);
    return until('they are seen to be away', () =>
      players.every(({ playerId }) => !presence.isConnected(GameId(host.gameId), PlayerId(playerId))),
    );
  };

  describe('one for each socket in a game', () => {
    it('before the start a new one gives the old one back, with its name', async () => {
      const host = await TestHost.on(gateway);
      const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
      const first = ada.playerId;
      await ada.join(host.joinCode, 'Ada Lovelace', { token: newToken() });
      expect(await namesOf(host)).toEqual(['Ada Lovelace']);
      await host.hears('playerLeft', ({ playerId }) => playerId === first);
      await TestPlayer.on(otherGateway).join(host.joinCode, 'Ada');
      await host.start();
      expect((await ada.answer('B')).isCorrect).toBe(true);
    });

    it('twenty that are asked for at once are one', async () => {
      const host = await TestHost.on(gateway);
      const flood = TestPlayer.on(gateway);
      await flood.wire.connected();
      const acks = await Promise.all(
        Array.from({ length: 20 }, (_, nth) =>
          flood.tryJoin(host.joinCode, `F ${nth}`, { token: newToken() }),
        ),
      );
      expect(acks.every(({ ok }) => ok)).toBe(true);
      expect(await namesOf(host)).toHaveLength(1);
      await host.start();
      expect((await host.state()).participantCount).toBe(1);
    });

    it('after the start another one is refused, and the one it has goes on', async () => {
      const host = await TestHost.on(gateway);
      const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
      await host.start();
      const { token } = ada;
      const more = { roomId: host.joinCode, playerName: 'Ghost', token: newToken() };
      expect(await ada.refusal('joinGame', more)).toBe('wrong_state');
      await ada.join(host.joinCode, 'Ada', { token });
      expect((await ada.answer('B')).isCorrect).toBe(true);
      const late = TestPlayer.on(gateway);
      await late.wire.connected();
      const acks = await Promise.all(
        Array.from({ length: 5 }, (_, nth) => late.tryJoin(host.joinCode, `L ${nth}`, { token: newToken() })),
      );
      expect(acks.filter(({ ok }) => ok)).toHaveLength(1);
      expect((await host.state()).participantCount).toBe(2);
    });

    it('a socket may sit in several games, and go back to a seat it knows', async () => {
      const [one, two] = [await TestHost.on(gateway), await TestHost.on(gateway)];
      const ada = await TestPlayer.on(gateway).join(one.joinCode, 'Ada');
      const { token } = ada;
      await ada.join(two.joinCode, 'Ada', { token });
      await ada.join(one.joinCode, 'Ada', { token });
      expect(await namesOf(one)).toEqual(['Ada']);
      expect(await namesOf(two)).toEqual(['Ada']);
    });
  });

  it('of one address in one game are no more than a room’s; a school of 2,000 gets in', async () => {
    const host = await TestHost.on(gateway);
    const limiter = gateway.app.get(RateLimiter);
    const take = limiter.take.bind(limiter);
    const atOnce: number[] = [];
    const spy = jest.spyOn(limiter, 'take').mockImplementation((key, rate) => {
      if (!key.startsWith(`seats:${host.gameId}:`)) return take(key, rate);
      atOnce.push(rate.limit);
      // All but one of the address’s allowance is used up.
      return take(key, { ...rate, limit: 1 });
    });
    const visit = async (from: string, name: string, token = newToken()) => {
      const wire = new ThinWire(gateway.url, { headers: { 'X-Forwarded-For': from } });
      await wire.connect();
      const player = new Player(wire);
      const said = await player.refusal('joinGame', { roomId: host.joinCode, playerName: name, token });
      player.close();
      return said;
    };
    const token = newToken();
    expect(await visit('10.7.0.1', 'The last one', token)).toBe('accepted');
    expect(await visit('10.7.0.1', 'One more')).toBe('too_many_requests');
    expect(await visit('10.7.0.1', 'The last one', token)).toBe('accepted');
    expect(await visit('10.7.0.2', 'Somebody else')).toBe('accepted');
    expect(Math.min(...atOnce)).toBeGreaterThanOrEqual(2_000);
    spy.mockRestore();
  });

  describe('that nobody sits on', () => {
    it('are given back before the start in one step, with their names; who is there stays', async () => {
      const host = await TestHost.on(gateway);
      const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
      const ghosts = await Promise.all(
        Array.from({ length: 30 }, (_, nth) => TestPlayer.on(gateway).join(host.joinCode, `Ghost ${nth}`)),
      );
      for (const ghost of ghosts) ghost.close();
      await away(host, ghosts);
      const before = (await host.state()).version;
      const { removed, gameState } = await host.removeAbsent();
      expect({ removed, left: gameState.participantCount }).toEqual({ removed: 30, left: 1 });
      const log = (await logOf(gateway, host.gameId)).filter(({ version }) => version > before);
      expect(new Set(log.map(({ type, actor }) => `${type} ${actor}`))).toEqual(new Set(['PlayerLeft host']));
      // A phone that only slept comes in again.
      await (ghosts[0] as TestPlayer).comesBack();
      await host.start();
      expect((await ada.answer('B')).isCorrect).toBe(true);
    });

    it('are removed later where they never answered; who answered keeps its place', async () => {
      const host = await TestHost.on(gateway);
      const [ada, bo, ghost] = [
        await TestPlayer.on(gateway).join(host.joinCode, 'Ada'),
        await TestPlayer.on(gateway).join(host.joinCode, 'Bo'),
        await TestPlayer.on(gateway).join(host.joinCode, 'Ghost'),
      ];
      await host.start();
      await bo.answer('B');
      const late = await TestPlayer.on(gateway).join(host.joinCode, 'Late');
      for (const gone of [bo, ghost, late]) gone.close();
      await away(host, [bo, ghost, late]);
      expect((await host.removeAbsent()).removed).toBe(1);
      expect((await namesOf(host)).sort()).toEqual(['Ada', 'Bo', 'Late']);
      expect((await ada.answer('B')).isCorrect).toBe(true);
      expect(eventsOf(await logOf(gateway, host.gameId), 'PlayerRemoved')).toHaveLength(1);
    });
  });

  describe('whose player the host removed', () => {
    it('take their browser with them: it gets no other one in this game, on any gateway', async () => {
      const host = await TestHost.on(gateway);
      const [eves, bos] = [aBrowser(), aBrowser()];
      const eve = await TestPlayer.on(gateway, eves).join(host.joinCode, 'Eve');
      await TestPlayer.on(gateway, bos).join(host.joinCode, 'Bo');
      await host.remove(eve);
      const back = (browser: object, on = gateway) =>
        TestPlayer.on(on, browser).tryJoin(host.joinCode, `Not Eve ${randomBytes(4).toString('hex')}`);
      expect(await back(eves)).toMatchObject({ error: { code: 'removed' } });
      await until('the other gateway has heard of it', async () => !(await back(eves, otherGateway)).ok);
      expect(await back(bos)).toMatchObject({ ok: true });
      expect(await back({})).toMatchObject({ ok: true });
      const another = await TestHost.on(gateway);
      await TestPlayer.on(gateway, eves).join(another.joinCode, 'Eve');
    });

    it('take their socket and their account with them', async () => {
      const host = await TestHost.on(gateway);
      const eve = await TestPlayer.on(gateway).join(host.joinCode, 'Eve');
      await host.remove(eve);
      await eve.hears('removed');
      const again = { roomId: host.joinCode, playerName: 'Not Eve', token: newToken() };
      expect(await eve.refusal('joinGame', again)).toBe('removed');
      const account = { cookie: await cookieOf(gateway, 'mallory@example.org') };
      const mallory = await TestPlayer.on(gateway, account).join(host.joinCode, 'Mallory');
      await host.remove(mallory);
      expect(await TestPlayer.on(gateway, account).tryJoin(host.joinCode, 'Mal')).toMatchObject({
        error: { code: 'removed' },
      });
    });

    it('a browser is told who it is by the first answer to its socket, and not again', async () => {
      const polling = (cookie?: string) =>
        fetch(`${gateway.url}/socket.io/?EIO=4&transport=polling`, cookie ? { headers: { cookie } } : {});
      const cookies = (await polling()).headers.getSetCookie();
      expect(cookies.find((cookie) => cookie.startsWith('clockbeat.browser='))).toMatch(
        /^clockbeat\.browser=[\w-]{22}; Path=\/socket\.io; Max-Age=86400; HttpOnly; SameSite=Lax$/,
      );
      const known = (await polling(aBrowser().cookie)).headers.getSetCookie();
      expect(known.filter((cookie) => cookie.startsWith('clockbeat.browser='))).toEqual([]);
      const forged = (await polling('clockbeat.browser=x')).headers.getSetCookie();
      expect(forged.filter((cookie) => cookie.startsWith('clockbeat.browser='))).toHaveLength(1);
    });
  });
});
