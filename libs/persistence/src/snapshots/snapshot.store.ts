import { gunzipSync, gzipSync } from 'node:zlib';
import { foldVersion, fromSnapshot, type Game, type GameId, type GameSnapshot } from '@clockbeat/domain';
import type pg from 'pg';
import type { NameKeys } from '../names/name-keys.js';
import { isSealed, type SealedName } from '../names/sealed-names.js';
import { openBytes, sealBytes, snapshotKeyOf } from '../names/seat-keys.js';
import { readSnapshot, saveSnapshot } from './snapshot.sql.js';

/**
 * The newest snapshot of each large game. Discardable: without one, the log is read. It holds the names of a whole hall, so it is
 * sealed where the log's are.
 */
export class SnapshotStore {
  constructor(
    private readonly pool: pg.Pool,
    private readonly keys: Pick<NameKeys, 'rootOf'> | null = null,
  ) {}

  async save(snapshot: GameSnapshot): Promise<void> {
    const { gameId, version } = snapshot;
    const root = (await this.keys?.rootOf(gameId)) ?? 'open';
    if (root === 'gone') return; // the log is read instead: in the open it would name the whole hall
    const state = root === 'open' ? snapshot : sealed(root, snapshot);
    await this.pool.query({
      name: 'save-snapshot',
      text: saveSnapshot,
      values: [gameId, version, foldVersion, JSON.stringify(state)],
    });
  }

  /** The state to fold on from; null if there is none of today's fold. Throws while the store is away. */
  async newest(gameId: GameId): Promise<Game | null> {
    const snapshot = await this.read(gameId);
    return snapshot && fromSnapshot(snapshot);
  }

  /** As it is kept, with the names that are in it; null if there is none of today's fold, or its key is gone. */
  async read(gameId: GameId): Promise<GameSnapshot | null> {
    const { rows } = await this.pool.query<{ state: GameSnapshot | SealedName }>({
      name: 'read-snapshot',
      text: readSnapshot,
      values: [gameId, foldVersion],
    });
    const state = rows[0]?.state;
    if (!state) return null;
    return isSealed(state) ? this.opened(gameId, state) : state;
  }

  private async opened(gameId: GameId, { sealed }: SealedName): Promise<GameSnapshot | null> {
    const root = await this.keys?.rootOf(gameId);
    if (!Buffer.isBuffer(root)) return null;
    const bytes = openBytes(snapshotKeyOf(root), Buffer.from(sealed, 'base64'), gameId);
    return bytes && (JSON.parse(gunzipSync(bytes).toString()) as GameSnapshot);
  }
}

const sealed = (root: Buffer, snapshot: GameSnapshot): SealedName => ({
  sealed: sealBytes(snapshotKeyOf(root), gzipSync(JSON.stringify(snapshot)), snapshot.gameId).toString(
    'base64',
  ),
});
