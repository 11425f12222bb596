import type { TestGateway } from '../support/app.js';
import { eventsOf, logOf, Night } from '../support/live/night.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';

describe('names', () => {
  let night: Night;
  let gatewayA: TestGateway;
  let gatewayB: TestGateway;
  let host: TestHost;
  beforeAll(async () => {
    night = await Night.begin();
    gatewayA = await night.gateway();
    gatewayB = await night.gateway();
    host = await TestHost.on(gatewayA);
  });
  afterAll(() => night.end());

  it.each([
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['"; drop table events; --', '"; drop table events; --'],
    ['🦊🦊🦊', '🦊🦊🦊'],
    ['👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦'],
    ['x'.repeat(50), 'x'.repeat(50)],
    ['🦊'.repeat(50), '🦊'.repeat(50)],
    ['ﷺ'.repeat(50), 'ﷺ'.repeat(50)],
    ['  Anna\u00a0  Lena\t', 'Anna Lena'],
    ['Jose\u0301', 'José'],
    ['العربية', 'العربية'],
    ['__proto__', '__proto__'],
    ['constructor', 'constructor'],
  ])('%j is one, and shown as %j to everybody', async (typed, shown) => {
    const player = await TestPlayer.on(gatewayB).join(host.joinCode, typed);
    expect(
      (await host.hears('playerJoined', ({ player: { id } }) => id === player.playerId)).player.name,
    ).toBe(shown);
    const { playerId } = player;
    await player.leave();
    await host.hears('playerLeft', (left) => left.playerId === playerId && left.playerName === shown);
  });

  it.each([
    ['nothing', ''],
    ['blanks', ' \u2003\u3000 '],
    ['only what nobody sees', '\u200b\u200d\u2060'],
    ['51 characters', 'x'.repeat(51)],
    ['51 foxes', '🦊'.repeat(51)],
    ['a right-to-left override', 'Ada\u202egnp.exe'],
    ['an isolate', '\u2067Ada\u2069'],
    ['a line break', 'Ada\nBo'],
    ['a bell', 'Ada\u0007'],
    ['half an emoji', 'Ada\ud83e'],
    ['U+0000', 'A\u0000da'],
  ])('%s is none', async (_what, typed) => {
    const before = await logOf(gatewayA, host.gameId);
    const player = TestPlayer.on(gatewayA);
    expect(await player.tryJoin(host.joinCode, typed)).toMatchObject({ error: { code: 'name_invalid' } });
    expect(await player.tryJoin(host.joinCode, 'Fine', { teamName: typed })).toMatchObject({
      error: { code: 'name_invalid' },
    });
    expect(await logOf(gatewayA, host.gameId)).toEqual(before);
  });

  it('two who ask for one name at the same moment on two gateways: one gets it', async () => {
    const both = [TestPlayer.on(gatewayA), TestPlayer.on(gatewayB)];
    await Promise.all(both.map((player) => player.wire.connected()));
    const acks = await Promise.all(
      both.map((player, index) => player.tryJoin(host.joinCode, index === 0 ? 'Straße' : 'STRASSE')),
    );
    expect(acks.filter(({ ok }) => ok)).toHaveLength(1);
    expect(acks.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'name_taken' } });
    const joins = eventsOf(await logOf(gatewayA, host.gameId), 'PlayerJoined');
    expect(joins.filter(({ data }) => data.name.startsWith('S'))).toHaveLength(1);
  });

  it('the player of a dropped connection keeps its name; one who left before the start gives it back', async () => {
    const ada = await TestPlayer.on(gatewayA).join(host.joinCode, 'Ada');
    ada.wire.lose();
    const other = TestPlayer.on(gatewayB);
    expect(await other.tryJoin(host.joinCode, 'Ada')).toMatchObject({ error: { code: 'name_taken' } });
    await (await ada.comesBack(gatewayB)).leave();
    for (let round = 0; round < 3; round += 1) {
      await other.join(host.joinCode, 'Ada', { token: `the-token-of-round-number-${round}` });
      await other.leave();
    }
  });
});
