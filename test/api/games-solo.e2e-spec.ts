import { GameReadModel, Persistence } from '@clockbeat/persistence';
import { rightChoice } from '../../libs/domain/test-support/content.js';
import { GameNight, type Person, question } from '../support/game-night.js';
import { closeClients } from '../support/live/test-client.js';
import { TestPlayer } from '../support/live/test-player.js';
import { until } from '../support/live/until.js';

describe('POST /api/solo-games', () => {
  let night: GameNight;
  let host: Person;
  beforeAll(async () => {
    night = await GameNight.begin();
    host = await night.signIn('host@example.org', 'Hanna Host');
  });
  afterAll(async () => {
    closeClients();
    await night?.end();
  });

  const make = (body: object, person?: Person) => {
    const call = night.api.post('/api/solo-games').send(body);
    return person === undefined ? call : call.set('cookie', person.cookie);
  };
  /** What was made, as only the log tells. */
  const logOf = async (gameId: string) => {
    const [created, joined] = await night.gateway.app.get(Persistence).events.readStream(gameId as never, 0);
    if (created?.type !== 'GameCreated' || joined?.type !== 'PlayerJoined') throw new Error('No solo game');
    return { created: created.data, joined: joined.data };
  };

  it('makes a game for one of an open category, without an account', async () => {
    const { body } = await make({ category: 'afroBEATS' }).expect(201);
    expect(body).toEqual({
      gameId: expect.stringMatching(/^game_/),
      playerId: expect.stringMatching(/^p_/),
      token: expect.stringMatching(/^[\w-]{22,}$/),
    });
    const { created, joined } = await logOf(body.gameId);
    expect(created).toMatchObject({ kind: 'solo', hostId: null, category: 'Afrobeats', timePerQuestion: 30 });
    expect(created.rules.maxPlayers).toBe(1);
    expect(created.questions).toHaveLength(5);
    expect(new Set(created.questions.map(({ id }) => id)).size).toBe(5);
    expect(created.questions.map(({ timeLimit }) => timeLimit)).toEqual(Array(5).fill(30));
    expect(joined).toMatchObject({ playerId: body.playerId, name: 'Player', userId: null });
    expect(JSON.stringify([created, joined])).not.toContain(body.token);
  });

  it('asks nothing that a host’s game asks while that runs', async () => {
    const { body: found } = await night.api.get('/api/questions/by-category').expect(200);
    const ids: string[] = found.Afrobeats.map(({ id }: { id: string }) => id);
    const [first = '', second = '', ...rest] = ids;
    const hosted = await night.makeGame(host, { questions: [{ id: first }, { id: second }, question(0)] });
    const inPlay = () => night.gateway.app.get(GameReadModel).questionsInPlay();
    const { body: whole } = await night.api.get('/api/questions/categories').expect(200);
    const { count } = whole.items.find(({ category }: { category: string }) => category === 'Afrobeats');
    // It waits: nothing of it is open.
    await make({ questionIds: [first] }).expect(201);

    await until('the lists know the game', async () => {
      const { body } = await night.api.get('/api/games').set('cookie', host.cookie).expect(200);
      return body.items.some(({ id }: { id: string }) => id === hosted.id);
    });
    await night.start(hosted, host);
    expect((await inPlay()).sort()).toEqual([first, second].sort());
    for (const person of [undefined, host]) {
      const refused = await make({ questionIds: [rest[0], second] }, person).expect(409);
      expect(refused.body).toMatchObject({ code: 'conflict', message: /being played/ });
      const drawn = await make({ category: 'Afrobeats', count: Math.min(50, count - 2) }, person).expect(201);
      const asked = (await logOf(drawn.body.gameId)).created.questions.map(({ id }) => id);
      expect(asked).not.toContain(first);
      expect(asked).not.toContain(second);
    }

    await night.finish(hosted, host);
    expect(await inPlay()).toEqual([]);
    await make({ questionIds: [first, second] }).expect(201);
  });

  it('tells nobody the answers', async () => {
    const { body } = await make({ category: 'Science' }, host).expect(201);
    for (const call of [
      night.api.get(`/api/games/${body.gameId}`),
      night.api.get(`/api/games/${body.gameId}`).set('cookie', host.cookie),
      night.api.get(`/api/games/${body.gameId}`).set('authorization', `Bearer ${body.token}`),
    ]) {
      const card = await call.expect(200);
      expect(card.body).toMatchObject({ kind: 'solo', isOwner: false, participantCount: 1 });
      expect(card.body).not.toHaveProperty('questions');
    }
    await night.api.get(`/api/games/${body.gameId}/events`).set('cookie', host.cookie).expect(404);
    await night.api.get(`/api/games/${body.gameId}/results`).set('cookie', host.cookie).expect(409);
    expect((await logOf(body.gameId)).joined).toMatchObject({ name: 'Hanna', userId: host.id });
  });

  it('takes difficulty, count and time', async () => {
    const { body } = await make(
      { category: 'general', difficulty: 'eAsY', count: 3, timePerQuestion: 15 },
      host,
    ).expect(201);
    const { created } = await logOf(body.gameId);
    expect(created).toMatchObject({ category: 'General Knowledge', difficulty: 'easy', timePerQuestion: 15 });
    expect(created.questions.map(({ difficulty, timeLimit }) => [difficulty, timeLimit])).toEqual(
      Array(3).fill(['Easy', 15]),
    );
    const mixed = await make({ category: 'pop', difficulty: 'mixed', count: 20 }).expect(201);
    expect((await logOf(mixed.body.gameId)).created.questions).toHaveLength(20);
  });

  it('asks exactly the picked questions, in their order', async () => {
    const { body } = await make({ questionIds: ['gen3', 'gen1', 'gen2'] }).expect(201);
    const { created } = await logOf(body.gameId);
    expect(created.questions.map(({ id }) => id)).toEqual(['gen3', 'gen1', 'gen2']);
  });

  it('draws from the whole bank', async () => {
    const { body } = await make({ category: 'solo', count: 50 }, host).expect(201);
    expect((await logOf(body.gameId)).created.category).toBe('Mixed');
    await make({ category: 'solo' }).expect(401);
  });

  it('needs an account for the other categories', async () => {
    expect((await make({ category: 'Science' }).expect(401)).body.code).toBe('not_signed_in');
    await make({ questionIds: ['gen1', 'sci1'] }).expect(401);
    await make({ category: 'Science' }, host).expect(201);
    await make({ questionIds: ['gen1', 'sci1'] }, host).expect(201);
  });

  it.each([
    ['no source', {}],
    ['two sources', { category: 'general', questionIds: ['gen1'] }],
    ['three sources', { category: 'general', questionIds: ['gen1'], fromGameId: 'x' }],
    ['no questions', { questionIds: [] }],
    ['a question twice', { questionIds: ['gen1', 'gen1'] }],
    ['an unknown question', { questionIds: ['gen999'] }],
    ['ids that are numbers', { questionIds: [1] }],
    ['ids with a null character', { questionIds: ['gen1\u0000'] }],
    ['51 ids', { questionIds: Array.from({ length: 51 }, (_, n) => `gen${n}`) }],
    ['a blank category', { category: ' ' }],
    ['a category of 51', { category: 'c'.repeat(51) }],
    ['an unknown difficulty', { category: 'general', difficulty: 'brutal' }],
    ['count 0', { category: 'general', count: 0 }],
    ['count 51', { category: 'general', count: 51 }],
    ['count as text', { category: 'general', count: '5' }],
    ['timePerQuestion 9', { category: 'general', timePerQuestion: 9 }],
    ['timePerQuestion 121', { category: 'general', timePerQuestion: 121 }],
    ['an unknown field', { category: 'general', cheat: true }],
  ] as [string, object][])('refuses %s', async (_, body) => {
    await make(body, host).expect(400);
  });

  it('says when there are too few questions', async () => {
    const few = await make({ category: 'Afrobeats', difficulty: 'Hard', count: 50 }).expect(400);
    expect(few.body.message).toMatch(/^There are only \d+ Hard questions here\. Please choose fewer\.$/);
    const none = await make({ category: 'Knitting' }, host).expect(404);
    expect(none.body.message).toBe('There are no questions here.');
  });

  describe('from a finished game', () => {
    let game: { id: string };
    let token: string;
    let stranger: Person;
    beforeAll(async () => {
      stranger = await night.signIn('stranger@example.org');
      game = await night.makeGame(host, {
        title: 'Quiz night',
        questions: [question(0, { difficulty: 'Hard' }), question(1), { id: 'sci1' }],
      });
      ({ token } = await night.join(game, 'Ada'));
    });
    const again = (more: object = {}) => make({ fromGameId: game.id, ...more });

    it('waits for its end', async () => {
      const { body } = await again().set('cookie', host.cookie).expect(409);
      expect(body.code).toBe('wrong_state');
      await again().set('authorization', `Bearer ${token}`).expect(409);
      const startedAt = await night.start(game, host);
      await night.advance(game, host, 0, startedAt + 10_000);
      await night.finish(game, host);
    });

    it('plays its questions again, for its host and its players', async () => {
      const hosts = await again().set('cookie', host.cookie).expect(201);
      const { created } = await logOf(hosts.body.gameId);
      expect(created).toMatchObject({ kind: 'solo', title: 'Quiz night' });
      expect(created.questions.map((each) => [rightChoice(each), each.timeLimit])).toEqual([
        [0, 30],
        [1, 30],
        [expect.any(Number), 30],
      ]);
      const players = await again({ difficulty: 'hard' }).set('authorization', `Bearer ${token}`).expect(201);
      expect((await logOf(players.body.gameId)).created.questions).toHaveLength(1);
      await again({ count: 4 }).set('cookie', host.cookie).expect(400);
    });

    it('tells its players nothing of what was not asked: their host may go on with that', async () => {
      const { body } = await again().set('authorization', `Bearer ${token}`).expect(201);
      expect((await logOf(body.gameId)).created.questions.map(({ question: asked }) => asked)).toEqual([
        question(0).question,
        question(1).question,
      ]);
    });

    it('is nobody else’s', async () => {
      await again().expect(401);
      await again().set('cookie', stranger.cookie).expect(403);
      await make({ fromGameId: 'game_0000000000000000' }, host).expect(404);
      await make({ fromGameId: 'nonsense' }, host).expect(404);
    });
  });

  it('gives a seat that plays the game alone, to its results', async () => {
    const { body } = await make({ questionIds: ['gen1', 'gen2'] }).expect(201);
    const { created } = await logOf(body.gameId);
    const { gameId: roomId, playerId, token } = body;
    const player = await TestPlayer.on(night.gateway).join(roomId, 'Whoever', { token });
    expect(player.seat).toMatchObject({ playerId, gameState: { kind: 'solo', status: 'waiting' } });
    await player.start();
    const answer = rightChoice(created.questions[0]!);
    const { isCorrect, points } = await player.answer(answer, 0);
    expect(isCorrect).toBe(true);
    await player.finish();
    const results = await night.api
      .get(`/api/games/${roomId}/results`)
      .set('authorization', `Bearer ${token}`)
      .expect(200);
    expect(results.body).toMatchObject({
      you: { name: 'Player', score: points, position: 1, correct: 1, total: 1 },
      breakdown: [{ questionIndex: 0, answer, correct: true, points }],
    });
    expect(await player.refusal('joinGame', { roomId, playerName: 'Second' })).not.toBe('accepted');
  });
});
