import { demoCodes, TeamId } from '@clockbeat/domain';
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

it('gives codes of six characters, A-Z and 0-9', () => {
  const codes = Array.from({ length: 1_000 }, randomCode);
  expect(codes.filter((code) => !/^[A-Z0-9]{6}$/.test(code))).toEqual([]);
  expect(new Set(codes).size).toBe(1_000);
  expect(codes.filter((code) => (demoCodes as readonly string[]).includes(code))).toEqual([]);
});

it('finds what a code stands for, in any case', async () => {
  const game = newGame();
  const { id: ownerId } = await aUser(test.store);
  const { id: team, code: teamCode } = await test.store.teams.create({ name: 'Quizzards', ownerId });
  const gameCode = await test.store.codes.reserveForGame(game, team);
  expect(await test.store.codes.resolve(gameCode.toLowerCase())).toEqual({
    kind: 'game',
    gameId: game,
    teamId: team,
  });
  expect(await test.store.codes.resolve(teamCode)).toEqual({ kind: 'team', teamId: team });
  expect(await test.store.codes.resolve('ALPHA1')).toBeNull();
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
