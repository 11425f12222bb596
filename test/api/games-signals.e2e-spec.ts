import type { Choice, GameSignals } from '@clockbeat/domain';
import { GameNight, type Person, question, type SeatedPlayer } from '../support/game-night.js';
import { Random } from '../support/random.js';

const questions = 12;
const keys = Array.from({ length: questions }, (_, index) => (index % 4) as Choice);

describe('signals of a game', () => {
  let night: GameNight;
  let host: Person;

  const get = (game: { id: string }, { cookie }: { cookie: string }) =>
    night.api.get(`/api/games/${game.id}/signals`).set('cookie', cookie);

  /** Everybody answers by lot; the second player of all says what the first one has said, a second later. */
  const play = async (players: number): Promise<{ id: string }> => {
    const random = new Random(3);
    const game = await night.makeGame(host, { questions: keys.map((key) => question(key)) });
    const seats: SeatedPlayer[] = [];
    for (let nth = 0; nth < players; nth += 1) seats.push(await night.join(game, `Player ${nth}`));
    let at = await night.start(game, host);
    for (const [index, key] of keys.entries()) {
      const drawn = seats.map(() => ({
        choice: (random.chance(0.5) ? key : random.whole(0, 3)) as Choice,
        afterMs: random.whole(500, 8_000),
      }));
      const [first] = drawn;
      if (first) drawn[1] = { choice: first.choice, afterMs: first.afterMs + 1_000 };
      await Promise.all(
        drawn.map(({ choice, afterMs }, nth) =>
          night.answer(game, seats[nth] as SeatedPlayer, index, choice, at + afterMs),
        ),
      );
      at += 9_500;
      await night.advance(game, host, index, at);
    }
    return game;
  };

  beforeAll(async () => {
    night = await GameNight.begin();
    host = await night.signIn('host@example.org');
  });
  afterAll(() => night?.end());

  it('name the two who said the same, one after the other, with its chance', async () => {
    const { body } = await get(await play(20), host).expect(200);
    const { alike, quick, following, ...counts } = body as GameSignals;
    expect(counts).toMatchObject({ players: 20, questions });
    if (alike.is !== 'told') throw new Error('Too few');
    expect(alike).toMatchObject({
      signals: [
        {
          first: { name: 'Player 0' },
          second: { name: 'Player 1' },
          questions,
          same: questions,
          sameMoment: questions,
        },
      ],
      more: 0,
    });
    const [pair] = alike.signals;
    // 20 × 19 directions, and 20 people who may be quick
    expect(pair?.chanceOfAny).toBeCloseTo((pair?.chance ?? 0) * 400, 10);
    expect(pair?.chanceOfAny).toBeLessThan(0.01);
    expect(quick).toEqual({ is: 'told', signals: [], more: 0 });
    // nobody may change an answer in this game
    expect(following).toEqual({ is: 'tooFew' });
  });

  it('are too few to tell at a table of nine', async () => {
    const { body } = await get(await play(9), host).expect(200);
    const tooFew = { is: 'tooFew' };
    expect(body).toMatchObject({ players: 9, questions, alike: tooFew, quick: tooFew, following: tooFew });
  });

  it('are for its host, after the end', async () => {
    const game = await night.makeGame(host);
    expect((await get(game, host).expect(409)).body.code).toBe('wrong_state');
    await get(game, await night.signIn('another@example.org')).expect(403);
    await get(game, { cookie: '' }).expect(401);
  });
});
