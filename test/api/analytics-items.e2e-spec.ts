import type { ItemAnalysis } from '@clockbeat/domain';
import { GameNight, type Person, question } from '../support/game-night.js';
import { listsFollowed } from '../support/live/lists-followed.js';

describe('the analysis of questions over many games', () => {
  let night: GameNight;
  let host: Person;
  let other: Person;
  let analyst: Person;

  const ask = (query: string, { cookie }: { cookie: string }) =>
    night.api.get(`/api/analytics/items${query}`).set('cookie', cookie);

  /** A game of two questions, of which half of the players know the first one. */
  const play = async (by: Person, players: number): Promise<void> => {
    const game = await night.makeGame(by, { questions: [question(0), question(1)] });
    const seats = [];
    for (let nth = 0; nth < players; nth += 1) seats.push(await night.join(game, `=Player ${nth}`));
    const at = await night.start(game, by);
    for (const [nth, seat] of seats.entries()) await night.answer(game, seat, 0, nth % 2 ? 0 : 1, at + 500);
    await night.advance(game, by, 0, at + 1_000);
    await night.advance(game, by, 1, at + 2_000);
  };

  beforeAll(async () => {
    night = await GameNight.begin({ ANALYST_EMAILS: 'analyst@example.org' });
    [host, other, analyst] = await Promise.all([
      night.signIn('host@example.org'),
      night.signIn('other@example.org'),
      night.signIn('analyst@example.org'),
    ]);
    await play(host, 20);
    await play(other, 20);
    await listsFollowed(night.gateway);
  });
  afterAll(() => night?.end());

  it('has the games of all for an analyst, and nobody’s name', async () => {
    const { text, body } = await ask('?scope=all', analyst).expect(200);
    const { games, gamesInScope, answers, questions } = body as ItemAnalysis;
    expect([games, gamesInScope, answers]).toEqual([2, 2, 80]);
    expect(questions[0]).toMatchObject({
      question: 'Which one is number 0?',
      games: 2,
      answers: 40,
      share: { is: 'told', value: 0.5, standardError: Math.sqrt(0.25 / 40) },
      discrimination: { is: 'tooFew', answers: 40, needed: 100 },
      rasch: { difficulty: { is: 'tooFew', needed: 150 } },
      twoParameter: { difficulty: { is: 'tooFew', needed: 500 } },
    });
    expect(questions[0]?.options.map(({ share }) => share)).toMatchObject([
      { value: 0.5 },
      { value: 0.5 },
      { value: 0 },
      { value: 0 },
    ]);
    expect(text).not.toMatch(/Player|host@|game_/);
  });

  it('has a host’s own ones alone, too few to say', async () => {
    const { body } = await ask('', host).expect(200);
    const { gamesInScope, questions } = body as ItemAnalysis;
    expect(gamesInScope).toBe(1);
    expect(questions[0]?.share).toEqual({ is: 'tooFew', answers: 20, needed: 30 });
    await ask('?scope=all', host).expect(403);
    const { body: later } = await ask('?from=2100-01-01T00:00:00Z', host).expect(200);
    expect(later).toEqual({ games: 0, gamesInScope: 0, answers: 0, questions: [] });
  });

  it('is a table, too, empty where there is no figure', async () => {
    const { text } = await ask('?scope=all&format=csv', analyst)
      .expect(200)
      .expect('content-type', /text\/csv/);
    const [head = '', first = ''] = text.split('\n');
    expect(head).toMatch(
      /^question,kind,category,called,right_option,games,answers,share,share_se,discrimination,/,
    );
    expect(first).toMatch(/^Which one is number 0\?,single,Custom,Medium,A,2,40,0\.5,0\.079\d*,,,/);
    expect(first.split(',')).toHaveLength(head.split(',').length);
  });

  it('knows its parameters', async () => {
    await ask('?scope=everybody', host).expect(400);
    await ask('?until=2100-01-01', host).expect(400);
    await ask('', { cookie: '' }).expect(401);
  });
});
