import type { GameCard } from '@clockbeat/domain';
import { GameNight, type Person, question } from '../support/game-night.js';
import { until } from '../support/live/until.js';

describe('POST /api/games/quick', () => {
  let night: GameNight;
  let host: Person;
  let other: Person;
  beforeAll(async () => {
    night = await GameNight.begin();
    host = await night.signIn('host@example.org', 'Hanna Host');
    other = await night.signIn('other@example.org', 'Otto Other');
  });
  afterAll(() => night?.end());

  const make = (body: object, person: Person = host) =>
    night.api.post('/api/games/quick').set('cookie', person.cookie).send(body);
  const made = async (body: object): Promise<GameCard> => (await make(body).expect(201)).body.game;
  const texts = ({ questions = [] }: GameCard): string[] => questions.map((one) => one.question);

  it('is for accounts, with or without a profile', async () => {
    await night.api.post('/api/games/quick').send({}).expect(401);
    const { body: user } = await night.api.get('/api/auth/user').set('cookie', host.cookie).expect(200);
    expect(user.isProfileComplete).toBe(false);
    expect(await made({})).toMatchObject({ status: 'waiting', isOwner: true, kind: 'live' });
  });

  it('draws ten different questions of the whole bank', async () => {
    const game = await made({});
    expect(game).toMatchObject({
      title: 'Trivia Game',
      timePerQuestion: 10,
      questionCount: 10,
      teamId: null,
    });
    expect(new Set(texts(game)).size).toBe(10);
  });

  it('draws as many as are wanted, of one category and one difficulty, in any case', async () => {
    const game = await made({ category: 'sCIENCE', difficulty: 'easy', count: 7, title: ' Friday ' });
    expect(game).toMatchObject({
      title: 'Friday',
      category: 'Science',
      difficulty: 'easy',
      questionCount: 7,
      gameCode: expect.stringMatching(/^[A-Z0-9]{6}$/),
    });
    expect((await made({ category: 'science' })).title).toBe('Science');
  });

  it('draws others the next time', async () => {
    const [one, two] = [await made({ count: 50 }), await made({ count: 50 })];
    expect(texts(one)).not.toEqual(texts(two));
  });

  it('asks a room nothing that its last games asked, on whichever way its questions are drawn', async () => {
    const room = await night.signIn('room@example.org', 'Rosa Room');
    const drawing = { category: 'Afrobeats', count: 25 };
    const game: GameCard = (await make(drawing, room).expect(201)).body.game;
    await night.start(game, room);
    await night.finish(game, room);
    await until('the lists know that it was begun', async () => {
      const { body } = await night.api.get('/api/games').set('cookie', room.cookie).expect(200);
      return body.items.some(({ id, startedAt }: GameCard) => id === game.id && startedAt !== null);
    });
    const had = texts(game);
    const next: GameCard = (await make({ ...drawing, count: 20 }, room).expect(201)).body.game;
    expect(texts(next).filter((text) => had.includes(text))).toEqual([]);
    const basket = await night.api
      .get('/api/questions/category/Afrobeats?draw=20&source=bank')
      .set('cookie', room.cookie)
      .expect(200);
    const drawn = (basket.body as { question: string }[]).map(({ question: text }) => text);
    expect([drawn.length, drawn.filter((text) => had.includes(text))]).toEqual([20, []]);
  });

  it.each([
    [{ count: 0 }, 400],
    [{ count: 51 }, 400],
    [{ count: 7.5 }, 400],
    [{ category: 7 }, 400],
    [{ difficulty: 'insane' }, 400],
    [{ title: 'x'.repeat(101) }, 400],
    [{ fromGameId: 'game_of_nobody', count: 5 }, 400],
    [{ category: 'Nothing of this name' }, 404],
    [{ fromGameId: 'game_of_nobody' }, 404],
  ])('refuses %j with %d', async (body, status) => {
    await make(body).expect(status);
  });

  describe('of an earlier game', () => {
    it('has the same questions, times, team, mode and rules, and a code of its own', async () => {
      const { body: team } = await night.api
        .post('/api/teams')
        .set('cookie', host.cookie)
        .send({ name: 'The Clocks' })
        .expect(201);
      const first = await night.makeGame(host, {
        title: 'Rivers',
        teamId: team.teamId,
        teamMode: true,
        rules: { lateJoin: 'closed', maxPlayers: 7 },
        questions: [question(2, { timeLimit: 55 }), question(1)],
      });
      const again = await made({ fromGameId: first.id });
      expect(again).toMatchObject({
        title: 'Rivers',
        teamId: team.teamId,
        hostTeamName: 'The Clocks',
        teamMode: true,
        questionCount: 2,
        status: 'waiting',
      });
      expect(again.questions).toEqual(first.questions);
      expect([again.id, again.gameCode]).not.toEqual([first.id, first.gameCode]);
      const { body: events } = await night.api
        .get(`/api/games/${again.id}/events`)
        .set('cookie', host.cookie)
        .expect(200);
      expect(events.items[0].data.rules).toMatchObject({ lateJoin: 'closed', maxPlayers: 7 });
    });

    it('is as its host corrected it', async () => {
      const first = await night.makeGame(host);
      const ada = await night.join(first, 'Ada');
      const at = await night.start(first, host);
      await night.answer(first, ada, 0, 0, at + 100);
      for (const index of [0, 1]) await night.advance(first, host, index, at + 1_000 * (index + 1));
      await night.finish(first, host);
      for (const body of [
        { questionIndex: 0, change: 'void', reason: 'Unclear' },
        { questionIndex: 1, change: 'rekey', answer: 3, reason: 'It was D' },
      ])
        await night.api
          .post(`/api/games/${first.id}/corrections`)
          .set('cookie', host.cookie)
          .send(body)
          .expect(201);
      const again = await made({ fromGameId: first.id, title: 'Once more' });
      expect(again.title).toBe('Once more');
      expect(again.questions?.map(({ question: text, answer }) => [text, answer])).toEqual([
        [first.questions?.[1]?.question, 3],
        [first.questions?.[2]?.question, 2],
      ]);
    });

    it('is its host’s alone', async () => {
      const first = await night.makeGame(host);
      const { body } = await make({ fromGameId: first.id }, other).expect(403);
      expect(body.code).toBe('not_host');
    });
  });
});
