import type { OperatedReportInFull, OperatedReportView } from '@clockbeat/domain';
import { Persistence } from '@clockbeat/persistence';
import { GameNight, type Person, question } from '../support/game-night.js';
import { listsFollowed } from '../support/live/lists-followed.js';
import { closeClients } from '../support/live/test-client.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';

describe('what is reported of a game', () => {
  let night: GameNight;
  let operator: Person;
  let host: Person;
  beforeAll(async () => {
    night = await GameNight.begin({ OPERATOR_EMAILS: 'first@example.org' });
    operator = await night.signIn('first@example.org');
    host = await night.signIn('host@example.org');
  });
  beforeEach(() => night.gateway.app.get(Persistence).pool.query('delete from reported_things'));
  afterAll(async () => {
    closeClients();
    await night?.end();
  });

  const report = (gameId: string, body: object) =>
    night.api.post(`/api/games/${gameId}/reports`).send({ reason: 'insulting', ...body });
  const seen = async (query = ''): Promise<OperatedReportView[]> => {
    await listsFollowed(night.gateway);
    const path = `/api/operator/reports${query}`;
    return (await night.api.get(path).set('cookie', operator.cookie).expect(200)).body.items;
  };
  const inFull = async (id: string): Promise<OperatedReportInFull> =>
    (await night.api.get(`/api/operator/reports/${id}`).set('cookie', operator.cookie).expect(200)).body;
  const act = (id: string, what: 'mask' | 'dismiss', body: object = {}) =>
    night.api.post(`/api/operator/reports/${id}/${what}`).set('cookie', operator.cookie).send(body);
  const theOne = async (query = ''): Promise<OperatedReportView> => {
    const [one, ...more] = await seen(query);
    if (!one || more.length > 0) throw new Error(`${more.length + 1} reports`);
    return one;
  };

  it('is a name, a team’s or the questions, by a visitor, a player, the host or an account, each once', async () => {
    const game = await night.makeGame(host, { title: 'Loud night', teamMode: true });
    const { token } = await night.join(game, 'Rude', { teamName: 'The Louts' });
    const bearing = { authorization: `Bearer ${token}` };
    // as it is called, in whatever case
    await report(game.id, { about: 'player', name: 'rude', note: 'Look at it' }).expect(201, {
      received: true,
    });
    await report(game.id, { about: 'player', name: 'Rude', reason: 'hate' }).expect(201);
    await report(game.id, { about: 'player', name: 'Rude' }).set(bearing).expect(201);
    await report(game.id, { about: 'player', name: 'Rude' }).set('cookie', host.cookie).expect(201);
    await report(game.id, { about: 'player', name: 'Rude' }).set('cookie', operator.cookie).expect(201);
    const { id, ...listed } = await theOne();
    expect(listed).toMatchObject({
      about: 'player',
      name: 'Rude',
      gameId: game.id,
      gameCode: game.gameCode,
      gameTitle: 'Loud night',
      status: 'waiting',
      host: { id: host.id, email: 'host@example.org', suspended: false },
      times: 4,
      reasons: { hate: 1, insulting: 3 },
      outcome: null,
    });
    const { notes, questions, mayMask } = await inFull(id);
    expect(notes.map(({ from, reason, note }) => [from, reason, note])).toEqual([
      ['account', 'insulting', null],
      ['host', 'insulting', null],
      ['player', 'insulting', null],
      ['visitor', 'hate', null],
    ]);
    expect(questions[0]).toEqual({
      question: 'Which one is number 0?',
      options: ['Ada', 'Bee', 'Cid', 'Dee'],
    });
    expect(mayMask).toBe(true);
    await report(game.id, { about: 'team', name: 'the louts' }).expect(201);
    await report(game.id, { about: 'questions', reason: 'copyright' }).expect(201);
    expect((await seen()).map(({ about, name }) => [about, name])).toEqual([
      ['questions', ''],
      ['team', 'The Louts'],
      ['player', 'Rude'],
    ]);
    expect((await seen('?order=most'))[0]?.name).toBe('Rude');
  });

  it('is a question of the bank for operators, who mend it, and of the host’s own for the host', async () => {
    const game = await night.makeGame(host, { questions: [{ id: 'sci7' }, question(1), question(2)] });
    const { token } = await night.join(game, 'Ada');
    const said = (body: object) =>
      report(game.id, { about: 'question', reason: 'wrong', ...body }).set(
        'authorization',
        `Bearer ${token}`,
      );
    await said({ questionIndex: 0 }).expect(404);
    const started = await night.start(game, host);
    await night.advance(game, host, 0, started + 9_000);
    await said({ questionIndex: 0, note: 'It is another' }).expect(201);
    await said({ questionIndex: 1, reason: 'ambiguous' }).expect(201);
    await said({ questionIndex: 2 }).expect(404);
    for (const bad of [{}, { questionIndex: 0, reason: 'hate' }, { questionIndex: -1 }])
      await said(bad).expect(400);
    await report(game.id, { about: 'questions', reason: 'wrong' }).expect(400);
    expect(await seen('?done=true')).toEqual([]);

    const hosts = `/api/games/${game.id}/question-reports`;
    const { body: own } = await night.api.get(hosts).set('cookie', host.cookie).expect(200);
    expect(own).toMatchObject([{ questionIndex: 1, times: 1, reasons: { ambiguous: 1 } }]);
    await night.api.get(hosts).set('cookie', operator.cookie).expect(403);

    const bank = '/api/operator/bank/questions';
    const { body: listed } = await night.api.get(bank).set('cookie', operator.cookie).expect(200);
    expect(listed.items).toMatchObject([{ questionId: 'sci7', times: 1, games: 1, reasons: { wrong: 1 } }]);
    const put = (body: object) => night.api.put(`${bank}/sci7`).set('cookie', operator.cookie).send(body);
    const mend = { question: 'Which is it now?', options: ['a', 'b', 'c', 'd'], answer: 2, reason: 'wrong' };
    for (const bad of [
      { answer: 4 },
      { options: ['a', 'b'] },
      { options: ['a', 'a', 'b', 'c'] },
      { reason: 'hate' },
    ])
      await put({ ...mend, ...bad }).expect(400);
    await put(mend).expect(204);
    const { body: whole } = await night.api.get(`${bank}/sci7`).set('cookie', operator.cookie).expect(200);
    expect(whole).toMatchObject({
      ...{ mended: true, outcome: 'mended', now: { question: 'Which is it now?', answer: 2 } },
      notes: [{ note: 'It is another', from: 'player' }],
    });
    const next = await night.makeGame(host, { questions: [{ id: 'sci7' }] });
    expect(next.questions?.[0]).toMatchObject({ question: 'Which is it now?', answer: 2 });
    const { body: before } = await night.api
      .get(`/api/games/${game.id}`)
      .set('cookie', host.cookie)
      .expect(200);
    expect(JSON.stringify(before)).not.toContain('Which is it now?');
    await night.api.delete(`${bank}/sci7`).set('cookie', operator.cookie).expect(204);
  });

  it('is refused where it says nothing that could be looked at', async () => {
    const game = await night.makeGame(host);
    await night.join(game, 'Ada');
    const wrong: [object, number][] = [
      [{ about: 'player' }, 400],
      [{ about: 'weather', name: 'Ada' }, 400],
      [{ about: 'player', name: 'Ada', reason: 'dull' }, 400],
      [{ about: 'player', name: 'Ada', note: 'x'.repeat(301) }, 400],
      [{ about: 'player', name: 'Nobody' }, 404],
      [{ about: 'team', name: 'Ada' }, 404],
    ];
    for (const [body, status] of wrong) await report(game.id, body).expect(status);
    await report('game_0000000000000000', { about: 'questions' }).expect(404);
    expect(await seen()).toEqual([]);
  });

  it('can be told of a table that is seen by a link', async () => {
    const game = await night.makeGame(host);
    await night.join(game, 'Ada');
    await night.start(game, host);
    await night.finish(game, host);
    const links = `/api/games/${game.id}/what-if/links`;
    const { body } = await night.api
      .post(links)
      .set('cookie', host.cookie)
      .send({ speed: false })
      .expect(201);
    const secret = new URL(body.url).hash.slice(1);
    const send = (with_: string) =>
      night.api
        .post('/api/what-if/reports')
        .send({ secret: with_, about: 'player', name: 'Ada', reason: 'personal_data' });
    expect((await send('no such secret').expect(404)).body.code).toBe('unknown_code');
    await send(secret).expect(201);
    expect(await theOne()).toMatchObject({ gameId: game.id, name: 'Ada', reasons: { personal_data: 1 } });
  });

  it('leads to another name while the game goes on, that everybody sees at once, and has the name forgotten afterwards', async () => {
    const live = await TestHost.on(night.gateway);
    const player = await TestPlayer.on(night.gateway).join(live.joinCode, 'Rude');
    await report(live.gameId, { about: 'player', name: 'Rude' }).expect(201);
    const { id } = await theOne();
    await act(id, 'mask', { reason: 'abuse' }).expect(204);
    const { playerName } = await player.hears('renamed');
    expect(playerName).toMatch(/^\S+ \S+$/);
    expect(await theOne('?done=true')).toMatchObject({ outcome: 'masked' });
    expect(await seen()).toEqual([]);
    // there is nobody of that name any more
    await report(live.gameId, { about: 'player', name: 'Rude' }).expect(404);
    expect((await inFull(id)).mayMask).toBe(false);
    expect((await act(id, 'mask', { reason: 'abuse' }).expect(409)).body.code).toBe('conflict');
    const over = await night.makeGame(host);
    await night.join(over, 'Late');
    await report(over.id, { about: 'player', name: 'Late' }).expect(201);
    await night.start(over, host);
    await night.finish(over, host);
    const late = await theOne();
    expect((await inFull(late.id)).mayMask).toBe(true);
    await act(late.id, 'mask', { reason: 'abuse' }).expect(204);
    const { scores } = (await night.api.get(`/api/games/${over.id}/results`).set('cookie', host.cookie)).body;
    expect(scores).toMatchObject([{ name: expect.stringMatching(/^Player \w{6}$/) }]);
    // what was reported does not name it either
    expect(await inFull(late.id)).toMatchObject({ outcome: 'masked', name: scores[0].name, mayMask: false });
    expect(await seen()).toEqual([]);
  });

  it('is told to whoever said it with all that is kept of the account, without who that was', async () => {
    const game = await night.makeGame(host);
    await report(game.id, { about: 'questions', note: 'What I said' }).set('cookie', host.cookie).expect(201);
    const { ownRows } = night.gateway.app.get(Persistence);
    const table = (await ownRows.tables()).find(({ name }) => name === 'reports');
    const rows: object[] = [];
    if (table) for await (const page of ownRows.rowsOf(table, host.id as never)) rows.push(...page);
    expect(rows).toEqual([expect.objectContaining({ note: 'What I said', reason: 'insulting' })]);
    expect(rows[0]).not.toHaveProperty('reporter_hash');
  });
});
