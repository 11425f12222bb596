import type { Choice, GameItems } from '@clockbeat/domain';
import { GameNight, type Person, question, type SeatedPlayer } from '../support/game-night.js';

/**
 * Four questions with the keys A, B, C and A. The third key is wrong: half of the room knows the other three, and that D is
 * right. Nobody takes A or B there, and the others take C.
 */
const keys = [0, 1, 2, 0] as const;
const knows = (nth: number): boolean => nth % 2 === 0;
const choiceOf = (nth: number, index: number): Choice => {
  if (index === 2) return knows(nth) ? 3 : 2;
  return knows(nth) ? (keys[index] ?? 0) : 3;
};

describe('what the questions of a game were worth', () => {
  let night: GameNight;
  let host: Person;

  const get = (game: { id: string }, { cookie }: { cookie: string }) =>
    night.api.get(`/api/games/${game.id}/items`).set('cookie', cookie);

  /** A game of so many players, of whom the last one comes when the first question is open. */
  const play = async (players: number): Promise<{ id: string }> => {
    const game = await night.makeGame(host, { questions: keys.map((key) => question(key)) });
    const seats: SeatedPlayer[] = [];
    for (let nth = 0; nth < players - 1; nth += 1) seats.push(await night.join(game, `Player ${nth}`));
    let at = await night.start(game, host);
    seats.push(await night.join(game, 'Late'));
    for (let index = 0; index < keys.length; index += 1) {
      await Promise.all(
        seats.map((seat, nth) => night.answer(game, seat, index, choiceOf(nth, index), at + 1_000)),
      );
      at += 2_000;
      await night.advance(game, host, index, at);
    }
    return game;
  };

  beforeAll(async () => {
    night = await GameNight.begin();
    host = await night.signIn('host@example.org');
  });
  afterAll(() => night?.end());

  it('is told from 100 answers on: who separates, and which option to look at', async () => {
    const game = await play(102);
    const { body } = await get(game, host).expect(200);
    const { questions, alpha } = body as GameItems;
    expect(questions.map(({ answers, separation }) => [answers, separation])).toEqual([
      [101, 'well'],
      [102, 'well'],
      [102, 'backwards'],
      [102, 'well'],
    ]);
    const [first, , third] = questions;
    // whoever came late was not asked the first question, and half of the other 101 were right
    expect(first?.share).toMatchObject({ is: 'told', value: 51 / 101 });
    expect(third).toMatchObject({ doubtful: [3], unused: [0, 1] });
    expect(alpha.is).toBe('told');
  });

  it('is too little to tell of a table of ten', async () => {
    const game = await play(10);
    const { body } = await get(game, host).expect(200);
    const { questions, alpha } = body as GameItems;
    expect(questions[1]).toEqual({
      questionIndex: 1,
      answers: 10,
      share: { is: 'tooFew', answers: 10, needed: 30 },
      discrimination: { is: 'tooFew', answers: 10, needed: 100 },
      separation: null,
      doubtful: [],
      unused: [],
    });
    expect(alpha).toEqual({ is: 'tooFew', answers: 9, needed: 100 });
  });

  it('follows what its host corrects', async () => {
    const game = await play(102);
    await night.api
      .post(`/api/games/${game.id}/corrections`)
      .set('cookie', host.cookie)
      .send({ questionIndex: 2, change: 'rekey', answer: 3, reason: 'The key was wrong' })
      .expect(201);
    const { body } = await get(game, host).expect(200);
    expect((body as GameItems).questions[2]).toMatchObject({ separation: 'well', doubtful: [] });
  });

  it('is for its host, after the end', async () => {
    const game = await night.makeGame(host);
    expect((await get(game, host).expect(409)).body.code).toBe('wrong_state');
    await get(game, await night.signIn('another@example.org')).expect(403);
    await get(game, { cookie: '' }).expect(401);
  });
});
