import { tokenScopes } from '@clockbeat/domain';
import { Persistence } from '@clockbeat/persistence';
import request from 'supertest';
import { bearing, newToken } from '../support/access-token.js';
import type { TestGateway } from '../support/app.js';
import { Night } from '../support/live/night.js';
import { quiz } from '../support/live/quiz.js';
import { TestClient } from '../support/live/test-client.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';

describe('sockets with an access token', () => {
  let night: Night;
  let gatewayA: TestGateway;
  let gatewayB: TestGateway;
  let host: TestHost;
  beforeAll(async () => {
    night = await Night.begin();
    gatewayA = await night.gateway();
    gatewayB = await night.gateway();
    host = await TestHost.on(gatewayA, { email: 'scripts@example.org' });
  });
  afterAll(() => night.end());
  const tokenOf = (scopes: readonly (typeof tokenScopes)[number][]) =>
    newToken(gatewayA.url, host.cookie, scopes);
  const panelWith = (token: string, more: object = {}) =>
    new TestClient(gatewayB, 'host', { token, ...more });

  it('lead a game that a program has made, from its first message to its end', async () => {
    const { token } = await tokenOf(['live:host']);
    const made = await request(gatewayA.url)
      .post('/api/games')
      .set(bearing(token))
      .send({ title: 'By a program', questions: quiz(1) })
      .expect(201);
    const { id, gameCode } = made.body.game;
    const panel = panelWith(token);
    expect(await panel.wire.ask('hostConnect', { roomId: id })).toMatchObject({ ok: true });
    const ada = await TestPlayer.on(gatewayA).join(gameCode, 'Ada');
    expect(await panel.wire.ask('startGame', { roomId: id })).toMatchObject({ ok: true });
    expect((await ada.answer('B')).isCorrect).toBe(true);
    expect(await panel.wire.ask('finishGame', { roomId: id })).toMatchObject({ ok: true });
  });

  it('lead nothing by another scope, another’s token, one that is made up; nor by the cookie beside it', async () => {
    const reading = await tokenOf(tokenScopes.filter((scope) => scope !== 'live:host'));
    const stranger = await TestHost.on(gatewayA, { email: 'other-scripts@example.org' });
    const theirs = await newToken(gatewayA.url, stranger.cookie, ['live:host']);
    const madeUp = theirs.token.slice(0, -1) + (theirs.token.endsWith('0') ? '1' : '0');
    for (const [token, refusal] of [
      [reading.token, 'not_signed_in'],
      [theirs.token, 'not_host'],
      [madeUp, 'not_signed_in'],
    ] as const)
      for (const more of [{}, { cookie: host.cookie }]) {
        const panel = panelWith(token, more);
        expect(await panel.refusal('hostConnect', { roomId: host.gameId })).toBe(refusal);
        expect(await panel.refusal('startGame', { roomId: host.gameId })).toBe(refusal);
      }
  });

  it('close when the token is revoked, when it expires, and with the account', async () => {
    const { pool } = gatewayA.app.get(Persistence);
    const leaver = await TestHost.on(gatewayA, { email: 'leaving-scripts@example.org' });
    const watching = async (of: TestHost) => {
      const token = await newToken(gatewayA.url, of.cookie, ['live:host']);
      const board = panelWith(token.token);
      await board.watchAll();
      return { ...token, board };
    };
    const [revoked, expired, gone, stays] = [
      await watching(host),
      await watching(host),
      await watching(leaver),
      await watching(host),
    ];
    await request(gatewayA.url)
      .delete(`/api/user/tokens/${revoked.id}`)
      .set('cookie', host.cookie)
      .expect(204);
    await pool.query('update access_tokens set expires_at = now() where id = $1', [expired.id]);
    await request(gatewayA.url).delete('/api/user').set('cookie', leaver.cookie).expect(204);
    await Promise.all([revoked, expired, gone].map(({ board }) => board.wire.disconnected()));
    await stays.board.watchAll();
    // signing out is about browsers
    await request(gatewayA.url).post('/auth/logout').set('cookie', host.cookie).expect(303);
    await host.wire.disconnected();
    await stays.board.watchAll();
  });
});
