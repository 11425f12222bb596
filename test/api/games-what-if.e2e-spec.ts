import { type OtherRules, type WhatIf } from '@clockbeat/domain';
import { PlayedGame } from '../support/api/played-game.js';
import type { Person } from '../support/game-night.js';

/** Ada 560 (270, 290, wrong), Bob 550 (wrong with B after 5 s, 290, 260), both Owls; the formula nothing. */
describe('a finished game under other rules', () => {
  let played: PlayedGame;
  beforeAll(async () => {
    played = await PlayedGame.play();
  });
  afterAll(() => played?.night.end());

  const ask = (rules: object, { cookie }: Person = played.host, id = played.game.id) =>
    played.night.api.post(`/api/games/${id}/what-if`).set('cookie', cookie).send(rules);
  const told = async (rules: OtherRules): Promise<WhatIf> => (await ask(rules).expect(200)).body;
  const table = ({ players }: WhatIf) =>
    players.map(({ name, was, is }) => [name, was.position, was.score, is.position, is.score]);

  it('waits for the end', async () => {
    expect((await ask({}).expect(409)).body.code).toBe('wrong_state');
  });

  it('is as it was by its own rules', async () => {
    await played.finish();
    expect(table(await told({}))).toEqual([
      ['Ada', 1, 560, 1, 560],
      ['Bob', 2, 550, 2, 550],
      ['=1+1', 3, 0, 3, 0],
    ]);
  });

  it('says who comes higher, and by which question', async () => {
    const other = await told({ rekey: [{ questionIndex: 0, answer: 1 }] });
    expect(table(other)).toEqual([
      ['Bob', 2, 550, 1, 800],
      ['Ada', 1, 560, 2, 290],
      ['=1+1', 3, 0, 3, 0],
    ]);
    expect(other).toMatchObject({ changed: 2, higher: 1, lower: 1 });
    expect(other.players[0]?.why).toEqual([{ questionIndex: 0, was: 0, is: 250 }]);
    expect(
      table(await told({ drop: [2], speed: false })).map(([name, , , , score]) => [name, score]),
    ).toEqual([
      ['Ada', 200],
      ['Bob', 100],
      ['=1+1', 0],
    ]);
  });

  it('stores nothing', async () => {
    const { body } = await played.as(played.host).expect(200);
    expect(body.scores.map(({ score }: { score: number }) => score)).toEqual([560, 550, 0]);
    expect(body.corrections).toEqual([]);
  });

  it.each<[string, object, number, string]>([
    ['a scoring that there is not', { scoring: 'golf' }, 400, 'validation'],
    ['a null', { best: null }, 400, 'validation'],
    ['no question at all', { best: 0 }, 400, 'validation'],
    ['a question that is no number', { drop: ['1'] }, 400, 'validation'],
    ['more questions than a game has', { drop: Array.from({ length: 51 }, () => 0) }, 400, 'validation'],
    ['a wording without texts', { accept: [{ questionIndex: 0, texts: [] }] }, 400, 'validation'],
    [
      'words for a question with options',
      { accept: [{ questionIndex: 0, texts: ['Bombay'] }] },
      400,
      'validation',
    ],
    [
      'two wishes for one question',
      { drop: [0], rekey: [{ questionIndex: 0, answer: 1 }] },
      400,
      'validation',
    ],
    ['a question that was never asked', { drop: [40] }, 400, 'never_asked'],
  ])('refuses %s', async (_, rules, status, code) => {
    expect((await ask(rules).expect(status)).body.code).toBe(code);
  });

  it('is for its host alone', async () => {
    const stranger = await played.night.signIn('stranger@example.org');
    await ask({}, stranger).expect(403);
    await ask({}, played.host, 'game_0000000000000000').expect(404);
  });
});
