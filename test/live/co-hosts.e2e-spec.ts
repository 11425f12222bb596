import type { CoHostsView } from '@clockbeat/domain';
import request from 'supertest';
import type { TestGateway } from '../support/app.js';
import { eventsOf, logOf, Night } from '../support/live/night.js';
import { quiz } from '../support/live/quiz.js';
import { TestClient } from '../support/live/test-client.js';
import { coHostCall, newSecret, openLink, TestCoHost } from '../support/live/test-co-host.js';
import { cookieOf, TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { until } from '../support/live/until.js';

const waiting = `select from pg_stat_activity
                 where wait_event_type = 'Lock' and datname = current_database()`;

/** The owner makes a link for one game: whoever opens it signed in may lead. */
describe('a co-host by a link', () => {
  let night: Night;
  let gateway: TestGateway;
  let otherGateway: TestGateway;
  let host: TestHost;
  let begun = 0;
  let mia = '';
  beforeAll(async () => {
    night = await Night.begin();
    gateway = await night.gateway();
    otherGateway = await night.gateway();
  });
  beforeEach(async () => {
    begun += 1;
    host = await TestHost.on(gateway, { email: `host-${Math.floor(begun / 8)}@example.org` });
    mia = `mia-${Math.floor(begun / 8)}@example.org`;
  });
  afterAll(() => night.end());

  const list = async (): Promise<CoHostsView> =>
    (await coHostCall(host, 'get').expect(200)).body as CoHostsView;
  const actors = async (type: Parameters<typeof eventsOf>[1]): Promise<string[]> =>
    eventsOf(await logOf(gateway, host.gameId), type).map(({ actor }) => actor);

  describe.each([
    ['on the same gateway', () => gateway],
    ['on another gateway', () => otherGateway],
  ])('%s', (_where, there) => {
    it('leads: people, start, pause, next, to the end; the log tells that it was the co-host', async () => {
      const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
      const bo = await TestPlayer.on(there()).join(host.joinCode, 'Bo');
      const coHost = await TestCoHost.on(there(), host, mia);
      const { gameState, players } = await coHost.connect();
      expect(gameState.questions).toMatchObject(host.questions.map(({ answer }) => ({ answer })));
      expect(players.map(({ name }) => name)).toEqual(['Ada', 'Bo']);
      await coHost.setJoining('locked');
      await coHost.remove(bo);
      expect((await bo.hears('removed')).reason).toBe('removed');
      await coHost.start();
      await ada.sees(0);
      const { totalScore } = await ada.answer('B');
      await until('the co-host sees the score', () =>
        coHost.heard
          .all('updateScores')
          .some((heard) => heard.players.some(({ score }) => score === totalScore)),
      );
      await coHost.pause();
      await coHost.resume();
      for (const index of [0, 1, 2]) await coHost.next(index);
      expect((await host.hears('gameFinished')).endedBy).toBe('questions');
      const back = await coHost.secondTab(there());
      expect((await back.hears('gameFinished')).finalScores).toMatchObject([{ name: 'Ada' }]);
      for (const type of [
        'JoiningChanged',
        'PlayerRemoved',
        'GameStarted',
        'GamePaused',
        'GameResumed',
        'GameFinished',
      ] as const)
        expect(await actors(type)).toEqual(['cohost:1']);
      const { body } = await request(gateway.url)
        .get(`/api/games/${host.gameId}/events?limit=100`)
        .set('cookie', host.cookie)
        .expect(200);
      expect(body.items.find(({ type }: { type: string }) => type === 'GameStarted').actor).toBe('cohost:1');
    });

    it('shows the game on a projector, which hears as players do', async () => {
      const coHost = await TestCoHost.on(there(), host, mia);
      const screen = await coHost.projector();
      await host.start();
      expect((await screen.hears('gameStarted')).gameState).not.toHaveProperty('questions');
    });

    it('is on its board of running games, as another’s, until it is taken back', async () => {
      const coHost = await TestCoHost.on(gateway, host, mia);
      const board = new TestClient(there(), 'host', { cookie: coHost.cookie });
      const { games } = await board.watchAll();
      expect(games.find(({ gameId }) => gameId === host.gameId)).toMatchObject({ coHost: true });
      await coHost.start();
      await board.hears('gameCard', ({ gameId, status }) => gameId === host.gameId && status === 'active');
      await coHostCall(host, 'delete').expect(200);
      await board.hears('dismissed', ({ gameId }) => gameId === host.gameId);
      const again = new TestClient(there(), 'host', { cookie: coHost.cookie });
      expect((await again.watchAll()).games.map(({ gameId }) => gameId)).not.toContain(host.gameId);
    });

    it('taken back in mid-game: the panel and the projector hear it, hear nothing more, and are refused', async () => {
      const coHost = await TestCoHost.on(there(), host, mia);
      const screen = await coHost.projector();
      const ada = await TestPlayer.on(there()).join(host.joinCode, 'Ada');
      await coHost.start();
      await ada.sees(0);
      await coHostCall(host, 'delete', '/1').expect(200, { link: null, coHosts: [] });
      expect(await coHost.refusal('nextQuestion', { roomId: host.gameId })).toBe('not_host');
      expect(await coHost.hears('dismissed')).toMatchObject({ gameId: host.gameId });
      await screen.hears('dismissed');
      await host.next(0);
      await host.hears('nextQuestion');
      await ada.sees(1);
      for (const client of [coHost, screen]) expect(client.heard.all('nextQuestion')).toEqual([]);
      for (const message of ['hostConnect', 'watchGame', 'pauseGame', 'startGame', 'removeAbsent'])
        expect(await coHost.refusal(message, { roomId: host.gameId })).toBe('not_host');
      expect(await actors('QuestionAdvanced')).toEqual(['host']);
    });

    it('taken back while it asks for the next question: that is decided again, and refused', async () => {
      const coHost = await TestCoHost.on(there(), host, mia);
      await coHost.start();
      const hold = await night.holdLog(host.gameId);
      const takenBack = coHostCall(host, 'delete').expect(200).then();
      await until('taking back waits for the log', async () => (await hold.waiting()) > 0);
      const next = coHost.refusal('nextQuestion', {
        roomId: host.gameId,
        gameState: { currentQuestionIndex: 0 },
      });
      // On the same gateway it waits behind that in memory, where nobody sees it.
      if (there() !== gateway)
        await until('so does the next question', async () => (await night.query(waiting)).length > 1);
      await hold.release();
      await takenBack;
      expect(await next).toBe('not_host');
      expect(await actors('QuestionAdvanced')).toEqual([]);
    });

    it('steps down by itself in mid-game: all its pages hear so, the log tells by whom, and its link is over', async () => {
      const secret = await newSecret(host);
      const [cookie, noa] = await Promise.all(
        [mia, 'noa@example.org'].map((email) => cookieOf(there(), email)),
      );
      for (const each of [cookie!, noa!]) await openLink(there(), host.gameId, secret, each).expect(200);
      const coHost = await TestCoHost.again(there(), host.gameId, cookie!);
      const tab = await coHost.secondTab(gateway);
      const screen = await coHost.projector();
      const board = new TestClient(otherGateway, 'host', { cookie: cookie! });
      await board.watchAll();
      await coHost.start();
      await coHost.stepDown().expect(204);
      for (const page of [coHost, tab, screen, board])
        expect(await page.hears('dismissed')).toMatchObject({ gameId: host.gameId, steppedDown: true });
      for (const panel of [coHost, tab])
        expect(await panel.refusal('nextQuestion', { roomId: host.gameId })).toBe('not_host');
      expect(await actors('CoHostsDismissed')).toEqual(['cohost:1']);
      expect(await list()).toMatchObject({ link: null, coHosts: [{ number: 2 }] });
      await openLink(there(), host.gameId, secret, cookie!).expect(404);
      // once more is no error, and stores nothing
      await coHost.stepDown().expect(204);
      expect(await actors('CoHostsDismissed')).toEqual(['cohost:1']);
      await TestCoHost.again(there(), host.gameId, noa!);
    });

    it('one is taken back, the other goes on; the link that both have lets nobody in', async () => {
      const secret = await newSecret(host);
      const cookies = await Promise.all([cookieOf(there(), mia), cookieOf(there(), 'noa@example.org')]);
      for (const cookie of cookies) await openLink(there(), host.gameId, secret, cookie).expect(200);
      expect((await list()).coHosts.map(({ number }) => number)).toEqual([1, 2]);
      await coHostCall(host, 'delete', '/1').expect(200);
      for (const cookie of cookies) await openLink(there(), host.gameId, secret, cookie).expect(404);
      expect((await list()).coHosts.map(({ number }) => number)).toEqual([2]);
    });
  });

  it('steps down from nothing that it does not lead, and not after the end', async () => {
    const coHost = await TestCoHost.on(gateway, host, mia);
    const as = (cookie: string) =>
      request(gateway.url).delete(`/api/games/${host.gameId}/co-hosting`).set('cookie', cookie);
    await as(await cookieOf(gateway, 'noa@example.org')).expect(403);
    await as(host.cookie).expect(403);
    await host.finish();
    await coHost.stepDown().expect(409);
    expect(await actors('CoHostsDismissed')).toEqual([]);
  });

  it('has none of the owner’s works, over messages and over calls', async () => {
    const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
    const coHost = await TestCoHost.on(gateway, host, mia);
    const room = { roomId: host.gameId };
    expect(await coHost.refusal('setTeamMode', { ...room, teamMode: true })).toBe('not_host');
    expect(await coHost.refusal('finishGame', room)).toBe('not_host');
    const path = `/api/games/${host.gameId}`;
    const as = (method: 'get' | 'post' | 'put' | 'delete', call: string, body: object = {}) =>
      request(gateway.url)[method](call).set('cookie', coHost.cookie).send(body);
    const questions = host.questions;
    await as('put', path, { questions }).expect(403);
    await as('post', `${path}/players/${ada.playerId}/seat-code`).expect(403);
    await as('post', `${path}/co-hosts/link`).expect(403);
    await as('get', `${path}/co-hosts`).expect(403);
    await as('delete', `${path}/co-hosts`).expect(403);
    await as('delete', `${path}/co-hosts/1`).expect(403);
    await as('post', '/api/games/quick', { fromGameId: host.gameId }).expect(403);
    await coHost.start();
    await host.finish();
    await as('get', `${path}/results`).expect(403);
    await as('get', `${path}/events`).expect(404);
    await as('get', `/api/analytics/events?game=${host.gameId}`).expect(404);
    const void0 = { questionIndex: 0, change: 'void', reason: 'It was wrong' };
    await as('post', `${path}/corrections`, void0).expect(403);
    await as('post', `${path}/corrections/preview`, { questionIndex: 0, change: 'void' }).expect(403);
    const { body: card } = await as('get', path).expect(200);
    expect(card).not.toHaveProperty('questions');
    expect(card.isOwner).toBe(false);
  });

  it('is told whose game it is, by a name that is no address; strangers see a game of nobody', async () => {
    const secret = await newSecret(host);
    const look = (with_: string) =>
      request(gateway.url).post(`/api/games/${host.gameId}/co-hosting/look`).send({ secret: with_ });
    const { body } = await look(secret).expect(200);
    expect(body).toEqual({
      gameId: host.gameId,
      title: 'Quiz night',
      status: 'waiting',
      host: expect.any(String),
    });
    expect(body.host).not.toContain('@');
    await look('A'.repeat(22)).expect(404);
    await request(gateway.url)
      .post('/api/games/game_AAAAAAAAAAAAAAAA/co-hosting/look')
      .send({ secret })
      .expect(404);
    const cookie = await cookieOf(gateway, mia);
    const { body: before } = await request(gateway.url)
      .get(`/api/games/${host.gameId}`)
      .set('cookie', cookie);
    expect(before).not.toHaveProperty('coHostOf');
    expect(before).not.toHaveProperty('rules');
    await openLink(gateway, host.gameId, secret, cookie).expect(200);
    const { body: after } = await request(gateway.url).get(`/api/games/${host.gameId}`).set('cookie', cookie);
    expect(after.coHostOf).toBe(body.host);
    expect(after).not.toHaveProperty('questions');
    expect(await list()).toMatchObject({ coHosts: [{ number: 1, name: expect.any(String) }] });
  });

  it('needs an account; a link is its own game’s, and ends with the next one', async () => {
    const secret = await newSecret(host);
    await request(gateway.url).post(`/api/games/${host.gameId}/co-hosting`).send({ secret }).expect(401);
    const cookie = await cookieOf(gateway, mia);
    const another = await TestHost.on(gateway, { email: mia });
    await openLink(gateway, another.gameId, secret, cookie).expect(404);
    for (const wrong of ['', 'A'.repeat(22), secret.slice(0, -1), `${secret}A`])
      await openLink(gateway, host.gameId, wrong, cookie).expect(404);
    await newSecret(host);
    await openLink(gateway, host.gameId, secret, cookie).expect(404);
    expect(await actors('CoHostAdmitted')).toEqual([]);
  });

  it('twice at once on two gateways is one co-host; a sixth is refused', async () => {
    const secret = await newSecret(host);
    const cookie = await cookieOf(gateway, mia);
    const both = await Promise.all(
      [gateway, otherGateway].map((on) => openLink(on, host.gameId, secret, cookie)),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const others = await Promise.all(
      Array.from({ length: 8 }, (_, nth) => cookieOf(gateway, `guest-${nth}@example.org`)),
    );
    const opened = await Promise.all(
      others.map((other, nth) => openLink(nth % 2 ? gateway : otherGateway, host.gameId, secret, other)),
    );
    expect(opened.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 409, 409, 409, 409]);
    expect((await list()).coHosts.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  });

  it('the host who opens the own link is the host still', async () => {
    const { body } = await openLink(gateway, host.gameId, await newSecret(host), host.cookie).expect(200);
    expect(body).toMatchObject({ isOwner: true });
    expect(await actors('CoHostAdmitted')).toEqual([]);
  });

  it('closing the link lets nobody more in, and leaves who leads', async () => {
    const secret = await newSecret(host);
    await openLink(gateway, host.gameId, secret, await cookieOf(gateway, mia)).expect(200);
    await coHostCall(host, 'delete', '/link').expect(200);
    await openLink(gateway, host.gameId, secret, await cookieOf(gateway, 'noa@example.org')).expect(404);
    expect(await list()).toMatchObject({ link: null, coHosts: [{ number: 1 }] });
  });

  it('may sit in the game as its host may, and the seat stays where the projector beside it is taken back', async () => {
    const coHost = await TestCoHost.on(gateway, host, mia);
    const screen = await coHost.projector();
    await screen.ask('joinGame', { roomId: host.joinCode, playerName: 'Mia', token: 'a'.repeat(30) });
    await coHostCall(host, 'delete').expect(200);
    await screen.hears('dismissed');
    await host.start();
    await screen.hears('gameStarted');
    expect(await host.players()).toMatchObject([{ name: 'Mia', connected: true }]);
  });

  it('the votes of an open question are hidden from it as from its host', async () => {
    const game = { rules: { pacing: 'host', readSeconds: 0, hostSeesVotes: false } } as const;
    host = await TestHost.on(gateway, { email: 'quiet@example.org', game, questions: quiz(2) });
    const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
    const coHost = await TestCoHost.on(gateway, host, mia);
    await coHost.start();
    await ada.sees(0);
    await ada.refusal('submitAnswer', {
      roomId: host.gameId,
      playerId: ada.playerId,
      questionIndex: 0,
      answer: 1,
    });
    const { players } = await coHost.connect();
    expect(players[0]?.current).toEqual({ answer: null, hidden: true });
  });

  it('signing out closes its panel', async () => {
    const coHost = await TestCoHost.on(gateway, host, 'leaves@example.org');
    await request(gateway.url).post('/auth/logout').set('cookie', coHost.cookie).expect(303);
    await coHost.wire.disconnected();
    expect(await actors('CoHostsDismissed')).toEqual([]);
  });

  it('an account that is deleted leads no more; its host sees somebody without a name, and takes the place back', async () => {
    const coHost = await TestCoHost.on(gateway, host, 'gone@example.org');
    await request(gateway.url).delete('/api/user').set('cookie', coHost.cookie).expect(204);
    await coHost.wire.disconnected();
    expect(await list()).toMatchObject({ coHosts: [{ number: 1, name: null }] });
    await coHostCall(host, 'delete', '/1').expect(200);
    expect(await list()).toEqual({ link: null, coHosts: [] });
  });

  it('is over with the game: no link, none to be made', async () => {
    const secret = await newSecret(host);
    const cookie = await cookieOf(gateway, mia);
    await openLink(gateway, host.gameId, secret, cookie).expect(200);
    await host.finish();
    await coHostCall(host, 'post', '/link').expect(409);
    await openLink(gateway, host.gameId, secret, await cookieOf(gateway, 'noa@example.org')).expect(409);
    expect((await list()).link).toBeNull();
    const board = new TestClient(otherGateway, 'host', { cookie });
    expect((await board.watchAll()).games.map(({ gameId }) => gameId)).not.toContain(host.gameId);
  });
});
