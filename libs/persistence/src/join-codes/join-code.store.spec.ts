import { codeCharacters, demoCodes, lookAlikes, TeamId } from '@clockbeat/domain';
import { advanced, created, newGame } from '../../test-support/events.js';
import { aUser } from '../../test-support/people.js';
import { openTestStore, type TestStore } from '../../test-support/store.js';
import { JoinCodeStore } from './join-code.store.js';
import { randomCode } from './random-code.js';

let test: TestStore;
beforeAll(async () => {
  test = await openTestStore();
});
afterAll(() => test.close());

it('gives codes of six characters that nobody takes for others, and that spell nothing', () => {
  const codes = Array.from({ length: 1_000 }, () => randomCode());
  expect(codes.filter((code) => !/^[0-9CDFGHJKMNPRTVWXY]{6}$/.test(code))).toEqual([]);
  expect(new Set(codes).size).toBe(1_000);
  expect(codes.filter((code) => (demoCodes as readonly string[]).includes(code))).toEqual([]);
  expect([...codeCharacters].filter((one) => lookAlikes.letters.includes(one))).toEqual([]);
});

it('finds what a code stands for, in any case', async () => {
  const game = newGame();
  const { id: ownerId } = await aUser(test.store);
  const { id: team, code: teamCode } = await test.store.teams.create({ name: 'Quizzards', ownerId });
  const gameCode = await test.store.codes.reserveForGame(game, team);
  expect(await test.store.codes.resolve(gameCode.toLowerCase())).toEqual({
    kind: 'game',
    code: gameCode,
    gameId: game,
    teamId: team,
  });
  expect(await test.store.codes.resolve(teamCode)).toEqual({ kind: 'team', code: teamCode, teamId: team });
  expect(await test.store.codes.resolve('ALPHA1')).toBeNull();
});

/** With the codes that are given in this order. */
const givenOut = async (...codes: string[]) => {
  const store = new JoinCodeStore(test.store.pool, () => codes.shift() ?? '');
  const games = [];
  for (const _ of [...codes]) {
    const game = newGame();
    await store.reserveForGame(game, null);
    games.push(game);
  }
  return games;
};

it('finds a code whose digits were read as letters, and an old one the other way round', async () => {
  const [given, old] = await givenOut('012589', '5OVIZB');
  for (const typed of ['012589', 'OIZSB9', 'qlzsb9', 'O12S89'])
    expect(await test.store.codes.resolve(typed)).toMatchObject({ gameId: given, code: '012589' });
  for (const typed of ['5OVIZB', '50V128', 'sovi2b'])
    expect(await test.store.codes.resolve(typed)).toMatchObject({ gameId: old, code: '5OVIZB' });
  expect(await test.store.codes.resolve('012580')).toBeNull();
});

it('guesses nothing where two codes may be meant, and gives each to who typed it', async () => {
  const [zeros, letters] = await givenOut('D00D77', 'DOOD77');
  expect(await test.store.codes.resolve('d00d77')).toMatchObject({ gameId: zeros });
  expect(await test.store.codes.resolve('DOOD77')).toMatchObject({ gameId: letters });
  expect(await test.store.codes.resolve('D0OD77')).toBeNull();
});

it('knows the codes of teams', async () => {
  const { id: ownerId } = await aUser(test.store);
  const owls = await test.store.teams.create({ name: 'Owls', ownerId });
  const cats = await test.store.teams.create({ name: 'Cats', ownerId });
  expect(await test.store.codes.codesOfTeams([owls.id, TeamId('t_nobody')])).toEqual(
    new Map([[owls.id, owls.code]]),
  );
  expect(cats.code).not.toBe(owls.code);
});

it('never gives a code twice, be it to a game or a team', async () => {
  const fixed = ['AAAAAA', 'AAAAAA', 'AAAAAA', 'BBBBBB'];
  const codes = new JoinCodeStore(test.store.pool, () => fixed.shift() ?? 'CCCCCC');
  expect(await codes.reserveForGame(newGame(), null)).toBe('AAAAAA');
  expect(await codes.reserveForTeam(TeamId('t_2'))).toBe('BBBBBB');
});

it('finds the newest game of a team that is not finished', async () => {
  const [busy, idle, never] = [TeamId('t_busy'), TeamId('t_idle'), TeamId('t_never')];
  const aGame = async (team: TeamId, open: boolean) => {
    const game = newGame();
    await test.store.codes.reserveForGame(game, team);
    await test.store.appends.append(created(game));
    if (!open) await test.store.appends.append(advanced(game, 1, { transition: { dueAt: null } }));
    return game;
  };
  await aGame(busy, true);
  const newest = await aGame(busy, true);
  await aGame(busy, false);
  await aGame(idle, false);
  await test.store.codes.reserveForGame(newGame(), never); // a code, and no game yet
  expect(await test.store.codes.openGamesOf([busy, idle, never])).toEqual(new Map([[busy, newest]]));
});
