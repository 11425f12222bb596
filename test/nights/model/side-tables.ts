import type { GameId, PlayerId, UserId } from '@clockbeat/domain';

interface SeatRow {
  readonly gameId: GameId;
  readonly playerId: PlayerId;
  readonly browserHash: string | null;
  readonly networkHash: string | null;
}

interface SnapshotRow {
  readonly version: number;
  readonly foldVersion: number;
  readonly state: string;
}

/** The plain tables beside the log, as far as a running game asks for them. What is in them is committed. */
export class SideTables {
  readonly seats: SeatRow[] = [];
  readonly sessions = new Map<string, UserId>();
  readonly codes = new Map<string, GameId>();
  readonly snapshots = new Map<string, SnapshotRow>();
  correction = { since: 0, aheadMs: 0, version: 0 };
  /** Where the follower of the night has come to. */
  checkpoint = { transactionId: '0', position: '0' };
  /** What it has read of each game, version by version. */
  readonly followed = new Map<string, number[]>();
}
