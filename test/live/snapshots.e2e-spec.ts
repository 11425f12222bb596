import { GameId } from '@clockbeat/domain';
import { Persistence } from '@clockbeat/persistence';
import { LiveGames } from '../../apps/gateway/src/live/game/live-games.js';
import { SnapshotKeeper } from '../../apps/gateway/src/live/game/snapshot-keeper.js';
import type { TestGateway } from '../support/app.js';
import { Night, storedGame } from '../support/live/night.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';

describe('the snapshot of a game', () => {
  let night: Night;
  let gateway: TestGateway;
  let gameId: GameId;
  beforeAll(async () => {
    night = await Night.begin();
    // a sealed one nobody can change by hand: libs/persistence/src/names/forgotten-names.spec.ts
    gateway = await night.gateway({ NAME_KEYS: 'off' });
  });
  afterAll(() => night.end());
  /** A game whose snapshot was kept after one answer, and that went on after it. */
  beforeEach(async () => {
    const host = await TestHost.on(gateway);
    gameId = GameId(host.gameId);
    const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
    const bob = await TestPlayer.on(gateway).join(host.joinCode, 'Bob');
    await host.start();
    await ada.answer('B');
    const live = gateway.app.get(LiveGames).peek(gameId);
    if (!live) throw new Error('The game is not in memory');
    await gateway.app.get(SnapshotKeeper).keep(live);
    await bob.answer('C');
  });

  const change = (sql: string): Promise<unknown> =>
    gateway.app.get(Persistence).pool.query(`update game_snapshots set ${sql} where game_id = $1`, [gameId]);
  const loadedElsewhere = async () => {
    const other = await night.gateway();
    const live = await other.app.get(LiveGames).find(gameId);
    await night.close(other);
    return live?.game;
  };

  it('and the events after it come to the same as the whole log', async () => {
    expect(await loadedElsewhere()).toEqual(await storedGame(gateway, gameId));
  });

  it('saves reading what led to it', async () => {
    await change(`state = jsonb_set(state::jsonb, '{gameCode}', '"KEPT01"')::json`);
    expect(await loadedElsewhere()).toMatchObject({
      gameCode: 'KEPT01',
      version: (await storedGame(gateway, gameId)).version,
    });
  });

  it.each([
    ['of another fold', `fold_version = fold_version + 1, state = '{}'`],
    ['that is gone', `game_id = 'another'`],
  ])('%s changes nothing', async (_, sql) => {
    await change(sql);
    expect(await loadedElsewhere()).toEqual(await storedGame(gateway, gameId));
  });

  it('is replaced by a later one only', async () => {
    const { snapshots, pool } = gateway.app.get(Persistence);
    const version = async (): Promise<number> =>
      (await pool.query('select version from game_snapshots where game_id = $1', [gameId])).rows[0].version;
    const before = await version();
    const live = gateway.app.get(LiveGames).peek(gameId);
    await gateway.app.get(SnapshotKeeper).keep(live!);
    expect(await version()).toBe(before + 1);
    const early = await snapshots.newest(gameId);
    expect(early?.version).toBe(before + 1);
    await change(`version = version + 10`);
    await gateway.app.get(SnapshotKeeper).keep(live!);
    expect(await version()).toBe(before + 11);
  });
});
