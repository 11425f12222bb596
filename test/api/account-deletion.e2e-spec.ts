import { GameId } from '@clockbeat/domain';
import { EventStore } from '@clockbeat/persistence';
import { Client } from 'pg';
import { GameNight, type Person } from '../support/game-night.js';
import { closeClients, TestClient } from '../support/live/test-client.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { until } from '../support/live/until.js';

describe('a deleted account', () => {
  let night: GameNight;
  beforeAll(async () => {
    night = await GameNight.begin();
  });
  afterAll(async () => {
    closeClients();
    await night?.end();
  });
  const remove = (person: Person, status = 204) =>
    night.api.delete('/api/user').set('cookie', person.cookie).expect(status);

  it('is signed out everywhere, and its browser forgets the session', async () => {
    const ada = await night.signIn('ada@example.org');
    const elsewhere = await night.signIn('ada@example.org');
    const bob = await night.signIn('bob@example.org');
    const { headers } = await remove(ada);
    expect(headers['set-cookie']?.[0]).toMatch(/^clockbeat\.sid=;/);
    for (const { cookie } of [ada, elsewhere]) {
      await night.api.get('/api/auth/user').set('cookie', cookie).expect(401);
      await night.api.get('/api/user/settings').set('cookie', cookie).expect(401);
      await night.api.post('/api/teams').set('cookie', cookie).send({ name: 'Ghosts' }).expect(401);
    }
    await night.api.get('/api/auth/user').set('cookie', bob.cookie).expect(200);
    await remove(ada, 401);
  });

  it('leaves no team behind, and its code leads nowhere', async () => {
    const host = await night.signIn('team@example.org');
    const { body: team } = await night.api
      .post('/api/teams')
      .set('cookie', host.cookie)
      .send({ name: 'Gone' });
    await night.api.get(`/api/join/${team.code}`).expect(200);
    await remove(host);
    await night.api.get(`/api/teams/${team.teamId}`).expect(404);
    await night.api.get(`/api/join/${team.code}`).expect(404);
  });

  it('sets its username free, and comes back as somebody new', async () => {
    const setUp = (person: Person) =>
      night.api.post('/api/user/setup-profile').set('cookie', person.cookie).send({ username: 'phoenix' });
    const before = await night.signIn('phoenix@example.org');
    await setUp(before).expect(200);
    const game = await night.makeGame(before);
    await night.api.post('/api/user/settings').set('cookie', before.cookie).send({ darkMode: true });
    await remove(before);

    const after = await night.signIn('phoenix@example.org');
    expect(after.id).not.toBe(before.id);
    const { body: user } = await night.api.get('/api/auth/user').set('cookie', after.cookie);
    expect(user).toMatchObject({ username: null, isProfileComplete: false });
    const { body: settings } = await night.api.get('/api/user/settings').set('cookie', after.cookie);
    expect(settings).toMatchObject({ darkMode: false });
    await night.api.get(`/api/games/${game.id}/events`).set('cookie', after.cookie).expect(404);
    expect((await night.api.get('/api/games').set('cookie', after.cookie)).body.items).toEqual([]);
    await setUp(after).expect(200);
  });

  it('leaves its finished games to those who played them', async () => {
    const host = await night.signIn('finished@example.org');
    const game = await night.makeGame(host);
    const player = await night.join(game, 'Ada');
    await night.answer(game, player, 0, 0, (await night.start(game, host)) + 1_000);
    await night.finish(game, host);
    const results = () =>
      night.api
        .get(`/api/games/${game.id}/results`)
        .set('authorization', `Bearer ${player.token}`)
        .expect(200);
    const { body: before } = await results();
    await remove(host);
    expect((await results()).body).toEqual(before);
    expect(before.you).toMatchObject({ name: 'Ada', score: 290, correct: 1 });
    await night.api
      .post(`/api/games/${game.id}/rating`)
      .set('authorization', `Bearer ${player.token}`)
      .send({ stars: 5 })
      .expect(204);
    await night.api.get(`/api/games/${game.id}/results`).set('cookie', host.cookie).expect(401);
  });

  it('keeps its seats in the games of others, by their tokens alone', async () => {
    const [host, player] = [
      await night.signIn('other@example.org'),
      await night.signIn('seated@example.org'),
    ];
    const game = await night.makeGame(host);
    const { token } = await night.join(game, 'Seated', { person: player });
    await night.start(game, host);
    await remove(player);
    await night.finish(game, host);
    const path = `/api/games/${game.id}/results`;
    const { body } = await night.api.get(path).set('authorization', `Bearer ${token}`).expect(200);
    expect(body.you).toMatchObject({ name: 'Seated' });
    await night.api.get(path).set('cookie', player.cookie).expect(401);
  });

  it('ends its running games first, and their players see how they did', async () => {
    const email = 'running@example.org';
    const running = await TestHost.on(night.gateway, { email });
    const waiting = await TestHost.on(night.gateway, { email });
    const paused = await TestHost.on(night.gateway, { email });
    const ada = await TestPlayer.on(night.gateway).join(running.joinCode, 'Ada');
    const bob = await TestPlayer.on(night.gateway).join(waiting.joinCode, 'Bob');
    await running.start();
    const { totalScore } = await ada.answer('B');
    await paused.start();
    await paused.pause();
    await remove({ id: '', cookie: running.cookie });

    expect(await ada.hears('gameFinished')).toMatchObject({
      endedBy: 'host',
      finalScores: [{ name: 'Ada', score: totalScore }],
    });
    expect(await bob.hears('gameFinished')).toMatchObject({ endedBy: 'abandoned' });
    for (const { gameId } of [running, waiting, paused]) {
      const log = await night.gateway.app.get(EventStore).readStream(GameId(gameId), 0);
      expect(['GameFinished', 'GameAbandoned']).toContain(log.at(-1)?.type);
      await night.api.get(`/api/games/${gameId}`).expect(200);
    }
    // the sockets that relied on the account are closed at about this time
    const tab = new TestClient(night.gateway, 'host', { cookie: running.cookie });
    expect(await tab.refusal('startGame', { roomId: running.gameId })).toBe('not_signed_in');
  });

  it('is deleted by its owner alone, from our own pages', async () => {
    await night.api.delete('/api/user').expect(401);
    const ada = await night.signIn('careful@example.org');
    await night.api
      .delete('/api/user')
      .set('cookie', ada.cookie)
      .set('origin', 'https://evil.example')
      .expect(403);
    await night.api.get('/api/auth/user').set('cookie', ada.cookie).expect(200);
  });

  it('refuses in words what was under way for it, and stores nothing of it', async () => {
    const late = await night.signIn('late@example.org');
    const set = {
      title: 'Late',
      customQuestions: [{ question: 'Late?', options: ['a', 'b', 'c', 'd'], answer: 'a' }],
    };
    const upload = {
      question: 'Late?',
      ...{ optionA: 'a', optionB: 'b', optionC: 'c', optionD: 'd' },
      correctAnswer: 'A',
      category: 'Late',
    };
    const calls = [
      ['/api/teams', { name: 'Late' }],
      ['/api/saved-trivia-sets', set],
      ['/api/questions/bulk', { questions: [upload] }],
      ['/api/user/setup-profile', { username: 'too_late' }],
      ['/api/user/settings', { darkMode: true }],
    ] as const;
    const sql = new Client({ connectionString: night.database.url });
    // A transaction sees who waits once and for all: somebody else looks.
    const onlooker = new Client({ connectionString: night.database.url });
    await Promise.all([sql.connect(), onlooker.connect()]);
    try {
      // Each call passes the guard, and comes to its row while the account is going.
      await sql.query('begin');
      await sql.query('delete from users where id = $1', [late.id]);
      const answers = calls.map(([path, body]) => night.api.post(path).set('cookie', late.cookie).send(body));
      const answered = Promise.all(answers.map(async (answer) => (await answer).status));
      await until('all of them wait', async () => {
        const { rows } = await onlooker.query(
          `select count(*)::int as waiting from pg_stat_activity
           where wait_event_type = 'Lock' and datname = current_database()`,
        );
        return rows[0]?.waiting === calls.length;
      });
      await sql.query('commit');
      expect(await answered).toEqual(calls.map(() => 401));
      for (const [table, owner] of [
        ['teams', 'owner_id'],
        ['saved_trivia_sets', 'created_by'],
        ['questions', 'created_by'],
        ['user_settings', 'user_id'],
      ] as const) {
        const { rows } = await sql.query(`select 1 from ${table} where ${owner} = $1`, [late.id]);
        expect([table, rows]).toEqual([table, []]);
      }
    } finally {
      await Promise.all([sql.end(), onlooker.end()]);
    }
  });

  it('may be deleted twice at once', async () => {
    const ada = await night.signIn('twice@example.org');
    const answers = await Promise.all(
      [1, 2].map(() => night.api.delete('/api/user').set('cookie', ada.cookie)),
    );
    for (const { status } of answers) expect([204, 401]).toContain(status);
    expect(answers.map(({ status }) => status)).toContain(204);
  });
});
