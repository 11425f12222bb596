import { foldVersion, fromSnapshot, type Game, type GameId, type GameSnapshot } from '@clockbeat/domain';
import type pg from 'pg';
import { readSnapshot, saveSnapshot } from './snapshot.sql.js';

/** The newest snapshot of each large game. Discardable: without one, the log is read. */
export class SnapshotStore {
  constructor(private readonly pool: pg.Pool) {}

  async save(snapshot: GameSnapshot): Promise<void> {
    await this.pool.query({
      name: 'save-snapshot',
      text: saveSnapshot,
      values: [snapshot.gameId, snapshot.version, foldVersion, JSON.stringify(snapshot)],
    });
  }

  /** The state to fold on from; null if there is none of today's fold. Throws while the store is away. */
  async newest(gameId: GameId): Promise<Game | null> {
    const { rows } = await this.pool.query<{ state: GameSnapshot }>({
      name: 'read-snapshot',
      text: readSnapshot,
      values: [gameId, foldVersion],
    });
    return rows[0] ? fromSnapshot(rows[0].state) : null;
  }
}
