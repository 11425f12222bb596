import { type GameId, limits, type UserId } from '@clockbeat/domain';
import { advanced, created, newGame } from '../../test-support/events.js';
import { aUser } from '../../test-support/people.js';
import { openTestStore, type TestStore } from '../../test-support/store.js';

let test: TestStore;
beforeAll(async () => {
  test = await openTestStore();
});
afterAll(() => test.close());

const hourMs = 3_600_000;
const aHost = async (): Promise<UserId> => (await aUser(test.store)).id;
const aGame = async (): Promise<GameId> => {
  const gameId = newGame();
  await test.store.appends.append(created(gameId));
  return gameId;
};
/** Has the game end so long ago. */
const end = (
  gameId: GameId,
  hoursAgo: number,
  type: 'GameFinished' | 'GameAbandoned' = 'GameFinished',
): Promise<unknown> =>
  test.store.appends.append(
    advanced(gameId, 1, { type, transition: { dueAt: null }, at: Date.now() - hoursAgo * hourMs }),
  );
const overlay = (gameId: GameId, userId: UserId, tokenHash: string) =>
  test.store.overlays.create({ gameId, userId, tokenHash });

it('finds its game by the hash of its token, until it is taken back from that game', async () => {
  const { overlays } = test.store;
  const [host, game, other] = [await aHost(), await aGame(), await aGame()];
  const first = await overlay(game, host, 'first');
  const second = await overlay(game, host, 'second');
  expect(first).toEqual({ id: expect.stringMatching(/^overlay_[\w-]{16}$/), createdAt: expect.any(Date) });
  expect(await overlays.find('first')).toEqual({ gameId: game, userId: host });
  expect(await overlays.find('another')).toBeNull();
  expect(await overlays.listOf(game)).toEqual([second, first]);
  expect(await overlays.listOf(other)).toEqual([]);
  const { id = '' } = first ?? {};
  expect(await overlays.remove(host, other, id)).toBe(false);
  expect(await overlays.remove(host, game, id)).toBe(true);
  expect(await overlays.remove(host, game, id)).toBe(false);
  expect(await overlays.find('first')).toBeNull();
  expect(await overlays.goodOf(['first', 'second', 'another'])).toEqual(new Set(['second']));
  const { items } = await test.store.audit.page({ actor: host }, { limit: 9 });
  expect(items.map(({ what, about, details }) => [what, about, details['overlay']])).toEqual([
    ['overlay_removed', game, id],
    ['overlay_made', game, second?.id],
    ['overlay_made', game, id],
  ]);
});

it('shows the game that goes on with the people of its own', async () => {
  const { overlays } = test.store;
  const [host, game, next] = [await aHost(), await aGame(), await aGame()];
  const kept = await overlay(game, host, 'goes along');
  await overlays.follow(game, next);
  expect(await overlays.find('goes along')).toEqual({ gameId: next, userId: host });
  expect([await overlays.listOf(game), await overlays.listOf(next)]).toEqual([[], [kept]]);
});

it('is one of so many of a game and no more, however many are asked for at once', async () => {
  const [host, game, other] = [await aHost(), await aGame(), await aGame()];
  const asked = Array.from({ length: limits.overlays + 5 }, (_, nth) => overlay(game, host, `one ${nth}`));
  const made = (await Promise.all(asked)).filter((kept) => kept !== null);
  expect(made).toHaveLength(limits.overlays);
  expect(await overlay(other, host, 'of another game')).not.toBeNull();
  await test.store.overlays.remove(host, game, made[0]?.id ?? '');
  expect(await overlay(game, host, 'one more')).not.toBeNull();
});

it('ends a day after its game, however that ended, and is forgotten then', async () => {
  const { overlays, pool } = test.store;
  const host = await aHost();
  const games = { open: await aGame(), justOver: await aGame(), over: await aGame(), givenUp: await aGame() };
  for (const [name, gameId] of Object.entries(games)) await overlay(gameId, host, `end ${name}`);
  const hashes = Object.keys(games).map((name) => `end ${name}`);
  expect(await overlays.goodOf(hashes)).toEqual(new Set(hashes));
  await end(games.justOver, 23);
  await end(games.over, 25);
  await end(games.givenUp, 25, 'GameAbandoned');
  const good = ['end justOver', 'end open'];
  expect([...(await overlays.goodOf(hashes))].sort()).toEqual(good);
  expect(await overlays.find('end over')).toBeNull();
  expect(await overlays.listOf(games.over)).toEqual([]);
  expect(await overlays.listOf(games.justOver)).toHaveLength(1);
  expect(await overlays.forgetEnded()).toBe(2);
  const { rows } = await pool.query(
    `select token_hash from overlays where token_hash like 'end %' order by 1`,
  );
  expect(rows.map(({ token_hash }) => token_hash)).toEqual(good);
});

it('ends with its game, and with the account of its host', async () => {
  const [host, gone] = [await aHost(), await aHost()];
  const [game, goneGame] = [await aGame(), await aGame()];
  const hashes = ['stays', 'of a game that goes', 'of an account that goes'];
  await overlay(game, host, 'stays');
  await overlay(goneGame, host, 'of a game that goes');
  await overlay(game, gone, 'of an account that goes');
  await test.store.pool.query('delete from game_streams where game_id = $1', [goneGame]);
  await test.store.accounts.delete(gone);
  expect(await test.store.overlays.goodOf(hashes)).toEqual(new Set(['stays']));
  expect(await overlay(game, gone, 'of nobody')).toBeNull();
});
