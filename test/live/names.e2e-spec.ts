import type { TestGateway } from '../support/app.js';
import { eventsOf, logOf, Night } from '../support/live/night.js';
import { quiz } from '../support/live/quiz.js';
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
    ['a row of blank Braille', '\u2800\u2800\u2800'],
    ['a name with a blank of Braille', 'Ada\u2800'],
    ['places of objects', '\ufffc\ufffc\ufffc'],
    ['marks alone', '\u0301\u0302\u0308'],
    ['a tower of marks', 'Z\u0351\u036b\u0343\u036a\u0302\u036balgo'],
    ['punctuation', '...'],
  ])('%s is none', async (_what, typed) => {
    const before = await logOf(gatewayA, host.gameId);
    const player = TestPlayer.on(gatewayA);
    expect(await player.tryJoin(host.joinCode, typed)).toMatchObject({ error: { code: 'name_invalid' } });
    expect(await player.tryJoin(host.joinCode, 'Fine', { teamName: typed })).toMatchObject({
      error: { code: 'name_invalid' },
    });
    expect(await logOf(gatewayA, host.gameId)).toEqual(before);
  });

  it.each(['\u0410da L', '\u0410d\u0430 L', 'ADA L', 'Ad\u0430\u200b L'])(
    '%j is taken where Ada L plays, on any gateway',
    async (alike) => {
      const own = await TestHost.on(gatewayA);
      await TestPlayer.on(gatewayA).join(own.joinCode, 'Ada L');
      for (const gateway of [gatewayA, gatewayB])
        expect(await TestPlayer.on(gateway).tryJoin(own.joinCode, alike)).toMatchObject({
          error: { code: 'name_taken' },
        });
    },
  );

  it('the host’s name and its look-alikes are taken from the beginning', async () => {
    for (const name of ['Host', ' hOST ', 'H0st', '\u041dost', 'H\u043est', 'Hôte'])
      expect(await TestPlayer.on(gatewayA).tryJoin(host.joinCode, name)).toMatchObject({
        error: { code: 'name_taken' },
      });
    await TestPlayer.on(gatewayA).join(host.joinCode, 'Ghost');
  });

  it('one that an impostor had is free again when the host has removed it, with its look-alikes', async () => {
    const own = await TestHost.on(gatewayA);
    await own.remove(await TestPlayer.on(gatewayA).join(own.joinCode, 'Grace'));
    const grace = await TestPlayer.on(gatewayA).join(own.joinCode, 'Gr\u0430ce');
    await own.remove(grace);
    await TestPlayer.on(gatewayB).join(own.joinCode, 'Grace');
    expect(await TestPlayer.on(gatewayB).tryJoin(own.joinCode, 'Gr\u0430ce')).toMatchObject({
      error: { code: 'name_taken' },
    });
  });

  it('of teams are one however they are typed, as they were first written', async () => {
    const own = await TestHost.on(gatewayA, { questions: quiz(1) });
    await own.setTeamMode(true);
    const ada = await TestPlayer.on(gatewayA).join(own.joinCode, 'Ada', { teamName: 'Reds' });
    const bo = await TestPlayer.on(gatewayB).join(own.joinCode, 'Bo', { teamName: ' reds ' });
    const cleo = await TestPlayer.on(gatewayB).join(own.joinCode, 'Cleo');
    expect(bo.seat?.teamName).toBe('Reds');
    expect((await cleo.chooseTeam('REDS')).teamName).toBe('Reds');
    await own.start();
    await own.finish();
    expect((await ada.hears('gameFinished')).teams).toMatchObject([{ teamName: 'Reds' }]);
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
