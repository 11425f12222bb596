import { EventStore } from '@clockbeat/persistence';
import { PlayedGame } from '../support/api/played-game.js';

describe('the results of a game', () => {
  let played: PlayedGame;
  beforeAll(async () => {
    played = await PlayedGame.play();
  });
  afterAll(() => played?.night.end());

  it('and its rating come after the end', async () => {
    for (const call of [played.as(played.host), played.as(played.bob), played.bearing(played.ada)]) {
      const { body } = await call.expect(409);
      expect(body.code).toBe('wrong_state');
    }
    await played.as(played.host).set('accept', 'text/csv').expect(409);
    await played.rate(5).set('authorization', `Bearer ${played.ada.token}`).expect(409);
    await played.as(played.stranger).expect(403); // not even whether it has ended
    await played.results().expect(401);
    await played.finish();
  });

  const adasEntry = {
    name: 'Ada',
    teamName: 'Owls',
    score: 560,
    position: 1,
    correct: 2,
    total: 3,
    averageSeconds: 1.333,
  };
  const bobsEntry = { ...adasEntry, name: 'Bob', score: 550, position: 2, averageSeconds: 3.333 };
  const evilEntry = {
    name: '=1+1',
    teamName: '@SUM(A1)',
    score: 0,
    position: 3,
    correct: 0,
    total: 3,
    averageSeconds: null,
  };

  it('tell the owner the standings and how each question went', async () => {
    const { body } = await played.as(played.host).expect(200);
    const about = (index: number) => ({
      questionIndex: index,
      question: `Which one is number ${index}?`,
      options: ['Ada', 'Bee', 'Cid', 'Dee'],
      correctAnswer: index,
      correctAnswerText: ['Ada', 'Bee', 'Cid', 'Dee'][index],
      category: 'Custom',
      timeLimit: 20,
    });
    expect(body).toEqual({
      gameId: played.game.id,
      title: 'Quiz night',
      status: 'finished',
      participantCount: 3,
      questionCount: 4,
      scores: [
        { id: played.ada.playerId, ...adasEntry },
        { id: played.bobsSeat.playerId, ...bobsEntry },
        { id: played.evil.playerId, ...evilEntry },
      ],
      teams: [
        { teamName: 'Owls', score: 555, members: 2, position: 1 },
        { teamName: '@SUM(A1)', score: 0, members: 1, position: 2 },
      ],
      nextCursor: null,
      you: null,
      race: [
        { id: played.ada.playerId, name: 'Ada', totals: [270, 560, 560] },
        { id: played.bobsSeat.playerId, name: 'Bob', totals: [0, 290, 550] },
        { id: played.evil.playerId, name: '=1+1', totals: [0, 0, 0] },
      ],
      corrections: [],
      answerTimes: [3, 1, 2, 0, 0, 0, 0, 0, 0, 0],
      questions: [
        { ...about(0), counts: [1, 1, 0, 0], noAnswer: 1, correctShare: 1 / 3, medianMs: 3_750 },
        { ...about(1), counts: [0, 2, 0, 0], noAnswer: 1, correctShare: 2 / 3, medianMs: 1_000 },
        { ...about(2), counts: [0, 0, 1, 1], noAnswer: 1, correctShare: 1 / 3, medianMs: 2_250 },
      ],
    });
  });

  it('tell a player, by token or session, the standings and its own answers only', async () => {
    const { body } = await played.bearing(played.ada).expect(200);
    expect(body.you).toEqual({ id: played.ada.playerId, ...adasEntry });
    expect(body).not.toHaveProperty('questions');
    // How the others got on from question to question, and how quickly, is the host's to know.
    expect(body.scores).toEqual([
      { id: played.ada.playerId, ...adasEntry },
      { id: played.bobsSeat.playerId, ...bobsEntry, averageSeconds: null },
      { id: played.evil.playerId, ...evilEntry },
    ]);
    expect(body.race).toEqual([{ id: played.ada.playerId, name: 'Ada', totals: [270, 560, 560] }]);
    const outcome = (entry: Record<string, unknown>) => [
      entry['answer'],
      entry['correct'],
      entry['points'],
      entry['ms'],
    ];
    expect(body.breakdown.map(outcome)).toEqual([
      [0, true, 270, 2_500],
      [1, true, 290, 1_000],
      [3, false, 0, 500],
    ]);
    expect(body.breakdown[2]).toEqual({
      questionIndex: 2,
      question: 'Which one is number 2?',
      options: ['Ada', 'Bee', 'Cid', 'Dee'],
      correctAnswer: 2,
      correctAnswerText: 'Cid',
      answer: 3,
      correct: false,
      points: 0,
      ms: 500,
    });
    const bobs = await played.as(played.bob).expect(200);
    expect(bobs.body.you).toEqual({ id: played.bobsSeat.playerId, ...bobsEntry });
    expect(bobs.body.breakdown.map(outcome)).toEqual([
      [1, false, 0, 5_000],
      [1, true, 290, 1_000],
      [2, true, 260, 4_000],
    ]);
    const nothing = await played.bearing(played.evil).expect(200);
    expect(nothing.body.breakdown.map(outcome)).toEqual(Array(3).fill([null, false, 0, null]));
  });

  it('are nobody else’s', async () => {
    expect((await played.results().expect(401)).body.code).toBe('not_signed_in');
    await played.as(played.stranger).expect(403);
    await played.bearing({ token: 'x' }).expect(401); // no token at all
    await played.bearing({ token: 'x'.repeat(32) }).expect(403);
    await played.bearing(played.cid).expect(403); // removed
    const elsewhere = await played.night.makeGame(played.host);
    await played.bearing(await played.night.join(elsewhere, 'Ada')).expect(403);
    await played.night.api
      .get('/api/games/game_0000000000000000/results')
      .set('cookie', played.host.cookie)
      .expect(404);
  });

  it('come page by page', async () => {
    const { body } = await played.as(played.host).query({ limit: 2 }).expect(200);
    expect(body.scores.map(({ name }: { name: string }) => name)).toEqual(['Ada', 'Bob']);
    const next = await played.bearing(played.ada).query({ limit: 2, cursor: body.nextCursor }).expect(200);
    expect(next.body).toMatchObject({ scores: [evilEntry], nextCursor: null, you: adasEntry });
    for (const cursor of ['99', '2', '-1; drop', `3${body.nextCursor.slice(1)}`]) {
      const refused = await played.as(played.host).query({ cursor }).expect(400);
      expect(refused.body.code).toBe('bad_cursor');
    }
    for (const limit of ['0', '201', '1.5', 'x']) await played.as(played.host).query({ limit }).expect(400);
  });

  it('read the log once for all who look', async () => {
    const store = played.night.gateway.app.get(EventStore);
    const read = store.readStream.bind(store);
    const from: number[] = [];
    store.readStream = (gameId, after, limit) => {
      from.push(after);
      return read(gameId, after, limit);
    };
    await Promise.all([
      played.bearing(played.ada),
      played.as(played.bob),
      played.as(played.host),
      played.bearing(played.evil),
    ]);
    store.readStream = read;
    // Each looks whether the played.game has moved on since its last version; nobody reads it from the beginning.
    expect(from.length).toBeGreaterThan(0);
    expect(from).not.toContain(0);
  });
});
