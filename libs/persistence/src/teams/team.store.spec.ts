import { TeamId, UserId } from '@clockbeat/domain';
import { newGame } from '../../test-support/events.js';
import { GameLog } from '../../test-support/game-log.js';
import { aUser } from '../../test-support/people.js';
import { eventually, openTestStore, type TestStore } from '../../test-support/store.js';

let test: TestStore;
beforeAll(async () => {
  test = await openTestStore();
});
afterAll(() => test.close());

it('makes a team with a code of its own', async () => {
  const { id: ownerId } = await aUser(test.store);
  const team = await test.store.teams.create({ name: 'Quizzards', ownerId });
  expect(team).toMatchObject({ name: 'Quizzards', ownerId, createdAt: expect.any(Date) });
  expect(team.id).toMatch(/^t_[\w-]{16}$/);
  expect(await test.store.teams.find(team.id)).toEqual(team);
  expect(await test.store.codes.resolve(team.code)).toEqual({
    kind: 'team',
    code: team.code,
    teamId: team.id,
  });
  expect(await test.store.teams.find(TeamId('t_unknown'))).toBeNull();
});

it('lists the teams of their owner only, in pages, the newest first', async () => {
  const [mine, other] = [await aUser(test.store), await aUser(test.store)];
  const made = [];
  for (const name of ['a', 'b', 'c']) made.unshift(await test.store.teams.create({ name, ownerId: mine.id }));
  await test.store.teams.create({ name: 'd', ownerId: other.id });
  const first = await test.store.teams.list(mine.id, { limit: 2 });
  const second = await test.store.teams.list(mine.id, { limit: 2, cursor: first.nextCursor });
  expect([...first.items, ...second.items]).toEqual(made);
  expect(second.nextCursor).toBeNull();
  expect((await test.store.teams.list(mine.id, { limit: 2, cursor: 'nonsense' })).items).toEqual(first.items);
});

it('counts as members who had a seat in its games, each once', async () => {
  const { id: ownerId } = await aUser(test.store);
  const [team, other, empty] = [
    await test.store.teams.create({ name: 'T', ownerId }),
    await test.store.teams.create({ name: 'Other', ownerId }),
    await test.store.teams.create({ name: 'Empty', ownerId }),
  ];
  const night = (teamId: TeamId) => new GameLog(newGame()).created(1, { teamId, hostId: UserId(ownerId) });
  test.store.projections.start();
  for (const log of [
    night(team.id).joined('ada').joined('bob'),
    night(team.id).joined('ada').joined('cleo').left('cleo'),
    night(other.id).joined('dan').joined('ada'),
  ]) {
    for (const event of log.events) await test.store.appends.append(event);
  }
  await eventually(async () => {
    const members = await test.store.teams.members([team.id, other.id, empty.id]);
    const seen = [...members].map(([id, of]) => [id, of.members.map(({ name }) => name).sort(), of.count]);
    expect(new Set(seen)).toEqual(
      new Set([
        [team.id, ['ada', 'bob'], 2],
        [other.id, ['ada', 'dan'], 2],
      ]),
    );
  });
});

it('names several teams at once, without those that are gone', async () => {
  const { id: ownerId } = await aUser(test.store);
  const { id } = await test.store.teams.create({ name: 'Reds', ownerId });
  expect(await test.store.teams.names([id, TeamId('t_unknown')])).toEqual(new Map([[id, 'Reds']]));
  expect(await test.store.teams.names([])).toEqual(new Map());
});
