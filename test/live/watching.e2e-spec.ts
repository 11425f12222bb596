import { makeGame } from '../people/api.js';
import type { TestGateway } from '../support/app.js';
import { Night } from '../support/live/night.js';
import { quiz } from '../support/live/quiz.js';
import { TestClient } from '../support/live/test-client.js';
import { cookieOf, TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';

describe('who looks on', () => {
  let night: Night;
  let gateway: TestGateway;
  let otherGateway: TestGateway;
  beforeAll(async () => {
    night = await Night.begin();
    gateway = await night.gateway();
    otherGateway = await night.gateway();
  });
  afterAll(() => night.end());

  it('watchGame: the projector hears what players hear, and is not counted', async () => {
    const host = await TestHost.on(gateway, { questions: quiz(2) });
    const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
    const screen = await host.projector(otherGateway);
    expect(await screen.hears('lobbyUpdated')).toMatchObject({
      added: [{ name: 'Ada', isHost: false }],
      participantCount: 1,
    });
    await host.start();
    expect((await screen.hears('gameStarted')).gameState).toMatchObject({
      participantCount: 1,
      question: { index: 0 },
    });
    await ada.answer('B');
    await screen.hears('liveLeaderboard', ({ players }) => (players[0]?.score ?? 0) > 0);
    await host.pause();
    await screen.hears('gamePaused');
    await host.resume();
    await screen.hears('gameResumed');
    await host.next(0);
    expect(await screen.hears('questionClosed')).toMatchObject({ counts: [0, 1, 0, 0], noAnswer: 0 });
    await screen.hears('nextQuestion');
    await host.finish();
    expect((await screen.hears('gameFinished')).participantCount).toBe(1);
    expect(screen.heard.all('standing')).toEqual([]);
    expect(screen.heard.all('updateScores')).toEqual([]);
  });

  it('whoever says what it knows is told how the question ended that it missed, and lists say which state they follow', async () => {
    const host = await TestHost.on(gateway, { questions: quiz(2) });
    const ada = await TestPlayer.on(otherGateway).join(host.joinCode, 'Ada');
    await host.start();
    const { version: started } = await ada.hears('gameStarted');
    await ada.answer('B');
    expect((await ada.hears('liveLeaderboard')).changed).toBe(started);
    await host.next(0);
    const { version: moved } = await ada.hears('nextQuestion');

    const closedFor = async (since?: unknown) => {
      const screen = new TestClient(otherGateway, 'player', { cookie: host.cookie });
      await screen.ask('watchGame', { roomId: host.gameId, since: since as number | undefined });
      return screen.heard.all('questionClosed').map(({ questionIndex }) => questionIndex);
    };
    expect(await closedFor(started)).toEqual([0]);
    expect(await closedFor(moved)).toEqual([]);
    expect(await closedFor()).toEqual([]);
    // what no client of ours sends is answered all the same: who knows less than nothing missed everything
    expect(await closedFor(-1)).toEqual([0]);
    for (const odd of [1e308, `${started}`, null, [started], { version: started }])
      expect(await closedFor(odd)).toEqual([]);

    // a player too, on the connection that it has
    const { gameId: roomId, token } = ada;
    await ada.ask('joinGame', { roomId, playerName: 'Ada', token, since: started });
    expect(ada.heard.all('questionClosed')).toHaveLength(2);
  });

  it('watchGame shows the state as players see it, and gives no seat', async () => {
    const host = await TestHost.on(gateway);
    await host.start();
    const screen = new TestClient(gateway, 'player', { cookie: host.cookie });
    const { gameState } = await screen.watch(host.joinCode, 2);
    expect(gameState).toMatchObject({ status: 'active', question: { index: 0 }, participantCount: 0 });
    const answer = { roomId: host.gameId, playerId: 'p_0000000000000000', questionIndex: 0, answer: 1 };
    expect(await screen.refusal('submitAnswer', answer)).toBe('not_joined');
  });

  it('watchGames: a card for each running game of mine, anew when it changes', async () => {
    const email = 'many@example.org';
    const monday = await TestHost.on(gateway, { email, game: { title: 'Monday' } });
    const friday = await TestHost.on(gateway, { email, game: { title: 'Friday' }, questions: quiz(2) });
    const over = await TestHost.on(gateway, { email, game: { title: 'Over' } });
    await over.finish();
    await TestHost.on(gateway, { email: 'somebody-else@example.org', game: { title: 'Not mine' } });
    const panel = new TestClient(gateway, 'host', { cookie: await cookieOf(gateway, email) });
    const { games } = await panel.watchAll();
    const known = new Set(games.map(({ title }) => title));
    for (const title of ['Monday', 'Friday'])
      if (!known.has(title)) await panel.hears('gameCard', (card) => card.title === title);

    await TestPlayer.on(otherGateway).join(friday.joinCode, 'Ada');
    await friday.start();
    const card = await panel.hears('gameCard', ({ status }) => status === 'active');
    expect(card).toMatchObject({
      gameId: friday.gameId,
      title: 'Friday',
      currentQuestionIndex: 0,
      questionCount: 2,
      endsAt: expect.any(Number),
      hostConnected: true,
      gameCode: friday.joinCode,
      createdAt: expect.any(Number),
    });
    const ada = await TestPlayer.on(gateway).join(friday.joinCode, 'Bo');
    await ada.answer('B');
    await panel.hears(
      'gameCard',
      ({ participantCount, answeredNow }) => participantCount === 2 && answeredNow === 1,
    );
    await monday.finish();
    await panel.hears('gameCard', ({ title, status }) => title === 'Monday' && status === 'finished');

    await makeGame(gateway.url, monday.cookie, { title: 'Sunday', questions: quiz(1) });
    expect(await panel.hears('gameCard', ({ title }) => title === 'Sunday')).toMatchObject({
      status: 'waiting',
      hostConnected: false,
    });
    const titles = new Set([...games, ...panel.heard.all('gameCard')].map(({ title }) => title));
    expect([...titles].sort()).toEqual(['Friday', 'Monday', 'Sunday']);
  });

  it('watchGames: a page that opens just after a change takes it from no other page', async () => {
    const email = 'two-pages@example.org';
    const cookie = await cookieOf(gateway, email);
    const wall = new TestClient(gateway, 'host', { cookie });
    await wall.watchAll();
    const { joinCode, gameId } = await TestHost.on(gateway, { email });
    await TestPlayer.on(gateway).join(joinCode, 'Ada');
    const { games } = await new TestClient(gateway, 'host', { cookie }).watchAll();
    expect(games).toMatchObject([{ gameId, participantCount: 1 }]);
    await wall.hears('gameCard', ({ participantCount }) => participantCount === 1);
  });

  it('a host that signs out can do nothing more on a socket that is open', async () => {
    const host = await TestHost.on(gateway, { email: 'leaving@example.org' });
    await fetch(`${gateway.url}/api/logout`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: host.cookie },
    });
    for (const message of ['startGame', 'hostConnect', 'finishGame', 'watchGame'])
      expect(await host.refusal(message, { roomId: host.gameId })).toBe('not_signed_in');
  });
});
