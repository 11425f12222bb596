import type { Insights } from '@clockbeat/domain';
import { InsightsQuery } from '../../apps/gateway/src/statistics/insights.dto.js';
import { GameNight, type Person, question } from '../support/game-night.js';
import { listsFollowed } from '../support/live/lists-followed.js';

describe('insights', () => {
  let night: GameNight;
  let host: Person;
  let other: Person;
  let ada: Person;
  const games: string[] = [];

  const get = (query: string, { cookie }: { cookie: string } = { cookie: '' }) =>
    night.api.get(`/api/user/insights${query}`).set('cookie', cookie);
  const insights = async (person: Person, period = '4w'): Promise<Insights> =>
    (await get(`?period=${period}`, person).expect(200)).body;

  /** A game of two questions of 20 s: Ada knows the first one at once, Bob both, but late. */
  const play = async (by: Person, title: string) => {
    const game = await night.makeGame(by, { title, questions: [question(0), question(1)] });
    const adas = await night.join(game, 'Ada', { person: ada });
    const bobs = await night.join(game, 'Bob');
    const at = await night.start(game, by);
    await night.answer(game, adas, 0, 0, at + 400); // 19 whole seconds left: 290
    await night.answer(game, bobs, 0, 0, at + 19_500); // 100
    await night.advance(game, by, 0, at + 19_600);
    await night.answer(game, bobs, 1, 1, at + 39_200); // 100
    await night.advance(game, by, 1, at + 39_300);
    return game.id;
  };

  beforeAll(async () => {
    night = await GameNight.begin();
    host = await night.signIn('host@example.org', 'Hanna Host');
    other = await night.signIn('other@example.org', 'Otto Other');
    ada = await night.signIn('ada@example.org', 'Ada Lovelace');
    games.push(await play(host, 'One'), await play(host, 'Two'));
    await play(other, 'Another’s');
    const running = await night.makeGame(host, { title: 'Running' });
    await night.join(running, 'Ada', { person: ada });
    await night.start(running, host);
    await listsFollowed(night.gateway);
  });
  afterAll(() => night?.end());

  it('are of the caller’s own finished games', async () => {
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
    const bins = Array<number>(40).fill(0);
    const [one = '', two = ''] = games;
    expect(await insights(host)).toEqual({
      games: [
        { id: one, title: 'One', finishedAt: time, players: 2, returning: 0 },
        { id: two, title: 'Two', finishedAt: time, players: 2, returning: 1 },
      ],
      gamesInPeriod: 2,
      signedIn: { accounts: 1, returning: 1 },
      questions: { asked: 2, answers: 6, correct: 6, judged: 0, doubtful: [], hardest: [], easiest: [] },
      pace: [{ timeLimit: 20, questions: 4, answers: 6, missed: 2, bins: bins.with(0, 2).with(39, 4) }],
      stays: [
        { questionIndex: 0, games: 2, players: 4, stayed: 4 },
        { questionIndex: 1, games: 2, players: 4, stayed: 2 },
      ],
      decided: { knowledge: 0, tie: 0, speed: 2 },
    } satisfies Insights);
    expect((await insights(other)).games.map(({ title }) => title)).toEqual(['Another’s']);
    expect((await insights(ada)).games).toEqual([]);
  });

  it('are of twelve weeks where nothing else is asked for', async () => {
    expect((await get('', host).expect(200)).body).toEqual(await insights(host, '12w'));
    expect((await insights(host, '12w')).games.length).toBeGreaterThan(0);
    expect(new InsightsQuery().period).toBe('12w');
  });

  it('are for whoever is signed in, and widened by nothing', async () => {
    expect((await get('?period=all').expect(401)).body.code).toBe('not_signed_in');
    const { body } = await get(`?period=all&userId=${host.id}&hostId=${host.id}`, ada).expect(200);
    expect(body.games).toEqual([]);
  });

  it.each(['?period=', '?period=1w', '?period=4w&period=all'])('are refused for "%s"', async (query) => {
    expect((await get(query, host).expect(400)).body.code).toBe('validation');
  });
});
