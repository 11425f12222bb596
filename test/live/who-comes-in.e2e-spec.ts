import type { GameEventType, JoinInfo, LobbyEntry } from '@clockbeat/domain';
import { isDrawnName } from '../../apps/gateway/src/live/drawn/drawn-names.js';
import type { TestGateway } from '../support/app.js';
import { eventsOf, logOf, Night } from '../support/live/night.js';
import { quiz } from '../support/live/quiz.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { until } from '../support/live/until.js';

const rude = 'Fuckface';

/** How others are called in what this player was told of the lobby. */
const lobbyOf = ({ seat, heard }: TestPlayer): string[] => {
  const added = heard.all('lobbyUpdated').flatMap((body): LobbyEntry[] => body.added);
  return [...new Map([...(seat?.lobby ?? []), ...added].map(({ id, name }) => [id, name])).values()];
};

describe('names that others see, and who comes in', () => {
  let night: Night;
  let gatewayA: TestGateway;
  let gatewayB: TestGateway;
  beforeAll(async () => {
    night = await Night.begin();
    gatewayA = await night.gateway();
    gatewayB = await night.gateway();
  });
  afterAll(() => night.end());

  const told = async <T extends GameEventType>(host: TestHost, type: T) =>
    eventsOf(await logOf(gatewayA, host.gameId), type);
  const infoOf = async ({ joinCode }: TestHost, language = 'en'): Promise<JoinInfo> => {
    const headers = { 'accept-language': language };
    const answer = await fetch(`${gatewayB.url}/api/join/${joinCode}`, { headers });
    return (await answer.json()) as JoinInfo;
  };
  const gameOf = (rules: object, questions = quiz(2)): Promise<TestHost> =>
    TestHost.on(gatewayA, { questions, game: { rules } });

  describe('where marked names are masked, as they are unless a host says otherwise', () => {
    it('everybody sees a drawn one, the panel both, and its player is told what anybody is', async () => {
      const host = await TestHost.on(gatewayA, { questions: quiz(1) });
      const screen = await host.projector(gatewayB);
      const bo = await TestPlayer.on(gatewayB).join(host.joinCode, 'Bo');
      const marked = await TestPlayer.on(gatewayB, { language: 'fr' }).join(host.joinCode, rude);

      const { player } = await host.hears('playerJoined', ({ player: { id } }) => id === marked.playerId);
      expect(player.ownName).toBe(rude);
      expect(isDrawnName(player.name)).toBe(true);
      expect(player.name).toMatch(/^\p{Lu}\p{Ll}+ \p{Ll}+$/u); // the animal first, as in French
      await until('Bo sees the mask', () => lobbyOf(bo).includes(player.name));
      expect(Object.keys(marked.seat ?? {}).sort()).toEqual(Object.keys(bo.seat ?? {}).sort());

      await host.start();
      await marked.answer('B');
      await bo.answer('A');
      await host.finish();
      const { finalScores } = await bo.hears('gameFinished');
      expect(finalScores.map(({ name }) => name)).toEqual([player.name, 'Bo']);
      await screen.hears('gameFinished');
      const bodies = [bo, screen, marked].flatMap(({ heard }) => heard.frames.map(({ body }) => body));
      expect(JSON.stringify(bodies)).not.toContain(rude);
    });

    it('the host lets it be, and everybody sees it from then on', async () => {
      const host = await TestHost.on(gatewayA);
      const bo = await TestPlayer.on(gatewayB).join(host.joinCode, 'Bo');
      const marked = await TestPlayer.on(gatewayB).join(host.joinCode, rude);
      await host.rename(marked, rude);
      await until('Bo sees the name', () => lobbyOf(bo).includes(rude));
      expect((await marked.hears('renamed')).playerName).toBe(rude);
      await until('the panel is told', () => host.newestOf(rude)?.ownName === undefined);
    });

    it('a free game shows all as they are typed', async () => {
      const host = await gameOf({ names: 'free' });
      const bo = await TestPlayer.on(gatewayB).join(host.joinCode, 'Bo');
      await TestPlayer.on(gatewayB).join(host.joinCode, rude);
      await until('Bo sees the name', () => lobbyOf(bo).includes(rude));
    });
  });

  it('a player whom the host renames is told so, also when its phone slept, and its old name is free', async () => {
    const host = await TestHost.on(gatewayA);
    const ada = await TestPlayer.on(gatewayB).join(host.joinCode, 'Ada');
    ada.close();
    await host.rename(ada, ' The  Countess ');
    expect((await ada.comesBack()).seat?.playerName).toBe('The Countess');
    await TestPlayer.on(gatewayA).join(host.joinCode, 'ada');
    const stranger = await TestHost.on(gatewayA, { email: 'stranger@example.org' });
    const rename = { roomId: host.gameId, playerId: ada.playerId };
    expect(await host.refusal('renamePlayer', { ...rename, name: 'Ada' })).toBe('name_taken');
    expect(await host.refusal('renamePlayer', { ...rename, name: '\u2800' })).toBe('name_invalid');
    expect(await stranger.refusal('renamePlayer', { ...rename, name: 'Eve' })).toBe('not_host');
  });

  describe('where all names are drawn', () => {
    it('three are offered that are free, in the language that is asked for', async () => {
      const host = await gameOf({ names: 'generated' });
      const info = await infoOf(host);
      expect(info.drawnNames?.map(isDrawnName)).toEqual([true, true, true]);
      const [name = ''] = info.drawnNames ?? [];
      const ada = await TestPlayer.on(gatewayB).join(host.joinCode, name);
      expect(ada.seat).not.toHaveProperty('playerName');
      expect(await TestPlayer.on(gatewayA).tryJoin(host.joinCode, name)).toMatchObject({
        error: { code: 'name_taken' },
      });
      for (const offered of (await infoOf(host, 'nl,ar-EG;q=0.9,en;q=0.8')).drawnNames ?? [])
        expect(offered).toMatch(/^\p{Script=Arabic}+ \p{Script=Arabic}+$/u);
      const other = await TestHost.on(gatewayA);
      expect(await infoOf(other)).not.toHaveProperty('drawnNames');
    });

    it('who types another one is given one, and told which', async () => {
      const host = await gameOf({ names: 'generated' });
      const ada = await TestPlayer.on(gatewayB).join(host.joinCode, 'Ada');
      const given = ada.seat?.playerName ?? '';
      expect(isDrawnName(given)).toBe(true);
      await host.hears('playerJoined', ({ player }) => player.name === given);
      expect(await told(host, 'PlayerJoined')).toMatchObject([{ data: { name: given } }]);
    });
  });

  describe('where the host admits each player', () => {
    const knocking = async (host: TestHost, name: string, gateway = gatewayB) => {
      const player = TestPlayer.on(gateway);
      expect(await player.tryJoin(host.joinCode, name)).toEqual({ ok: true, waiting: true, for: 'host' });
      return { player, knock: await host.knockOf(name) };
    };

    it('it waits outside, seen by nobody else, and is seated by itself on the host’s word', async () => {
      const host = await gameOf({ approval: true });
      const { player, knock } = await knocking(host, 'Ada');
      expect((await host.state()).participantCount).toBe(0);
      expect(await player.refusal('setReady', { roomId: host.gameId, ready: true })).toBe('not_joined');
      await host.admit(knock);
      expect((await player.hears('roomJoined')).playerId).toBe(knock.id);
      await host.hears('knocksUpdated', ({ knocks }) => knocks.length === 0);
      expect((await host.players()).map(({ name }) => name)).toEqual(['Ada']);
      await host.start();
      expect(await player.answer('B')).toMatchObject({ isCorrect: true });
    });

    it('who is let in while a game runs is told the places so far, as everybody is who comes then', async () => {
      const host = await gameOf({ approval: true });
      const { player: ada, knock: first } = await knocking(host, 'Ada');
      await host.admit(first);
      await ada.hears('roomJoined');
      await host.start();
      await ada.answer('B');
      await ada.hears('liveLeaderboard');
      const { player: bo, knock } = await knocking(host, 'Bo');
      await host.admit(knock);
      await bo.hears('roomJoined');
      expect((await bo.hears('liveLeaderboard')).players).toMatchObject([{ name: 'Ada', position: 1 }]);
    });

    it('who is refused is told so, and stays out', async () => {
      const host = await gameOf({ approval: true });
      const { player, knock } = await knocking(host, 'Ada');
      await host.admit(knock, false);
      expect((await player.hears('removed')).reason).toBe('removed');
      expect(await player.tryJoin(host.joinCode, 'Ada')).toMatchObject({ error: { code: 'removed' } });
      expect((await knocking(host, 'Ada')).knock.id).not.toBe(knock.id);
    });

    it('who comes back by another gateway waits on, once, and a panel that is opened late sees it', async () => {
      const host = await gameOf({ approval: true });
      const { player, knock } = await knocking(host, 'Ada');
      player.close();
      const back = TestPlayer.on(gatewayA);
      expect(await back.tryJoin(host.joinCode, 'Ada', { token: player.token })).toMatchObject({
        waiting: true,
      });
      const tab = await host.secondTab(gatewayB);
      expect((await tab.connect()).knocks).toEqual([knock]);
      await tab.admit(knock);
      expect((await back.hears('roomJoined')).playerId).toBe(knock.id);
      expect(await told(host, 'PlayerKnocked')).toHaveLength(1);
    });

    it('of two who say otherwise at one moment the first counts', async () => {
      const host = await gameOf({ approval: true });
      const { player, knock } = await knocking(host, 'Ada');
      const tab = await host.secondTab(gatewayB);
      await Promise.all([host.admit(knock), tab.admit(knock, false)]);
      const admitted = await told(host, 'PlayerJoined');
      expect(admitted.length + (await told(host, 'KnockRefused')).length).toBe(1);
      await (admitted.length === 1 ? player.hears('roomJoined') : player.hears('removed'));
    });

    it('who still waits at the end hears that the game is over', async () => {
      const host = await gameOf({ approval: true });
      const { player } = await knocking(host, 'Ada');
      await host.start();
      await host.finish();
      expect((await player.hears('problem')).code).toBe('game_finished');
    });
  });

  it('after a ban who comes from the same network waits for the host, whatever its browser says; others do not', async () => {
    const host = await TestHost.on(gatewayA);
    const here = { address: '192.0.2.7' };
    const troll = await TestPlayer.on(gatewayB, here).join(host.joinCode, 'Troll');
    await TestPlayer.on(gatewayB, here).join(host.joinCode, 'Ada');
    await host.remove(troll, true);
    const again = TestPlayer.on(gatewayA, here);
    expect(await again.tryJoin(host.joinCode, 'Somebody else')).toMatchObject({ waiting: true, for: 'host' });
    await TestPlayer.on(gatewayA, { address: '198.51.100.7' }).join(host.joinCode, 'Bo');
    const { knocks } = await host.hears('knocksUpdated');
    expect(knocks).toMatchObject([{ name: 'Somebody else' }]);
    expect(await told(host, 'PlayerRemoved')).toMatchObject([{ data: { banned: true } }]);
  });
});
