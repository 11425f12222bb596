import { type GameId, otherRulesLimits, type UserId } from '@clockbeat/domain';
import { created, newGame } from '../../test-support/events.js';
import { aUser } from '../../test-support/people.js';
import { openTestStore, type TestStore } from '../../test-support/store.js';

let test: TestStore;
beforeAll(async () => {
  test = await openTestStore();
});
afterAll(() => test.close());

const aHost = async (): Promise<UserId> => (await aUser(test.store)).id;
const aGame = async (): Promise<GameId> => {
  const gameId = newGame();
  await test.store.appends.append(created(gameId));
  return gameId;
};
const link = (gameId: GameId, userId: UserId, secretHash: string) =>
  test.store.whatIfLinks.create({ gameId, userId, secretHash, rules: { speed: false, drop: [2] } });
const hashes = async (): Promise<string[]> => {
  const { rows } = await test.store.pool.query('select secret_hash from what_if_links order by secret_hash');
  return rows.map(({ secret_hash }) => secret_hash);
};

it('finds a link by the hash of its secret, until it is taken back from its own game', async () => {
  const { whatIfLinks } = test.store;
  const [host, game, other] = [await aHost(), await aGame(), await aGame()];
  const first = await link(game, host, 'first');
  const second = await link(game, host, 'second');
  expect(first).toMatchObject({ id: expect.stringMatching(/^link_[\w-]{16}$/), createdAt: expect.any(Date) });
  expect(await whatIfLinks.find('first')).toEqual({ ...first, gameId: game });
  expect(await whatIfLinks.find('another')).toBeNull();
  expect(await whatIfLinks.listOf(game)).toEqual([second, first]);
  expect(await whatIfLinks.listOf(other)).toEqual([]);
  const { id = '', rules } = first ?? {};
  expect(rules).toEqual({ speed: false, drop: [2] });
  expect(await whatIfLinks.remove(other, id)).toBe(false);
  expect(await whatIfLinks.remove(game, id)).toBe(true);
  expect(await whatIfLinks.remove(game, id)).toBe(false);
  expect(await whatIfLinks.find('first')).toBeNull();
  expect(await whatIfLinks.listOf(game)).toEqual([second]);
});

it('keeps so many of a game and no more, however many are asked for at once', async () => {
  const [host, game, other] = [await aHost(), await aGame(), await aGame()];
  const asked = Array.from({ length: otherRulesLimits.links + 5 }, (_, nth) =>
    link(game, host, `one ${nth}`),
  );
  const made = (await Promise.all(asked)).filter((kept) => kept !== null);
  expect(made).toHaveLength(otherRulesLimits.links);
  expect(await link(other, host, 'of another game')).not.toBeNull();
  await test.store.whatIfLinks.remove(game, made[0]?.id ?? '');
  expect(await link(game, host, 'one more')).not.toBeNull();
});

it('ends with its game, and with the account of its host', async () => {
  const [host, gone] = [await aHost(), await aHost()];
  const [game, goneGame] = [await aGame(), await aGame()];
  await link(game, host, 'zz stays');
  await link(goneGame, host, 'zz of a game that goes');
  await link(game, gone, 'zz of an account that goes');
  await test.store.pool.query('delete from game_streams where game_id = $1', [goneGame]);
  await test.store.accounts.delete(gone);
  expect((await hashes()).filter((hash) => hash.startsWith('zz'))).toEqual(['zz stays']);
  expect(await link(game, gone, 'of nobody')).toBeNull();
});
