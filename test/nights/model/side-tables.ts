import type { AssignmentId, GameId, PlayerId, TeamId, UserId } from '@clockbeat/domain';
import type { Assignment } from '@clockbeat/persistence';
import { AssignmentTables } from './assignment-statements.js';

interface SeatRow {
  readonly gameId: GameId;
  readonly playerId: PlayerId;
  tokenHash: string;
  readonly userId: UserId | null;
  browserHash: string | null;
  readonly networkHash: string | null;
}

interface SeatCodeRow {
  readonly gameId: GameId;
  readonly playerId: PlayerId;
  readonly codeHash: string;
  /** Epoch ms. */
  readonly expiresAt: number;
  /** Who has used it. */
  tokenHash: string | null;
}

interface CodeRow {
  readonly kind: 'game' | 'team';
  readonly ref: string;
  readonly teamId: TeamId | null;
}

interface SnapshotRow {
  readonly version: number;
  readonly foldVersion: number;
  readonly state: string;
}

export interface TvRow {
  readonly id: string;
  readonly tokenHash: string;
  readonly code: string;
  /** Epoch ms, as all times here. */
  readonly codeUntil: number;
  userId: UserId | null;
  sessionId: string | null;
  pairedAt: number | null;
  seenAt: number;
  readonly browser: string | null;
  readonly system: string | null;
}

/** The plain tables beside the log, as far as a running game asks for them. What is in them is committed. */
export class SideTables {
  seats: SeatRow[] = [];
  seatCodes: SeatCodeRow[] = [];
  tvs: TvRow[] = [];
  readonly sessions = new Map<string, UserId>();
  readonly codes = new Map<string, CodeRow>();
  /** Which game each room was opened for last. */
  readonly claims = new Map<string, GameId>();
  readonly teams = new Map<TeamId, string>();
  readonly snapshots = new Map<string, SnapshotRow>();
  correction = { since: 0, aheadMs: 0, version: 0 };
  /** Where the follower of the night has come to. */
  checkpoint = { transactionId: '0', position: '0' };
  /** What it has read of each game, version by version. */
  readonly followed = new Map<string, number[]>();

  readonly assignments = new Map<AssignmentId, AssignmentTables>();

  /** Which account made each game that a follower has read of. */
  readonly hosts = new Map<GameId, UserId>();

  openTeam(teamId: TeamId, code: string): void {
    this.teams.set(teamId, code);
    this.codes.set(code, { kind: 'team', ref: teamId, teamId });
  }

  /** Its attempts may begin. */
  assign(row: Assignment): AssignmentTables {
    const tables = new AssignmentTables(row);
    this.assignments.set(row.id, tables);
    return tables;
  }

  /** All games that a team ever had, in their order. */
  gamesOf(teamId: string): GameId[] {
    return [...this.codes.values()].flatMap((row) =>
      row.kind === 'game' && row.teamId === teamId ? [row.ref as GameId] : [],
    );
  }
}
