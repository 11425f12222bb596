import { type Choice, type GameCard, type QuestionView, UserId } from '@clockbeat/domain';
import { Persistence } from '@clockbeat/persistence';
import { GameNight, type Person, type SeatedPlayer } from '../support/game-night.js';
import { listsFollowed } from '../support/live/lists-followed.js';

describe('what rooms made of a question', () => {
  let night: GameNight;
  let host: Person;
  let other: Person;
  beforeAll(async () => {
    night = await GameNight.begin();
    host = await night.signIn('played@example.org', 'Pia Played');
    other = await night.signIn('other@example.org', 'Otto Other');
  });
  afterAll(() => night.end());

  const store = () => night.gateway.app.get(Persistence).questions;
  const list = async (category: string, query: string, { cookie } = host): Promise<QuestionView[]> => {
    const path = `/api/questions/category/${category}?limit=200&${query}`;
    return (await night.api.get(path).set('cookie', cookie).expect(200)).body;
  };
  const playedOf = async (category: string, query: string, id: string, person = host) =>
    (await list(category, query, person)).find((question) => question.id === id)?.played;
  const own = (question: string) => ({
    question,
    options: ['a', 'b', 'c', 'd'],
    answer: 2 as Choice,
    category: 'Rooms',
    difficulty: 'Hard' as const,
  });

  /** Plays these questions; `right[n]`: how many of the seats are right about the nth, the next one is wrong, all others silent. */
  const play = async (
    by: Person,
    { ids, seats, right, late }: { ids: string[]; seats: number; right: number[]; late?: string },
  ): Promise<GameCard> => {
    const game = await night.makeGame(by, { questions: ids.map((id) => ({ id, timeLimit: 120 })) });
    const there: SeatedPlayer[] = [];
    for (let nth = 0; nth < seats; nth += 1) there.push(await night.join(game, `Seat ${nth}`));
    const at = await night.start(game, by);
    if (late) await night.join(game, late);
    for (const [index, known] of right.entries()) {
      for (const [nth, seat] of there.slice(0, known + 1).entries())
        await night.answer(game, seat, index, nth < known ? 2 : 0, at + 1_000 + index * 10_000);
      if (index + 1 < ids.length) await night.advance(game, by, index, at + 10_000 * (index + 1));
    }
    await night.finish(game, by);
    await listsFollowed(night.gateway);
    return game;
  };

  it('is known again of every kind, be it the bank’s or one’s own', async () => {
    const kinds = ['single', 'multi', 'number', 'order'];
    const bank = await Promise.all(kinds.map((kind) => list('Afrobeats', `source=bank&kinds=${kind}`)));
    const made = await store().createMany(UserId(host.id), [
      {
        ...own('Which?'),
        answer: null,
        options: [],
        task: { kind: 'typed', accepted: ['Oslo'], refused: [] },
      },
      { ...own('Two?'), options: ['yes', 'no'], answer: 1 },
    ]);
    const ids = [...bank.flatMap(([first]) => first?.id ?? []), ...made.map(({ id }) => id)];
    expect(ids).toHaveLength(6);
    await play(host, { ids, seats: 1, right: ids.map(() => -1) });
    expect(await store().played(ids)).toEqual(new Map(ids.map((id) => [id, { is: 'tooFew' }])));
  });

  it('is told its owner from 30 seats on, as they count, and goes with what it asks', async () => {
    const rows = ['First?', 'Much the same?', 'Easier?', 'Never?'].map(own);
    const ids = (await store().createMany(UserId(host.id), rows)).map(({ id }) => id) as [string, string];
    const game = await play(host, { ids: ids.slice(0, 3), seats: 30, right: [18, 17, 29], late: 'Lina' });
    const told = await list('Rooms', 'source=mine');
    expect(ids.map((id) => told.find((question) => question.id === id)?.played)).toEqual([
      { is: 'told', asked: 30, share: 0.6, difficulty: 'Medium' },
      // the one who came late was asked this one, and had no answer
      { is: 'told', asked: 31, share: 0.55, difficulty: 'Medium' },
      { is: 'told', asked: 31, share: 0.94, difficulty: 'Easy' },
      undefined,
    ]);
    const found = async (query: string) =>
      (await list('Rooms', query)).flatMap(({ id }) => (ids.includes(id) ? ids.indexOf(id) : []));
    expect(await found('difficulty=medium&labels=played')).toEqual([0, 1]);
    expect(await found('difficulty=hard&labels=played')).toEqual([3]);
    expect(await found('difficulty=hard')).toEqual([0, 1, 2, 3]);
    expect(await found(`alike=${ids[0]}`)).toEqual([1]);
    expect(await list('Rooms', `alike=${ids[0]}`, other)).toEqual([]);

    const correction = { questionIndex: 0, change: 'void', reason: 'Two were right' };
    await night.api
      .post(`/api/games/${game.id}/corrections`)
      .set('cookie', host.cookie)
      .send(correction)
      .expect(201);
    await listsFollowed(night.gateway);
    expect(await playedOf('Rooms', 'source=mine', ids[0])).toBeUndefined();
    await store().update(ids[1], UserId(host.id), own('Much the same, in other words?'));
    expect(await playedOf('Rooms', 'source=mine', ids[1])).toBeUndefined();
  });

  it('is told everybody of the bank’s questions, when three games have asked them', async () => {
    const one = (await list('Afrobeats', 'source=bank')).at(-1);
    const id = one?.id ?? '';
    await play(host, { ids: [id], seats: 40, right: [-1] });
    expect(await playedOf('Afrobeats', 'source=bank', id)).toEqual({ is: 'tooFew' });
    await play(host, { ids: [id], seats: 1, right: [-1] });
    await play(other, { ids: [id], seats: 1, right: [-1] });
    const told = { is: 'told', asked: 42, share: expect.any(Number), difficulty: 'Hard' };
    expect(await playedOf('Afrobeats', 'source=bank', id, other)).toEqual(told);
    const { body } = await night.api.get('/api/questions/category/Afrobeats?limit=200').expect(200);
    expect(body.find((question: QuestionView) => question.id === id)).not.toHaveProperty('played');
    for (const query of ['labels=played', `alike=${id}`])
      await night.api.get(`/api/questions/category/Afrobeats?${query}`).expect(401);
  });
});
