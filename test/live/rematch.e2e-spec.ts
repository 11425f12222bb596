import { randomBytes } from 'node:crypto';
import { type GameCard, type JoinedAck, type RematchQuestions } from '@clockbeat/domain';
import request from 'supertest';
import { Host } from '../people/host.js';
import type { TestGateway } from '../support/app.js';
import { eventsOf, logOf, Night } from '../support/live/night.js';
import { quiz } from '../support/live/quiz.js';
import { openWire } from '../support/live/test-client.js';
import { cookieOf, type NightOptions, TestHost } from '../support/live/test-host.js';
import { makeOverlay, overlayOn } from '../support/live/test-overlay.js';
import { TestPlayer } from '../support/live/test-player.js';
import { until } from '../support/live/until.js';

/** The evening goes on with the same people: their phones are told where, and come with the tokens that they have. */
describe('a rematch', () => {
  let night: Night;
  let gateway: TestGateway;
  let otherGateway: TestGateway;
  let begun = 0;
  beforeAll(async () => {
    night = await Night.begin();
    gateway = await night.gateway();
    otherGateway = await night.gateway();
  });
  afterAll(() => night.end());

  /** A host may make 60 games in a minute: no account has more of these tests than that. */
  const newHost = (options: NightOptions = {}): Promise<TestHost> =>
    TestHost.on(gateway, {
      email: `host-${Math.floor(begun++ / 8)}@example.org`,
      questions: quiz(1),
      ...options,
    });
  const on = (gateways = gateway): TestPlayer => TestPlayer.on(gateways);
  const ask = (host: TestHost, questions: unknown = 'same', at = gateway, gameId = host.gameId) =>
    request(at.url).post(`/api/games/${gameId}/rematch`).set('cookie', host.cookie).send({ questions });
  const goOn = async (
    host: TestHost,
    questions: RematchQuestions = 'same',
    at = gateway,
  ): Promise<GameCard> => (await ask(host, questions, at).expect(201)).body.game;
  const end = async (host: TestHost): Promise<void> => {
    await host.start();
    await host.finish();
  };
  const comesAlong = async (player: TestPlayer): Promise<JoinedAck> => {
    const { seat } = await player.goesAlong();
    if (!seat) throw new Error(`${player.name} has no seat`);
    return seat;
  };
  const namesIn = async (gameId: string): Promise<string[]> =>
    eventsOf(await logOf(gateway, gameId), 'PlayerJoined')
      .map(({ data }) => `${data.name} ${data.teamName ?? '-'}`)
      .sort();

  it.each([
    ['one gateway', () => gateway],
    ['two gateways', () => otherGateway],
  ])('carries names and teams over, on %s, and nobody who left or was removed', async (_where, there) => {
    const host = await newHost({ game: { teamMode: true } });
    const ada = await on().join(host.joinCode, 'Ada', { teamName: 'Reds' });
    const bo = await on(there()).join(host.joinCode, 'Bo', { teamName: 'Blues' });
    const cleo = await on(there()).join(host.joinCode, 'Cleo');
    const dan = await on().join(host.joinCode, 'Dan');
    await host.start();
    await cleo.leave();
    await host.remove(dan);
    await host.finish();

    const screen = await host.projector(there());
    const panel = await host.secondTab(there());
    const next = await goOn(host, 'same', there());
    expect(next).toMatchObject({
      parentGameId: host.gameId,
      status: 'waiting',
      title: 'Quiz night',
      teamMode: true,
    });
    expect(next.id).not.toBe(host.gameId);
    expect(next.gameCode).not.toBe(host.joinCode);
    const seats = await Promise.all([comesAlong(ada), comesAlong(bo)]);
    expect(
      seats.map(({ gameState, teamName }) => [gameState.gameId, gameState.parentGameId, teamName]),
    ).toEqual([
      [next.id, host.gameId, 'Reds'],
      [next.id, host.gameId, 'Blues'],
    ]);
    for (const page of [screen, panel, host])
      expect((await page.hears('gameUpdated')).gameState).toMatchObject({ nextGameId: next.id });
    expect(await namesIn(next.id)).toEqual(['Ada Reds', 'Bo Blues']);
    // who left or was removed is told nothing
    expect([cleo, dan].flatMap(({ heard }) => heard.all('gameUpdated'))).toEqual([]);
    expect(
      eventsOf(await logOf(gateway, host.gameId), 'GameFollowed').map(({ data }) => data.nextGameId),
    ).toEqual([next.id]);
  });

  it('is for who slept through its beginning, too, by the name and in the team that were kept for it', async () => {
    const host = await newHost({ game: { teamMode: true, rules: { lateJoin: 'closed' } } });
    const ada = await on().join(host.joinCode, 'Ada', { teamName: 'Reds' });
    await on().join(host.joinCode, 'Bo');
    ada.wire.lose();
    await end(host);
    const next = await goOn(host);
    // a newcomer does not get its name meanwhile
    const stranger = on(otherGateway);
    expect(await stranger.tryJoin(next.gameCode, 'ada')).toMatchObject({
      ok: false,
      error: { code: 'name_taken' },
    });
    expect(await stranger.tryJoin(next.gameCode, 'Zoe')).toMatchObject({ ok: true });
    const panel = panelOf(host, next.id);
    await panel.setJoining('locked');
    await panel.start();

    const awake = await ada.comesBack(otherGateway);
    expect(awake.seat?.gameState).toMatchObject({ status: 'finished', nextGameId: next.id });
    await awake.join(next.id, 'whatever the phone says', { teamName: 'Greens' });
    expect(awake.seat).toMatchObject({ gameId: next.id, teamName: 'Reds', playerName: 'Ada' });
    expect(awake.seat?.gameState.status).toBe('active');
  });

  const panelOf = ({ cookie }: TestHost, gameId: string) =>
    new Host(openWire(gateway, 'host', { cookie }), gameId);

  it('keeps who was banned out, by its browser too, and lets who was only removed come anew', async () => {
    const host = await newHost();
    const phone = { cookie: `clockbeat.browser=${randomBytes(16).toString('base64url')}` };
    const bad = await TestPlayer.on(gateway, phone).join(host.joinCode, 'Bad');
    const cleo = await on().join(host.joinCode, 'Cleo');
    await host.remove(bad, true);
    await host.remove(cleo);
    await end(host);
    const next = await goOn(host);
    const refused = { ok: false, error: { code: 'removed' } };
    expect(await on().tryJoin(next.id, 'Bad', { token: bad.token })).toMatchObject(refused);
    expect(await TestPlayer.on(otherGateway, phone).tryJoin(next.gameCode, 'Good')).toMatchObject(refused);
    // all others come from the network of who was banned a moment ago: newcomers knock
    const waiting = { ok: true, waiting: true, for: 'host' };
    expect(await on().tryJoin(next.gameCode, 'Cleo', { token: cleo.token })).toMatchObject(waiting);
  });

  it('needs no admittance of who was there', async () => {
    const host = await newHost({ game: { rules: { approval: true } } });
    const ada = on();
    expect(await ada.tryJoin(host.joinCode, 'Ada')).toMatchObject({ waiting: true, for: 'host' });
    const [knock] = (await host.connect()).knocks ?? [];
    await host.admit({ id: knock?.id ?? '' });
    await ada.hears('roomJoined');
    await end(host);
    const next = await goOn(host);
    await comesAlong(ada);
    expect(await namesIn(next.id)).toEqual(['Ada -']);
    expect(await on().tryJoin(next.gameCode, 'Bo')).toMatchObject({ waiting: true, for: 'host' });
  });

  it('carries what the host has given a seat: its name, its mask and its time', async () => {
    const host = await newHost();
    const ada = await on().join(host.joinCode, 'Addda');
    await host.rename(ada, 'Ada');
    const rude = await on().join(host.joinCode, 'Fuckface');
    await host.extendTime(rude.playerId, 1.5);
    const [mask] = (await host.players()).flatMap(({ name, ownName }) => (ownName ? [name] : []));
    await end(host);
    const next = await goOn(host);
    await comesAlong(ada);
    expect(await comesAlong(rude)).toMatchObject({ timeFactor: 1.5 });
    const panel = panelOf(host, next.id);
    const { players } = await panel.connect();
    expect(players.map(({ name, ownName }) => [name, ownName])).toEqual([
      ['Ada', undefined],
      [mask, 'Fuckface'],
    ]);
    // what the host says of its time there stands, also when it comes back
    await panel.extendTime(rude.playerId, 1);
    expect((await rude.comesBack(otherGateway)).seat).not.toHaveProperty('timeFactor');
  });

  it('is carried by the phone that the seat has moved to, and not by the one before', async () => {
    const host = await newHost();
    const old = await on().join(host.joinCode, 'Ada');
    const path = `/api/games/${host.gameId}/players/${old.playerId}/seat-code`;
    const { body } = await request(gateway.url).post(path).set('cookie', host.cookie).expect(201);
    const phone = await on().join(body.code, '');
    await end(host);
    const next = await goOn(host);
    await comesAlong(phone);
    expect(await namesIn(next.id)).toEqual(['Ada -']);
    // whoever has the old token is a newcomer, and the name is Ada's
    expect(await on().tryJoin(next.id, 'Ada', { token: old.token })).toMatchObject({
      error: { code: 'name_taken' },
    });
  });

  it('is one game, however often and wherever it is asked for at once', async () => {
    const host = await newHost();
    const ada = await on().join(host.joinCode, 'Ada');
    await end(host);
    const made = await Promise.all(
      [gateway, otherGateway, gateway, otherGateway].map((at) => goOn(host, 'same', at)),
    );
    expect(new Set(made.map(({ id, gameCode }) => `${id} ${gameCode}`)).size).toBe(1);
    expect(await goOn(host)).toMatchObject({ id: made[0]?.id });
    expect(eventsOf(await logOf(gateway, host.gameId), 'GameFollowed')).toHaveLength(1);
    await comesAlong(ada);
  });

  it('is finished by whoever asks again where the gateway broke off between the game and the word of it', async () => {
    const host = await newHost();
    const ada = await on().join(host.joinCode, 'Ada');
    await end(host);
    // the finished game takes nothing more: the new one is made, and nobody is told
    const hold = await night.holdLog(host.gameId);
    const broken = goOn(host);
    await until('the game is made and its word is waited for', async () => (await hold.waiting()) === 1);
    const [made] = (await night.query(`select game_id as id from events where data->>'parentGameId' = $1`, [
      host.gameId,
    ])) as { id: string }[];
    expect(made).toBeDefined();
    const again = goOn(host, 'same', otherGateway);
    await hold.release();
    expect([(await broken).id, (await again).id]).toEqual([made?.id, made?.id]);
    expect((await comesAlong(ada)).gameId).toBe(made?.id);
  });

  it('gets other questions where the host has changed its mind, and keeps who is there', async () => {
    const bank = await request(gateway.url)
      .post('/api/games/quick')
      .set('cookie', await cookieOf(gateway, 'drawer@example.org'))
      .send({ category: 'Science', count: 3 })
      .expect(201);
    const first: GameCard = bank.body.game;
    const cookie = await cookieOf(gateway, 'drawer@example.org');
    const ada = await on().join(first.gameCode, 'Ada');
    const rematch = async (questions: RematchQuestions): Promise<GameCard> => {
      const path = `/api/games/${first.id}/rematch`;
      return (await request(gateway.url).post(path).set('cookie', cookie).send({ questions }).expect(201))
        .body.game;
    };
    const socket = await TestHost.on(gateway, { email: 'drawer@example.org' });
    await socket.ask('startGame', { roomId: first.id });
    await socket.ask('finishGame', { roomId: first.id });
    const texts = ({ questions = [] }: GameCard): string[] => questions.map(({ question }) => question);
    const same = await rematch('same');
    expect(texts(same)).toEqual(texts(first));
    await comesAlong(ada);
    const other = await rematch('new');
    expect(other).toMatchObject({ id: same.id, category: 'Science', participantCount: 1, questionCount: 3 });
    expect(texts(other).filter((text) => texts(first).includes(text))).toEqual([]);
    expect(other.questions?.map(({ category, timeLimit }) => [category, timeLimit])).toEqual(
      first.questions?.map(({ category, timeLimit }) => [category, timeLimit]),
    );
    expect(texts(await rematch('new'))).toEqual(texts(other));
  });

  it('leads on to the newest, also who slept through a whole one of them, and by an old code', async () => {
    const host = await newHost();
    const ada = await on().join(host.joinCode, 'Ada');
    const bo = await on().join(host.joinCode, 'Bo');
    await end(host);
    const first = await goOn(host);
    await comesAlong(ada);
    const panel = panelOf(host, first.id);
    await panel.start();
    await panel.finish();
    const { body } = await ask(host, 'same', otherGateway, first.id).expect(201);
    const second: GameCard = body.game;
    expect((await comesAlong(ada)).gameId).toBe(second.id);
    // Bo was told of the first one alone
    expect((await comesAlong(bo)).gameId).toBe(second.id);
    expect(bo.seat).toMatchObject({ gameState: { parentGameId: first.id } });
    const late = await on(otherGateway).join(host.joinCode, 'Zoe');
    expect(late.gameId).toBe(second.id);
    expect(await namesIn(second.id)).toEqual(['Ada -', 'Bo -', 'Zoe -']);
  });

  it('may follow a game that has had one: the newest counts for who comes back', async () => {
    const host = await newHost();
    const ada = await on().join(host.joinCode, 'Ada');
    await end(host);
    const first = await goOn(host);
    await panelOf(host, first.id).start();
    const second = await goOn(host);
    expect(second.id).not.toBe(first.id);
    const awake = await ada.comesBack();
    expect(awake.seat?.gameState.nextGameId).toBe(second.id);
  });

  it('is left as any other game: the seat is given back, and the same browser may come anew by its name', async () => {
    const host = await newHost();
    const phone = { cookie: `clockbeat.browser=${randomBytes(16).toString('base64url')}` };
    const ada = await TestPlayer.on(gateway, phone).join(host.joinCode, 'Ada');
    await end(host);
    const next = await goOn(host);
    await comesAlong(ada);
    await ada.leave();
    const panel = panelOf(host, next.id);
    await until('the seat is given back', async () => (await panel.connect()).players.length === 0);
    expect(await on().tryJoin(next.gameCode, 'Ada')).toMatchObject({ error: { code: 'name_taken' } });
    await TestPlayer.on(otherGateway, phone).join(next.gameCode, 'Ada');
  });

  it('is what an overlay of the game shows then, whose host finds it there and takes it back', async () => {
    const host = await newHost();
    const { id, token } = await makeOverlay(host);
    await end(host);
    const old = await overlayOn(gateway, host.gameId, token);
    const next = await goOn(host, 'same', otherGateway);
    const look = request(otherGateway.url).post('/api/overlays/look').send({ token });
    expect((await look.expect(200)).body).toEqual({ gameId: next.id });
    const screen = await overlayOn(otherGateway, next.id, token);
    expect(await old.refusal('watchGame', { roomId: host.gameId, overlayToken: token })).toBe('not_host');
    const path = `/api/games/${next.id}/overlays`;
    const listed = await request(gateway.url).get(path).set('cookie', host.cookie).expect(200);
    expect(listed.body.map((overlay: { id: string }) => overlay.id)).toEqual([id]);
    await request(gateway.url).delete(`${path}/${id}`).set('cookie', host.cookie).expect(204);
    await screen.wire.disconnected();
  });

  it('is the host’s to make, of a game that is over', async () => {
    const host = await newHost();
    const stranger = await cookieOf(gateway, 'stranger@example.org');
    const path = `/api/games/${host.gameId}/rematch`;
    const code = async (cookie: string | null, body: object, to = path): Promise<unknown[]> => {
      const call = request(gateway.url).post(to).send(body);
      const { status, body: answer } = await (cookie === null ? call : call.set('cookie', cookie));
      return [status, answer.code];
    };
    const same = { questions: 'same' };
    expect(await code(host.cookie, same)).toEqual([409, 'wrong_state']);
    await end(host);
    expect(await code(null, same)).toEqual([401, 'not_signed_in']);
    expect(await code(stranger, same)).toEqual([403, 'not_host']);
    expect(await code(host.cookie, { questions: 'mine' })).toEqual([400, 'validation']);
    expect(await code(host.cookie, {})).toEqual([400, 'validation']);
    expect(await code(host.cookie, same, '/api/games/game_0000000000000000/rematch')).toEqual([
      404,
      'not_found',
    ]);
    // there are no other questions of a category that the host has written these for
    const { body } = await ask(host, 'new').expect(400);
    expect(body.message).toContain('not enough other questions');
    expect(eventsOf(await logOf(gateway, host.gameId), 'GameFollowed')).toEqual([]);
  });
});
