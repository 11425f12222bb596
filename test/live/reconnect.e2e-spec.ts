import type { TestGateway } from '../support/app.js';
import { eventsOf, logOf, Night } from '../support/live/night.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';

/** The contract's table "reconnecting player", row by row; each on the same gateway and on another one. */
describe('who comes back', () => {
  let night: Night;
  let gatewayA: TestGateway;
  let gatewayB: TestGateway;
  let host: TestHost;
  let ada: TestPlayer;
  beforeAll(async () => {
    night = await Night.begin();
    gatewayA = await night.gateway();
    gatewayB = await night.gateway();
  });
  beforeEach(async () => {
    host = await TestHost.on(gatewayA);
    ada = await TestPlayer.on(gatewayA).join(host.joinCode, 'Ada', { teamName: 'Reds' });
  });
  afterAll(() => night.end());

  describe.each([
    ['on the same gateway', () => gatewayA],
    ['on another gateway', () => gatewayB],
  ])('%s', (_where, gateway) => {
    it('while a question is open, not answered', async () => {
      await host.start();
      ada.wire.lose();
      const { seat } = await ada.comesBack(gateway());
      expect(seat).toMatchObject({
        playerId: ada.playerId,
        gameState: { status: 'active', question: { index: 0 } },
        answered: false,
        lastResult: null,
        teamName: 'Reds',
      });
    });

    it('while a question is open, answered: with the result, and it counts no second time', async () => {
      await host.start();
      const { version, gameId, receipt: _, ...result } = await ada.answer('B');
      ada.wire.lose();
      const again = await ada.comesBack(gateway());
      expect(again.seat).toMatchObject({ answered: true, score: result.totalScore, streak: 1 });
      expect({ ok: true, ...again.seat?.lastResult }).toEqual(result);
      expect(again.seat?.version).toBeGreaterThanOrEqual(version);
      expect(await again.answer('C')).toMatchObject({ ...result, gameId, repeated: true });
    });

    it('while the game is paused', async () => {
      await host.start();
      const { totalScore } = await ada.answer('B');
      const { gameState } = await host.pause();
      ada.wire.lose();
      const { seat } = await ada.comesBack(gateway());
      expect(seat).toMatchObject({
        answered: true,
        score: totalScore,
        gameState: { status: 'paused', timeLeft: gameState.timeLeft, endsAt: null, question: { index: 0 } },
      });
    });

    it('while a question is open: the places so far, though nothing changes any more', async () => {
      await host.start();
      const { totalScore } = await ada.answer('B');
      const scored = ({ players }: { players: { score: number }[] }) => players[0]?.score === totalScore;
      await ada.hears('liveLeaderboard', scored);
      ada.wire.lose();
      const again = await ada.comesBack(gateway());
      expect(await again.hears('liveLeaderboard', scored)).toMatchObject({
        players: [{ name: 'Ada', position: 1, correct: 1 }],
        participantCount: 1,
      });
      const screen = await host.projector(gateway());
      await screen.hears('liveLeaderboard', scored);
    });

    it('after the end: the state, then the final scores and its own standing', async () => {
      await host.start();
      const { totalScore } = await ada.answer('B');
      await host.finish();
      ada.wire.lose();
      const again = await ada.comesBack(gateway());
      expect(again.seat).toMatchObject({
        gameState: { status: 'finished', question: null },
        score: totalScore,
      });
      expect((await again.hears('gameFinished')).finalScores).toMatchObject([
        { name: 'Ada', score: totalScore },
      ]);
      expect(await again.hears('standing')).toMatchObject({ position: 1, score: totalScore, total: 1 });
      const order = again.heard.frames.map(({ name }) => name);
      expect(order).toEqual(['joinGame', 'roomJoined', 'gameFinished', 'standing']);
    });

    it('after it was removed', async () => {
      await host.remove(ada);
      await ada.hears('removed');
      const again = TestPlayer.on(gateway());
      const ack = await again.tryJoin(host.gameId, 'Ada', { token: ada.token });
      expect(ack).toMatchObject({ ok: false, error: { code: 'removed' } });
    });

    it('with a malformed token', async () => {
      const again = TestPlayer.on(gateway());
      const ack = await again.tryJoin(host.gameId, 'Ada', { token: 'not a token' });
      expect(ack).toMatchObject({ ok: false, error: { code: 'bad_token' } });
    });

    it('with an unknown token: it is a new seat', async () => {
      const somebody = await TestPlayer.on(gateway()).join(host.gameId, 'Bo', {
        token: 'a-token-that-nobody-has-here',
      });
      expect(somebody.playerId).not.toBe(ada.playerId);
      expect(somebody.seat).toMatchObject({ score: 0, answered: false });
    });

    it('with the token of another game: it is a new seat there', async () => {
      const other = await TestHost.on(gatewayA);
      const there = await TestPlayer.on(gateway()).join(other.gameId, 'Ada', { token: ada.token });
      expect(there.playerId).not.toBe(ada.playerId);
    });

    it('the host: the full state again, and nothing restarts', async () => {
      const { gameState: before } = await host.start();
      const { totalScore } = await ada.answer('B');
      host.wire.lose();
      const again = await host.secondTab(gateway());
      const state = await again.state();
      expect(state).toMatchObject({
        currentQuestionIndex: 0,
        opensAt: before.opensAt,
        endsAt: before.endsAt,
      });
      expect(state.questions).toHaveLength(3);
      expect(await again.players()).toMatchObject([{ name: 'Ada', score: totalScore, answeredCount: 1 }]);
      expect(eventsOf(await logOf(gatewayA, host.gameId), 'GameStarted')).toHaveLength(1);
    });
  });

  it('by a second tab: this one gets the seat, the first is told, and nobody has left', async () => {
    await host.start();
    const second = await ada.comesBack();
    expect(await ada.hears('removed')).toMatchObject({ gameId: host.gameId, reason: 'replaced' });
    expect(ada.wire.socket.connected).toBe(true);
    expect(await ada.tryAnswer('B')).toMatchObject({ error: { code: 'not_joined' } });
    const { totalScore } = await second.answer('B');
    await host.seesScore('Ada', totalScore);
    await host.next(0);
    await second.sees(1);
    expect(ada.heard.all('nextQuestion')).toEqual([]);
    expect(host.heard.all('playerLeft')).toEqual([]);
    // the first tab takes it back
    await ada.join(host.gameId, 'Ada');
    expect((await second.hears('removed')).reason).toBe('replaced');
    expect((await ada.answer('C')).streak).toBe(2);
  });

  it('after a while: the host hears that the player left, and that it is back', async () => {
    await ada.hears('roomJoined');
    ada.wire.lose();
    expect(await host.hears('playerLeft')).toMatchObject({ playerId: ada.playerId, playerName: 'Ada' });
    expect(await host.players()).toMatchObject([{ name: 'Ada', connected: false }]);
    await host.hears('playerJoined');
    const again = await ada.comesBack();
    const { player } = await host.hears('playerJoined');
    expect(player).toMatchObject({ id: again.playerId, connected: true });
  });

  it('at once: the host hears of no leaving', async () => {
    ada.wire.lose();
    const again = await ada.comesBack();
    await host.start();
    await again.sees(0);
    await again.answer('B');
    await host.hears('updateScores', ({ answeredNow }) => answeredNow === 1);
    expect(host.heard.all('playerLeft')).toEqual([]);
    expect(await host.players()).toMatchObject([{ name: 'Ada', connected: true }]);
  });
});
