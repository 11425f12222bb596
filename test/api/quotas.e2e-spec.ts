import {
  type AccountQuotasView,
  type AuditEntryView,
  csvColumns,
  type HttpError,
  type InstallationView,
} from '@clockbeat/domain';
import type { Response } from 'supertest';
import request from 'supertest';
import type TestAgent from 'supertest/lib/agent.js';
import { startGateway, type TestGateway } from '../support/app.js';
import { GameNight, type Person, question } from '../support/game-night.js';
import { closeClients } from '../support/live/test-client.js';
import { TestPlayer } from '../support/live/test-player.js';
import { until } from '../support/live/until.js';

const env = {
  OPERATOR_EMAILS: 'boss@example.org',
  RUNNING_GAMES_PER_ACCOUNT: '3',
  RUNNING_GAMES: '20',
  PLAYERS_PER_GAME: '2',
  SETS_PER_ACCOUNT: '2',
  QUESTIONS_PER_ACCOUNT: '3',
  TOKENS_PER_ACCOUNT: '1',
};
const game = { title: 'A game', questions: [question(0)] };
const set = {
  title: 'A set',
  customQuestions: [{ question: 'Who?', options: ['a', 'b', 'c', 'd'], answer: 'b' }],
};
const uploaded = (words: string) => ({
  question: words,
  options: ['a', 'b', 'c', 'd'],
  answer: 'a',
  category: 'Rivers',
  difficulty: 'Easy',
});
const csv = (...words: string[]) =>
  [csvColumns.join(','), ...words.map((each, nth) => `${nth + 1},Rivers,${each},a,b,c,d,A,Easy`)].join('\n');

