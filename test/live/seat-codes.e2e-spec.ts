import { randomBytes } from 'node:crypto';
import { type JoinInfo, type SeatCodeView, seatCodeLength } from '@clockbeat/domain';
import request from 'supertest';
import type { TestGateway } from '../support/app.js';
import { eventsOf, logOf, Night, storedGame } from '../support/live/night.js';
import { cookieOf, TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { until } from '../support/live/until.js';

const newToken = () => randomBytes(18).toString('base64url');

/** A phone is dead: the host hands its seat over to another one. */
describe('a seat that moves to another phone', () => {
  let night: Night;
  let gateway: TestGateway;
  let otherGateway: TestGateway;
  let host: TestHost;
  let ada: TestPlayer;
  let begun = 0;
  beforeAll(async () => {
    night = await Night.begin();
    gateway = await night.gateway();
    otherGateway = await night.gateway();
  });
  beforeEach(async () => {
    // A host may ask for 30 codes in a minute: no account has more of these tests than that.
    host = await TestHost.on(gateway, { email: `host-${Math.floor(begun++ / 6)}@example.org` });
    ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada', { teamName: 'Reds' });
  });
  afterAll(() => night.end());

  const ask = (playerId = ada.playerId, cookie = host.cookie, gameId = host.gameId) =>
    request(gateway.url).post(`/api/games/${gameId}/players/${playerId}/seat-code`).set('cookie', cookie);
  const newCode = async (): Promise<string> => ((await ask().expect(201)).body as SeatCodeView).code;
  const lookUp = (code: string) => request(gateway.url).get(`/api/join/${code}`);
  const moved = async () => eventsOf(await logOf(gateway, host.gameId), 'SeatMoved');
  /** Somebody else’s phone, with the code. */
  const withCode = async (code: string, on = gateway): Promise<TestPlayer> =>
    TestPlayer.on(on).join(code, '');

  describe.each([
    ['on the same gateway', () => gateway],
    ['on another gateway', () => otherGateway],
  ])('%s', (_where, there) => {
    it('while it is connected: name, score and answer come along, and the old phone hears why', async () => {
      await host.start();
      const { totalScore } = await ada.answer('B');
      const phone = await withCode(await newCode(), there());
      expect(phone.seat).toMatchObject({
        gameId: host.gameId,
        playerId: ada.playerId,
        playerName: 'Ada',
        token: phone.token,
        teamName: 'Reds',
        score: totalScore,
        answered: true,
      });
      expect(await ada.hears('removed')).toMatchObject({ reason: 'replaced', moved: true });
      expect(await ada.refusal('submitAnswer', answerOf(ada))).toBe('not_joined');
      await host.next(0);
      await phone.sees(1);
      const second = await phone.answer('C');
      expect(second.totalScore).toBeGreaterThan(totalScore);
      await host.seesScore('Ada', second.totalScore);
      expect((await host.state()).participantCount).toBe(1);
      expect(phone.heard.all('removed')).toEqual([]);
    });

    it('while it is away, in a pause', async () => {
      await host.start();
      await ada.answer('B');
      await host.pause();
      ada.wire.lose();
      const phone = await withCode(await newCode(), there());
      await host.resume();
      expect(phone.seat).toMatchObject({ playerId: ada.playerId, answered: true });
      expect(await phone.refusal('submitAnswer', { ...answerOf(phone), answer: 2 })).toBe('accepted');
    });

    it('in the lobby, with what it had chosen there', async () => {
      await ada.ready();
      ada.wire.lose();
      const phone = await withCode(await newCode(), there());
      expect(phone.seat).toMatchObject({ playerId: ada.playerId, ready: true, teamName: 'Reds' });
      await host.start();
      expect(await phone.answer('B')).toMatchObject({ isCorrect: true });
    });

    it('the old token is worth nothing, however its phone tries; the new one comes back', async () => {
      const phone = await withCode(await newCode(), there());
      for (const name of ['Ada', 'Augusta'])
        for (const roomId of [host.gameId, host.joinCode])
          for (const on of [gateway, otherGateway]) {
            const old = TestPlayer.on(on);
            const ack = await old.tryJoin(roomId, name, { token: ada.token });
            expect(ack).toMatchObject({ ok: false, error: { code: 'bad_token' } });
          }
      expect(phone.heard.all('removed')).toEqual([]);
      const again = await phone.comesBack(there());
      expect(again.seat).toMatchObject({ playerId: ada.playerId });
      expect(again.seat).not.toHaveProperty('playerName');
      expect((await phone.hears('removed')).reason).toBe('replaced');
      expect(phone.heard.all('removed')[0]).not.toHaveProperty('moved');
      expect((await host.players()).map(({ name }) => name)).toEqual(['Ada']);
    });

    it('the old phone that comes back at that moment does not push the new one out', async () => {
      const code = await newCode();
      const hold = await night.holdLog(host.gameId);
      const phone = TestPlayer.on(there());
      const joining = phone.join(code, '');
      await until('the move waits for the log', async () => (await hold.waiting()) > 0);
      // The move is no fact yet: the seat is still the old token's.
      const again = await ada.comesBack(otherGateway);
      await hold.release();
      await joining;
      expect(await again.hears('removed')).toMatchObject({ reason: 'replaced', moved: true });
      await host.start();
      expect(await phone.answer('B')).toMatchObject({ isCorrect: true });
      expect(phone.heard.all('removed')).toEqual([]);
      expect(await again.refusal('submitAnswer', answerOf(again))).toBe('not_joined');
    });
  });

  it('once: the same phone may ask again, another one has no use of the code', async () => {
    const code = await newCode();
    const phone = await withCode(code);
    const again = TestPlayer.on(otherGateway);
    await again.join(code, '', { token: phone.token });
    expect(again.seat).toMatchObject({ playerId: ada.playerId, playerName: 'Ada' });
    const other = await TestPlayer.on(gateway).tryJoin(code, '');
    expect(other).toMatchObject({ ok: false, error: { code: 'unknown_code' } });
    expect(await moved()).toHaveLength(1);
  });

  it('by a code that is told to whoever has it, and ends with the next one', async () => {
    const first = await newCode();
    const { body } = await lookUp(first.toLowerCase()).expect(200);
    expect(body).toMatchObject({
      code: first,
      kind: 'game',
      gameId: host.gameId,
      playerName: 'Ada',
      status: 'waiting',
    } satisfies Partial<JoinInfo>);
    const second = await newCode();
    await lookUp(first).expect(404);
    const ack = await TestPlayer.on(gateway).tryJoin(first, '');
    expect(ack).toMatchObject({ ok: false, error: { code: 'unknown_code' } });
    const phone = await withCode(second);
    expect(phone.playerId).toBe(ada.playerId);
    await lookUp(second).expect(404);
  });

  it('not after ten minutes', async () => {
    const code = await newCode();
    await night.query(
      "update seat_codes set expires_at = expires_at - interval '10 minutes' where game_id = $1",
      [host.gameId],
    );
    await lookUp(code).expect(404);
    const ack = await TestPlayer.on(gateway).tryJoin(code, 'Ada');
    expect(ack).toMatchObject({ ok: false, error: { code: 'unknown_code' } });
    expect(await moved()).toEqual([]);
  });

  it('on to a third one: of all its tokens the newest alone is the seat’s', async () => {
    const second = await withCode(await newCode());
    const third = await withCode(await newCode(), otherGateway);
    expect(await second.hears('removed')).toMatchObject({ reason: 'replaced', moved: true });
    for (const { token } of [ada, second]) {
      const ack = await TestPlayer.on(gateway).tryJoin(host.gameId, 'Ada', { token });
      expect(ack).toMatchObject({ ok: false, error: { code: 'bad_token' } });
    }
    expect(third.playerId).toBe(ada.playerId);
  });

  it('brings back who had left', async () => {
    await host.start();
    await ada.leave();
    const phone = await withCode(await newCode());
    expect(phone.seat).toMatchObject({ playerId: ada.playerId });
    expect(await phone.answer('B')).toMatchObject({ isCorrect: true });
    expect((await host.players()).map(({ name, connected }) => [name, connected])).toEqual([['Ada', true]]);
  });

  it('from a phone that had a seat of its own meanwhile: that one is left', async () => {
    const spare = await TestPlayer.on(gateway).join(host.joinCode, 'Ada again');
    const own = spare.playerId;
    await spare.join(await newCode(), '', { token: newToken() });
    expect(spare.playerId).toBe(ada.playerId);
    expect((await host.players()).map(({ name }) => name)).toEqual(['Ada']);
    expect(own).not.toBe(ada.playerId);
  });

  it('not with a token that has a seat in the game', async () => {
    const bo = await TestPlayer.on(gateway).join(host.joinCode, 'Bo');
    const ack = await TestPlayer.on(gateway).tryJoin(await newCode(), '', { token: bo.token });
    expect(ack).toMatchObject({ ok: false, error: { code: 'bad_token' } });
    expect(await moved()).toEqual([]);
  });

  it('proves itself over HTTP by the new token alone, also where the table of seats lags behind', async () => {
    await host.start();
    const phone = await withCode(await newCode());
    await host.finish();
    const rate = (token: string) =>
      request(gateway.url)
        .post(`/api/games/${host.gameId}/rating`)
        .set('authorization', `Bearer ${token}`)
        .send({ stars: 5 });
    await rate(ada.token).expect(403);
    await rate(phone.token).expect(204);
    const row = 'update seats set token_hash = $2 where game_id = $1';
    const [{ token_hash: hash }] = (await night.query(
      `with given as (select token_hash from seats where game_id = $1)
       select encode(sha256(convert_to($2, 'utf8')), 'base64') as token_hash from given`,
      [host.gameId, ada.token],
    )) as [{ token_hash: string }];
    const base64url = hash.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    await night.query(row, [host.gameId, base64url]);
    await rate(ada.token).expect(403);
  });

  it('leaves no code and no token in the log', async () => {
    const code = await newCode();
    const phone = await withCode(code);
    const log = JSON.stringify(await logOf(gateway, host.gameId));
    for (const secret of [code, phone.token, ada.token]) expect(log).not.toContain(secret);
    const [event] = await moved();
    expect(event).toMatchObject({ actor: 'host', data: { playerId: ada.playerId } });
    const game = await storedGame(gateway, host.gameId);
    expect(game.status !== 'unborn' && game.seats.participants).toBe(1);
  });

  describe('the call for a code', () => {
    it('answers a code that no join code can be taken for, and until when it is good', async () => {
      const { body, headers } = await ask().expect(201);
      expect(body).toEqual({
        code: expect.stringMatching(new RegExp(`^[0-9CDFGHJKMNPRTVWXY]{${seatCodeLength}}$`)),
        expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      });
      expect(headers['cache-control']).toBe('no-store');
    });

    it('is its host’s alone', async () => {
      const stranger = await cookieOf(gateway, 'somebody-else@example.org');
      expect((await ask(ada.playerId, stranger).expect(403)).body.code).toBe('not_host');
      expect((await ask(ada.playerId, '').expect(401)).body.code).toBe('not_signed_in');
      await request(gateway.url)
        .post(`/api/games/${host.gameId}/players/${ada.playerId}/seat-code`)
        .set('authorization', `Bearer ${ada.token}`)
        .expect(401);
    });

    it('knows no other game’s players, and no other games', async () => {
      const other = await TestHost.on(gateway, { email: 'another@example.org' });
      expect((await ask(ada.playerId, other.cookie).expect(403)).body.code).toBe('not_host');
      expect((await ask(ada.playerId, other.cookie, other.gameId).expect(404)).body.code).toBe('not_found');
      await ask('p_0000000000000000').expect(404);
      await ask(ada.playerId, host.cookie, 'game_0000000000000000').expect(404);
      await ask(ada.playerId, host.cookie, 'nothing').expect(404);
    });

    it('is refused for a player that was removed and after the end, and says why', async () => {
      await host.remove(ada);
      const { body } = await ask().expect(409);
      expect(body).toMatchObject({ code: 'removed', message: expect.stringContaining('was removed') });
      const bo = await TestPlayer.on(gateway).join(host.joinCode, 'Bo');
      await host.start();
      await host.finish();
      expect((await ask(bo.playerId).expect(409)).body.code).toBe('game_finished');
    });

    it('is worth nothing for a player that is removed after it, or a game that ends', async () => {
      const [ofAda, bo] = [await newCode(), await TestPlayer.on(gateway).join(host.joinCode, 'Bo')];
      const ofBo = (await ask(bo.playerId).expect(201)).body.code;
      await host.remove(ada);
      expect(await TestPlayer.on(gateway).tryJoin(ofAda, '')).toMatchObject({ error: { code: 'removed' } });
      await lookUp(ofAda).expect(404);
      await host.start();
      await host.finish();
      expect(await TestPlayer.on(gateway).tryJoin(ofBo, '')).toMatchObject({
        error: { code: 'game_finished' },
      });
    });

    it('is answered 30 times a minute to one host, whatever games it has', async () => {
      const email = 'eager@example.org';
      const games = [await TestHost.on(gateway, { email }), await TestHost.on(gateway, { email })];
      const asked = await Promise.all(
        Array.from({ length: 31 }, (_, nth) => {
          const { cookie, gameId } = games[nth % 2] as TestHost;
          return ask(ada.playerId, cookie, gameId);
        }),
      );
      expect(asked.map(({ status }) => status).sort()).toEqual([...Array(30).fill(404), 429]);
      await ask().expect(201);
    });
  });

  const answerOf = ({ gameId, playerId }: TestPlayer) => ({
    roomId: gameId,
    playerId,
    questionIndex: 0,
    answer: 1,
  });
});
