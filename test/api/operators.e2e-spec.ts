import { type AuditEntryView, GameId, type OperatedAccountInFull } from '@clockbeat/domain';
import { Persistence } from '@clockbeat/persistence';
import { bearing, newToken } from '../support/access-token.js';
import { startGateway, type TestGateway } from '../support/app.js';
import { GameNight, type Person } from '../support/game-night.js';
import { closeClients } from '../support/live/test-client.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { sessionStatus, signIn, visitSignIn } from '../support/sign-in.js';
import type { Row } from './route-walk/allowed.js';
import { signedInJustNow } from './route-walk/scene.js';
import { operations, Walk, writing } from './route-walk/walk.js';

const abuse = { reason: 'abuse' };

describe('operators', () => {
  let night: GameNight;
  let second: TestGateway;
  let operator: Person;
  beforeAll(async () => {
    const env = { OPERATOR_EMAILS: 'First@example.org' };
    night = await GameNight.begin(env);
    second = await startGateway({ databaseUrl: night.database.url, env });
    operator = await night.signIn('first@example.org');
  });
  afterAll(async () => {
    closeClients();
    await second?.close();
    await night?.end();
  });
  const post = (path: string, body: object, { cookie } = operator) =>
    night.api.post(`/api/operator/${path}`).set('cookie', cookie).send(body);
  const accountOf = async (id: string): Promise<OperatedAccountInFull> =>
    (await night.api.get(`/api/operator/accounts/${id}`).set('cookie', operator.cookie).expect(200)).body;

  it('are those whom the settings name, and whom they give the role to, until they take it', async () => {
    expect((await sessionStatus(night.gateway.url, operator.cookie)).user.roles).toEqual(['operator']);
    const next = await night.signIn('next@example.org');
    const list = (person: Person, status: number) =>
      night.api.get('/api/operator/accounts').set('cookie', person.cookie).expect(status);
    await list(next, 403);
    const role = (method: 'put' | 'delete', id: string, name: string, by = operator) =>
      night.api[method](`/api/operator/accounts/${id}/roles/${name}`).set('cookie', by.cookie);
    await role('put', next.id, 'operator').expect(204);
    await role('put', next.id, 'queen').expect(400);
    await list(next, 200);
    const { body } = await night.api.get('/api/analytics/events/extent').set('cookie', next.cookie);
    expect(body.scopes).toEqual(['mine']);
    await role('put', next.id, 'analyst', next).expect(204);
    const extent = await night.api.get('/api/analytics/events/extent').set('cookie', next.cookie);
    expect(extent.body.scopes).toEqual(['mine', 'all']);
    // a profile that is changed leaves the roles in the answer
    const profile = await night.api
      .post('/api/user/setup-profile')
      .set('cookie', next.cookie)
      .send({ username: 'next_one' });
    expect(profile.body.roles).toEqual(['analyst', 'operator']);
    // nobody steps down or takes what the settings say, so that somebody always remains
    await role('delete', next.id, 'operator', next).expect(409);
    await role('delete', operator.id, 'operator', next).expect(409);
    for (const id of [operator.id, operator.id.toUpperCase()])
      for (const act of ['suspend', 'delete']) await post(`accounts/${id}/${act}`, abuse).expect(409);
    await role('delete', next.id, 'operator').expect(204);
    await list(next, 403);
    expect(await accountOf(next.id)).toMatchObject({ roles: ['analyst'], rolesBySetting: [] });
    expect(await accountOf(operator.id)).toMatchObject({ roles: [], rolesBySetting: ['operator'] });
  });

  it('want a fresh sign-in for what they do, and a reason', async () => {
    const { id } = await night.signIn('waits@example.org');
    await post(`accounts/${id}/suspend`, {}).expect(400);
    await post(`accounts/${id}/suspend`, { reason: 'because' }).expect(400);
    const stale = await signIn(night.gateway.url, 'first@example.org');
    await night.gateway.app.get(Persistence).pool.query(
      `update sessions set sess = jsonb_set(sess::jsonb, '{signedInAt}', to_jsonb($2::bigint))::json
       where sess->'passport'->>'user' = $1`,
      [operator.id, Date.now() - 11 * 60_000],
    );
    const { body } = await post(`accounts/${id}/suspend`, abuse, { ...operator, cookie: stale }).expect(403);
    expect(body.code).toBe('sign_in_again');
    operator = await night.signIn('first@example.org');
    await post(`accounts/${id}/suspend`, abuse).expect(204);
  });

  it('suspend an account everywhere: calls, sockets, tokens and sign-ins, on every gateway; its game goes on', async () => {
    const host = await night.signIn('loud@example.org');
    const elsewhere = await signIn(second.url, 'loud@example.org');
    const { token } = await newToken(night.gateway.url, host.cookie, ['games:read']);
    const live = await TestHost.on(second, { email: 'loud@example.org' });
    const player = await TestPlayer.on(second).join(live.joinCode, 'Ada');
    await live.start();
    // an id is the same in capitals: the sessions end with it
    await post(`accounts/${host.id.toUpperCase()}/suspend`, { ...abuse, note: 'Was loud' }).expect(204);
    const { pool } = night.gateway.app.get(Persistence);
    const left = await pool.query(`select from sessions where sess->'passport'->>'user' = $1`, [host.id]);
    expect(left.rowCount).toBe(0);
    for (const [url, cookie] of [
      [night.gateway.url, host.cookie],
      [second.url, elsewhere],
    ] as const)
      expect(await sessionStatus(url, cookie)).toEqual({ authenticated: false, user: null });
    const { body } = await night.api.get('/api/games').set(bearing(token)).expect(401);
    expect(body.code).toBe('token_refused');
    await live.wire.disconnected();
    const visit = await visitSignIn(second.url, 'loud@example.org');
    expect(visit.path).toBe('/?error=account_suspended');
    expect((await accountOf(host.id)).suspension).toMatchObject({ reason: 'abuse', note: 'Was loud' });
    expect((await player.answer('B')).isCorrect).toBe(true);
    await post(`accounts/${host.id}/restore`, { reason: 'mistake' }).expect(204);
    await signIn(second.url, 'loud@example.org');
    await night.api.get('/api/games').set(bearing(token)).expect(200);
  });

  it('end a running game, and its room sees that they did and why', async () => {
    const live = await TestHost.on(night.gateway);
    const player = await TestPlayer.on(night.gateway).join(live.joinCode, 'Ada');
    await live.start();
    const { body } = await night.api.get('/api/operator/games').set('cookie', operator.cookie).expect(200);
    expect(body.items.map(({ gameId }: { gameId: string }) => gameId)).toContain(live.gameId);
    await post(`games/${live.gameId}/end`, { reason: 'security' }).expect(204);
    expect(await player.hears('gameFinished')).toMatchObject({ endedBy: 'host', operator: 'security' });
    await post(`games/${live.gameId}/end`, abuse).expect(409);
    const lastOf = async (gameId: string) =>
      (await night.gateway.app.get(Persistence).events.readStream(GameId(gameId), 0)).at(-1);
    expect(await lastOf(live.gameId)).toMatchObject({
      type: 'GameFinished',
      actor: 'system',
      data: { operator: 'security' },
    });
    const waiting = await TestHost.on(night.gateway);
    await post(`games/${waiting.gameId}/end`, abuse).expect(204);
    expect(await lastOf(waiting.gameId)).toMatchObject({
      type: 'GameAbandoned',
      data: { operator: 'abuse' },
    });
  });

  it('see the audit log, where its chain stands, and whether it is sound', async () => {
    const get = (path: string) =>
      night.api.get(`/api/operator/audit${path}`).set('cookie', operator.cookie).expect(200);
    const { body: page } = await get('?what=operator_account_suspended&limit=1');
    expect(page.items).toHaveLength(1);
    expect((await get(`?what=operator_account_suspended&cursor=${page.nextCursor}`)).body.items.length).toBe(
      1,
    );
    const { body: head } = await get('/head');
    const { body } = await post('audit/verify', { seal: head.seal }).expect(200);
    expect(body).toMatchObject({ faults: [], sealAt: head.sequence, lines: head.lines });
    await night.gateway.app
      .get(Persistence)
      .pool.query(`update audit_entries set details = '{"reason": "other"}' where sequence = $1`, [
        page.items[0].sequence,
      ]);
    const found = await post('audit/verify', {}).expect(200);
    expect(found.body.faults).toEqual([{ at: page.items[0].sequence, fault: 'changed' }]);
  });
});

