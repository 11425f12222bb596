import { EventStore } from '@clockbeat/persistence';
import { parseString } from 'fast-csv';
import { readXlsx } from 'hucre/xlsx';
import type { Response } from 'supertest';
import { GameNight, type Person, question, type SeatedPlayer } from '../support/game-night.js';

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const parseCsv = (text: string): Promise<string[][]> =>
  new Promise((resolve, reject) => {
    const rows: string[][] = [];
    parseString(text)
      .on('data', (row: string[]) => rows.push(row))
      .on('error', reject)
      .on('end', () => resolve(rows));
  });

/** Supertest keeps unknown types as bytes only when told to. */
const bytes = (response: Response, done: (error: Error | null, body: Buffer) => void): void => {
  const chunks: Buffer[] = [];
  const stream = response as unknown as NodeJS.ReadableStream;
  stream.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => done(null, Buffer.concat(chunks)));
};

describe('the results of a game', () => {
  let night: GameNight;
  let host: Person;
  let bob: Person;
  let stranger: Person;
  let game: { id: string; gameCode: string };
  let ada: SeatedPlayer;
  let bobsSeat: SeatedPlayer;
  let cid: SeatedPlayer;
  let evil: SeatedPlayer;

  beforeAll(async () => {
    night = await GameNight.begin();
    host = await night.signIn('host@example.org');
    bob = await night.signIn('bob@example.org');
    stranger = await night.signIn('stranger@example.org');
    game = await night.makeGame(host, {
      title: 'Quiz night',
      teamMode: true,
      questions: [question(0), question(1), question(2), question(3)],
    });
    ada = await night.join(game, 'Ada', { teamName: 'Owls' });
    bobsSeat = await night.join(game, 'Bob', { person: bob, teamName: 'Owls' });
    cid = await night.join(game, 'Cid');
    evil = await night.join(game, '=1+1', { teamName: '@SUM(A1)' });

    const first = await night.start(game, host);
    await night.answer(game, ada, 0, 0, first + 2_500); // 17.5 s left: 270
    await night.answer(game, bobsSeat, 0, 1, first + 5_000); // wrong
    await night.answer(game, cid, 0, 0, first + 1_000);
    const second = first + 6_000;
    await night.advance(game, host, 0, second);
    await night.answer(game, ada, 1, 1, second + 1_000); // 19 s left: 290
    await night.answer(game, bobsSeat, 1, 1, second + 1_000); // 290
    await night.answer(game, evil, 1, null, second + 3_000); // chose nothing
    await night.remove(game, host, cid);
    const third = second + 4_000;
    await night.advance(game, host, 1, third);
    await night.answer(game, bobsSeat, 2, 2, third + 4_000); // 16 s left: 260
    await night.answer(game, ada, 2, 3, third + 500); // wrong
  });
  afterAll(() => night?.end());

  const results = () => night.api.get(`/api/games/${game.id}/results`);
  const as = (person: Person) => results().set('cookie', person.cookie);
  const bearing = ({ token }: { token: string }) => results().set('authorization', `Bearer ${token}`);
  const rate = (stars: unknown) => night.api.post(`/api/games/${game.id}/rating`).send({ stars });

  it('and its rating come after the end', async () => {
    for (const call of [as(host), as(bob), bearing(ada)]) {
      const { body } = await call.expect(409);
      expect(body.code).toBe('wrong_state');
    }
    await as(host).set('accept', 'text/csv').expect(409);
    await rate(5).set('authorization', `Bearer ${ada.token}`).expect(409);
    await as(stranger).expect(403); // not even whether it has ended
    await results().expect(401);
    await night.finish(game, host); // the third question is the last that was opened
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
    const { body } = await as(host).expect(200);
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
      gameId: game.id,
      title: 'Quiz night',
      status: 'finished',
      participantCount: 3,
      questionCount: 4,
      scores: [
        { id: ada.playerId, ...adasEntry },
        { id: bobsSeat.playerId, ...bobsEntry },
        { id: evil.playerId, ...evilEntry },
      ],
      teams: [
        { teamName: 'Owls', score: 555, members: 2, position: 1 },
        { teamName: '@SUM(A1)', score: 0, members: 1, position: 2 },
      ],
      nextCursor: null,
      you: null,
      race: [
        { id: ada.playerId, name: 'Ada', totals: [270, 560, 560] },
        { id: bobsSeat.playerId, name: 'Bob', totals: [0, 290, 550] },
        { id: evil.playerId, name: '=1+1', totals: [0, 0, 0] },
      ],
      answerTimes: [3, 1, 2, 0, 0, 0, 0, 0, 0, 0],
      questions: [
        { ...about(0), counts: [1, 1, 0, 0], noAnswer: 1, correctShare: 1 / 3, medianMs: 3_750 },
        { ...about(1), counts: [0, 2, 0, 0], noAnswer: 1, correctShare: 2 / 3, medianMs: 1_000 },
        { ...about(2), counts: [0, 0, 1, 1], noAnswer: 1, correctShare: 1 / 3, medianMs: 2_250 },
      ],
    });
  });

  it('tell a player, by token or session, the standings and its own answers only', async () => {
    const { body } = await bearing(ada).expect(200);
    expect(body.you).toEqual({ id: ada.playerId, ...adasEntry });
    expect(body).not.toHaveProperty('questions');
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
    const bobs = await as(bob).expect(200);
    expect(bobs.body.you).toEqual({ id: bobsSeat.playerId, ...bobsEntry });
    expect(bobs.body.breakdown.map(outcome)).toEqual([
      [1, false, 0, 5_000],
      [1, true, 290, 1_000],
      [2, true, 260, 4_000],
    ]);
    const nothing = await bearing(evil).expect(200);
    expect(nothing.body.breakdown.map(outcome)).toEqual(Array(3).fill([null, false, 0, null]));
  });

  it('are nobody else’s', async () => {
    expect((await results().expect(401)).body.code).toBe('not_signed_in');
    await as(stranger).expect(403);
    await bearing({ token: 'x' }).expect(401); // no token at all
    await bearing({ token: 'x'.repeat(32) }).expect(403);
    await bearing(cid).expect(403); // removed
    const elsewhere = await night.makeGame(host);
    await bearing(await night.join(elsewhere, 'Ada')).expect(403);
    await night.api.get('/api/games/game_0000000000000000/results').set('cookie', host.cookie).expect(404);
  });

  it('come page by page', async () => {
    const { body } = await as(host).query({ limit: 2 }).expect(200);
    expect(body.scores.map(({ name }: { name: string }) => name)).toEqual(['Ada', 'Bob']);
    const next = await bearing(ada).query({ limit: 2, cursor: body.nextCursor }).expect(200);
    expect(next.body).toMatchObject({ scores: [evilEntry], nextCursor: null, you: adasEntry });
    const past = await as(host).query({ cursor: '99' }).expect(200);
    expect(past.body).toMatchObject({ scores: [], nextCursor: null });
    const odd = await as(host).query({ cursor: '-1; drop' }).expect(200);
    expect(odd.body.scores).toHaveLength(3);
    for (const limit of ['0', '201', '1.5', 'x']) await as(host).query({ limit }).expect(400);
  });

  it('read the log once for all who look', async () => {
    const store = night.gateway.app.get(EventStore);
    const read = store.readStream.bind(store);
    const from: number[] = [];
    store.readStream = (gameId, after, limit) => {
      from.push(after);
      return read(gameId, after, limit);
    };
    await Promise.all([bearing(ada), as(bob), as(host), bearing(evil)]);
    store.readStream = read;
    // Each looks whether the game has moved on since its last version; nobody reads it from the beginning.
    expect(from.length).toBeGreaterThan(0);
    expect(from).not.toContain(0);
  });

  const head = ['Rank', 'Name', 'Team', 'Score', 'Correct', 'Average seconds'].concat(
    [1, 2, 3].flatMap((n) => [`Q${n} choice`, `Q${n} correct`, `Q${n} ms`, `Q${n} points`]),
  );
  const adasRow = [
    1,
    'Ada',
    'Owls',
    560,
    2,
    1.333,
    'A',
    'yes',
    2500,
    270,
    'B',
    'yes',
    1000,
    290,
    'D',
    'no',
    500,
    0,
  ];
  const bobsRow = [
    2,
    'Bob',
    'Owls',
    550,
    2,
    3.333,
    'B',
    'no',
    5000,
    0,
    'B',
    'yes',
    1000,
    290,
    'C',
    'yes',
    4000,
    260,
  ];
  const nothing = [null, 'no', null, 0];
  const evilRow = [3, '=1+1', '@SUM(A1)', 0, 0, null, ...nothing, ...nothing, ...nothing];

  it('are a CSV file whose names no spreadsheet runs', async () => {
    const { text, headers } = await as(host).set('accept', 'text/csv').expect(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe(`attachment; filename="results-${game.gameCode}.csv"`);
    expect(text.startsWith('\ufeff')).toBe(true);
    const written = (row: unknown[]) => row.map((cell) => String(cell ?? ''));
    expect(await parseCsv(text)).toEqual([
      head,
      written(adasRow),
      written(bobsRow),
      written(evilRow).map((cell) => (/^[=@]/.test(cell) ? `'${cell}` : cell)),
    ]);
  });

  it('are a workbook', async () => {
    const { body, headers } = await as(host).set('accept', xlsxType).buffer(true).parse(bytes).expect(200);
    expect(headers['content-type']).toBe(xlsxType);
    expect(headers['content-disposition']).toBe(`attachment; filename="results-${game.gameCode}.xlsx"`);
    const { sheets } = await readXlsx(body);
    expect(sheets.map(({ name, rows }) => ({ name, rows }))).toEqual([
      { name: 'Results', rows: [head, adasRow, bobsRow, evilRow] },
    ]);
  });

  it('are JSON for whoever does not mind, and a table for the owner only', async () => {
    await as(host).set('accept', '*/*').expect(200).expect('content-type', /json/);
    await as(host).set('accept', 'image/png').expect(200).expect('content-type', /json/);
    await as(bob).set('accept', 'text/csv').expect(403);
    await bearing(ada).set('accept', xlsxType).expect(403);
  });

  describe('are rated', () => {
    it('by players, the last word counts', async () => {
      await rate(2).set('authorization', `Bearer ${ada.token}`).expect(204, {});
      await rate(5).set('authorization', `Bearer ${ada.token}`).expect(204);
      await rate(5).set('authorization', `Bearer ${ada.token}`).expect(204);
      await rate(4).set('cookie', bob.cookie).expect(204);
      const { body } = await night.api
        .get(`/api/games/${game.id}/events?limit=200`)
        .set('cookie', host.cookie);
      const ratings = body.items.filter(({ type }: { type: string }) => type === 'GameRated');
      expect(
        ratings.map(({ data }: { data: { playerId: string; stars: number } }) => [data.playerId, data.stars]),
      ).toEqual([
        [ada.playerId, 2],
        [ada.playerId, 5],
        [bobsSeat.playerId, 4],
      ]);
      await as(host).expect(200);
    });

    it.each([[0], [6], [2.5], ['5'], [null], [undefined], [[5]], [true]])(
      'with 1 to 5 stars, not %j',
      async (stars) => {
        await rate(stars).set('authorization', `Bearer ${ada.token}`).expect(400);
      },
    );

    it('by nobody else', async () => {
      await rate(5).expect(401);
      await rate(5).set('cookie', stranger.cookie).expect(403);
      await rate(5).set('cookie', host.cookie).expect(403);
      await rate(5).set('authorization', `Bearer ${cid.token}`).expect(403);
      await night.api
        .post('/api/games/game_0000000000000000/rating')
        .set('cookie', bob.cookie)
        .send({ stars: 5 })
        .expect(404);
    });
  });

  it('of a game that never started are empty', async () => {
    const empty = await night.makeGame(host);
    await night.finish(empty, host);
    const { body } = await night.api
      .get(`/api/games/${empty.id}/results`)
      .set('cookie', host.cookie)
      .expect(200);
    expect(body).toMatchObject({ status: 'finished', scores: [], teams: [], questions: [], you: null });
    const table = await night.api
      .get(`/api/games/${empty.id}/results`)
      .set('cookie', host.cookie)
      .set('accept', 'text/csv');
    expect(await parseCsv(table.text)).toEqual([head.slice(0, 6)]);
  });
});