describe('quotas', () => {
  let night: GameNight;
  let second: TestGateway;
  let operator: Person;
  beforeAll(async () => {
    night = await GameNight.begin(env);
    second = await startGateway({ databaseUrl: night.database.url, env });
    operator = await night.signIn('boss@example.org');
  });
  afterAll(async () => {
    closeClients();
    await second?.close();
    await night?.end();
  });

  const on = (gateway: TestGateway) => request(gateway.url) as unknown as TestAgent;
  const post = (path: string, body: object, who: Person, gateway = night.gateway) =>
    on(gateway).post(path).set('cookie', who.cookie).send(body);
  const of = async (who: Person): Promise<AccountQuotasView> =>
    (await night.api.get('/api/user/quotas').set('cookie', who.cookie).expect(200)).body;
  const change = (method: 'put' | 'delete', who: { id: string }, quota: string, body?: object) =>
    night.api[method](`/api/operator/accounts/${who.id}/quotas/${quota}`)
      .set('cookie', operator.cookie)
      .send(body);
  /** So many at a time, by turns on one gateway and on the other. */
  const atOnce = (count: number, ask: (gateway: TestGateway, nth: number) => Promise<Response>) =>
    Promise.all(Array.from({ length: count }, (_, nth) => ask(nth % 2 === 0 ? night.gateway : second, nth)));
  const made = (answers: readonly Response[]): number =>
    answers.filter(({ status }) => status === 201).length;
  const refusalIn = (answers: readonly Response[]): HttpError => {
    const refused = answers.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([409]));
    return refused[0]?.body;
  };

  it('are told to their account, and to nobody without one', async () => {
    const me = await night.signIn('told@example.org');
    await night.api.get('/api/user/quotas').expect(401);
    const none = { used: 0, isException: false };
    expect(await of(me)).toEqual({
      runningGames: { ...none, most: 3 },
      playersPerGame: { used: null, most: 2, isException: false },
      sets: { ...none, most: 2 },
      questions: { ...none, most: 3 },
      mediaBytes: { ...none, most: 200_000_000 },
      tokens: { ...none, most: 1 },
    });
  });

  it('let no more games run than may, made on two gateways at once, until one of them ends', async () => {
    const host = await night.signIn('games@example.org');
    const answers = await atOnce(6, (gateway) => post('/api/games', game, host, gateway).then());
    expect(made(answers)).toBe(3);
    expect(refusalIn(answers)).toEqual({
      statusCode: 409,
      code: 'quota_reached',
      error: 'Conflict',
      message:
        'An account may have 3 games that wait or run. End one of yours first, or wait: what nobody starts ends by itself after 24 hours.',
      quota: { name: 'runningGames', of: 'account', used: 3, most: 3 },
    });
    expect((await of(host)).runningGames.used).toBe(3);
    const saved = await post('/api/saved-trivia-sets', set, host).expect(201);
    const [first] = answers.filter(({ status }) => status === 201);
    for (const [path, body] of [
      ['/api/games/quick', {}],
      [`/api/saved-trivia-sets/${saved.body.id}/launch`, {}],
    ] as const)
      expect((await post(path, body, host).expect(409)).body.code).toBe('quota_reached');
    await night.finish(first?.body.game, host);
    await post('/api/games/quick', {}, host).expect(201);
    // who plays alone needs no room of anybody
    await post('/api/solo-games', { category: 'General Knowledge' }, host).expect(201);
  });

  it('refuse a team’s game before the team hears of it, and make none twice', async () => {
    const host = await night.signIn('team-games@example.org');
    const team = await post('/api/teams', { name: 'The Beats' }, host).expect(201);
    const ofTeam = { ...game, teamId: team.body.id };
    for (let nth = 0; nth < 3; nth += 1)
      await post('/api/games', { ...ofTeam, title: `Game ${nth}` }, host).expect(201);
    expect((await post('/api/games', ofTeam, host).expect(409)).body.code).toBe('quota_reached');
    await change('put', host, 'runningGames', { most: 4 }).expect(204);
    const answers = await atOnce(4, (gateway) => post('/api/games', ofTeam, host, gateway).then());
    const ids = answers.flatMap(({ status, body }) => (status === 201 ? [body.game.id] : []));
    expect(new Set(ids).size).toBe(1);
  });

  it('carry the people of a finished game over as ever, where there is room', async () => {
    const host = await night.signIn('rematch@example.org');
    const before = await night.makeGame(host);
    await night.join(before, 'Ada');
    await night.start(before, host);
    await night.finish(before, host);
    for (let nth = 0; nth < 3; nth += 1) await post('/api/games', game, host).expect(201);
    const rematch = () => post(`/api/games/${before.id}/rematch`, { questions: 'same' }, host);
    expect((await rematch().expect(409)).body.code).toBe('quota_reached');
    await change('put', host, 'runningGames', { most: 4 }).expect(204);
    const twice = await atOnce(2, (gateway) =>
      post(`/api/games/${before.id}/rematch`, { questions: 'same' }, host, gateway).then(),
    );
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    expect(twice[0]?.body.game.id).toBe(twice[1]?.body.game.id);
  });

  it('bound the players of games that are made from now on, as a rule in their log', async () => {
    const host = await night.signIn('players@example.org');
    await change('put', host, 'playersPerGame', { most: 100_000 }).expect(204);
    const older = await night.makeGame(host);
    expect(older.rules?.maxPlayers).toBeNull();
    await change('delete', host, 'playersPerGame').expect(204);
    const bounded = await night.makeGame(host);
    expect(bounded.rules?.maxPlayers).toBe(2);
    const more = await post('/api/games', { ...game, rules: { maxPlayers: 3 } }, host).expect(409);
    expect(more.body).toMatchObject({
      code: 'quota_reached',
      quota: { name: 'playersPerGame', of: 'account', used: null, most: 2 },
    });
    const revise = (id: string, rules: object) =>
      night.api
        .put(`/api/games/${id}`)
        .set('cookie', host.cookie)
        .send({ ...game, rules });
    // one that was made before stays as it is, unless somebody says how many may play
    expect((await revise(older.id, {}).expect(200)).body.game.rules.maxPlayers).toBeNull();
    await revise(older.id, { maxPlayers: 3 }).expect(409);
    expect((await revise(older.id, { maxPlayers: null }).expect(200)).body.game.rules.maxPlayers).toBe(2);

    await TestPlayer.on(night.gateway).join(bounded.gameCode, 'Ada');
    await TestPlayer.on(second).join(bounded.gameCode, 'Bo');
    // joins take no turns: a gateway refuses by what it knows, and a call about a game brings it up to date
    const known = await night.api.get(`/api/join/${bounded.gameCode}`).expect(200);
    expect(known.body.participantCount).toBe(2);
    const late = await Promise.allSettled([
      TestPlayer.on(night.gateway).join(bounded.gameCode, 'Cy'),
      TestPlayer.on(second).join(bounded.gameCode, 'Di'),
    ]);
    expect(late.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(String((late[0] as PromiseRejectedResult).reason)).toContain('lobby_locked');
    const { body } = await night.api.get(`/api/join/${bounded.gameCode}`).expect(200);
    expect(body).toMatchObject({ participantCount: 2, maxPlayers: 2 });
  });

  it('keep no more sets and questions than may, and store an upload whole or not at all', async () => {
    const me = await night.signIn('sets@example.org');
    const sets = await atOnce(5, (gateway) => post('/api/saved-trivia-sets', set, me, gateway).then());
    expect(made(sets)).toBe(2);
    expect(refusalIn(sets).quota).toEqual({ name: 'sets', of: 'account', used: 2, most: 2 });
    const bulk = (words: string[], gateway = night.gateway) =>
      post('/api/questions/bulk', { questions: words.map(uploaded) }, me, gateway);
    const uploads = await atOnce(4, (gateway, nth) => bulk([`${nth} a?`, `${nth} b?`], gateway).then());
    expect(made(uploads)).toBe(1);
    expect(refusalIn(uploads).quota).toEqual({ name: 'questions', of: 'account', used: 2, most: 3 });
    const file = (query: string, ...words: string[]) =>
      night.api
        .post(`/api/questions/csv?${query}`)
        .set('cookie', me.cookie)
        .set('content-type', 'text/csv')
        .send(csv(...words));
    // a preview tells of all, and the file goes in as a whole or stays outside
    expect((await file('', 'One?', 'Two?').expect(200)).body.count).toBe(2);
    await file('commit=true', 'One?', 'Two?').expect(409);
    expect((await of(me)).questions.used).toBe(2);
    // with its set there is no room, without it there is
    expect((await file('commit=true&sets=true', 'One?').expect(409)).body.quota.name).toBe('sets');
    expect((await of(me)).questions.used).toBe(2);
    await file('commit=true', 'One?').expect(201);
    // what is there may be changed however full it is
    const [{ id }] = (await night.api.get('/api/saved-trivia-sets').set('cookie', me.cookie)).body;
    await night.api.put(`/api/saved-trivia-sets/${id}`).set('cookie', me.cookie).send(set).expect(200);
  });

  it('refuse a token and a picture by the code that clients know, and say what it was', async () => {
    const me = await night.signIn('tokens@example.org');
    const token = { name: 'mine', scopes: ['games:read'] };
    await post('/api/user/tokens', token, me).expect(201);
    const { body } = await post('/api/user/tokens', token, me).expect(409);
    expect(body).toMatchObject({
      code: 'conflict',
      message: 'An account may have 1 access tokens. Please revoke one first.',
      quota: { name: 'tokens', of: 'account', used: 1, most: 1 },
    });
  });

  it('are what an operator says for one account, with a line in the audit log', async () => {
    const me = await night.signIn('exception@example.org');
    for (const [quota, most] of [
      ['sets', -1],
      ['sets', 1.5],
      ['sets', '7'],
      ['playersPerGame', 0],
      ['playersPerGame', 100_001],
      ['moons', 1],
    ] as const)
      await change('put', me, quota, { most }).expect(400);
    await change('put', { id: '00000000-0000-4000-8000-000000000000' }, 'sets', { most: 1 }).expect(404);
    await change('put', me, 'sets', { most: 1 }).expect(204);
    expect((await of(me)).sets).toEqual({ used: 0, most: 1, isException: true });
    const { body } = await night.api
      .get(`/api/operator/accounts/${me.id}`)
      .set('cookie', operator.cookie)
      .expect(200);
    expect(body.quotas.sets).toEqual({ used: 0, most: 1, isException: true });
    await post('/api/saved-trivia-sets', set, me).expect(201);
    await post('/api/saved-trivia-sets', set, me).expect(409);
    await change('delete', me, 'sets').expect(204);
    await post('/api/saved-trivia-sets', set, me).expect(201);
    const log = await night.api
      .get(`/api/operator/audit?about=${me.id}`)
      .set('cookie', operator.cookie)
      .expect(200);
    const lines: AuditEntryView[] = log.body.items;
    expect(lines.map(({ what, actor, details }) => ({ what, actor, details })).slice(0, 2)).toEqual([
      { what: 'operator_quota_taken', actor: operator.id, details: { quota: 'sets' } },
      { what: 'operator_quota_given', actor: operator.id, details: { quota: 'sets', most: 1 } },
    ]);
  });

  it('of the installation are told to operators, and hold for all hosts together', async () => {
    const look = async (): Promise<InstallationView['quotas']> =>
      (await night.api.get('/api/operator/installation').set('cookie', operator.cookie).expect(200)).body
        .quotas;
    let answer: Response | undefined;
    for (let nth = 0; answer?.status !== 409 && nth < 30; nth += 1) {
      const host = await night.signIn(`one-more-${Math.floor(nth / 3)}@example.org`);
      answer = await post('/api/games', game, host);
    }
    expect(answer?.body).toMatchObject({
      code: 'quota_reached',
      quota: { name: 'runningGames', of: 'installation', used: 20, most: 20 },
    });
    await until('lists know of all games', async () => (await look()).runningGames.used === 20);
    expect((await look()).mediaBytes.most).toBe(100_000_000_000);
  });
});