describe('each act of an operator', () => {
  let walk: Walk;
  beforeAll(async () => {
    walk = await Walk.begin();
    await signedInJustNow(walk.scene, walk.scene.operator);
  });
  afterAll(() => walk?.end());

  const acts = writing.filter(([operation]) => operation.includes(' /api/operator/'));
  const newest = async (): Promise<AuditEntryView | undefined> =>
    (await walk.scene.night.gateway.app.get(Persistence).audit.page({}, { limit: 1 })).items[0];

  const store = () => walk.scene.night.gateway.app.get(Persistence);

  /** What another operator's act would have left for this one to do. */
  const withWork = async (operation: string): Promise<Partial<Row>> => {
    if (operation.endsWith('/transfer')) return { body: { to: walk.scene.other.id, reason: 'request' } };
    // mended by the act before it
    if (operation === 'delete /api/operator/bank/questions/{id}') return { at: () => 'fin9' };
    if (operation === 'post /api/operator/bank/questions/{id}/dismiss')
      await store().reports.add({
        ...{
          gameId: walk.scene.correction.gameId as GameId,
          about: 'question',
          playerId: '0',
          name: 'As asked?',
        },
        ...{ questionId: 'sci2', questionSource: 'bank', reporterHash: 'somebody', userId: null },
        ...{ standing: 'player', reason: 'wrong', note: null },
      });
    return {};
  };

  it.each(acts)('leaves its line in the audit log: %s', async (operation, row) => {
    const before = (await newest())?.sequence ?? 0;
    const at = await withWork(operation);
    const { status } = await walk.call(operation, { ...row, ...at }, 'operator');
    expect(status).toBeLessThan(300);
    const line = await newest();
    expect(line?.sequence).toBe(before + 1);
    expect(line).toMatchObject({ actor: walk.scene.operator.id, what: expect.stringMatching(/^operator_/) });
  });

  it('is one of those that are walked, and there are some', () => {
    expect(acts.length).toBeGreaterThan(9);
    expect(operations.filter(([name]) => name.startsWith('get /api/operator/')).length).toBeGreaterThan(5);
  });
});
