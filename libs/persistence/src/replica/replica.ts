import type pg from 'pg';
import { isUnavailable } from '../is-unavailable.js';
import { Listeners } from '../listeners.js';
import type { Reader } from './reader.js';

/** How far behind the primary a replica may be and still be read, ms. */
export const replicaFreshMs = 3_000;
/** How often it is asked where it is, while somebody reads. */
const askEveryMs = 1_000;
const samplesKept = 8;

/** Where the primary's log of changes ends, of transactions that do not wait for the disk too. */
const written = `select pg_current_wal_insert_lsn()::text as place`;
/** Where the replica has come to; null of a server that is none, one that took over for instance. */
const replayed = `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() >= $1::pg_lsn end as has`;

/** Which of the two is read; told once for each change. */
export type ReplicaState = { readonly read: 'replica' } | { readonly read: 'primary'; readonly why: string };

interface Sample {
  readonly place: string;
  readonly at: number;
}

/**
 * A streaming replica, of which is known what it has. A moment is proven when it has replayed what the primary had written
 * then: no clock is compared, and a replica that gets nothing any more proves nothing. Only while its last proven moment is
 * young is it read, else the primary, as when it does not answer.
 */
export class Replica {
  private readonly states = new Listeners<ReplicaState>();
  private readonly samples: Sample[] = [];
  private readonly since = performance.now();
  private provenAt = Number.NEGATIVE_INFINITY;
  private askedAt = Number.NEGATIVE_INFINITY;
  private asking: Promise<void> | null = null;
  private told: ReplicaState['read'] | null = null;

  /** `primary` and `pool`: a connection of each, over which positions are asked for. */
  constructor(
    private readonly primary: pg.Pool,
    private readonly pool: pg.Pool,
    private readonly freshMs = replicaFreshMs,
  ) {}

  onState(listener: (state: ReplicaState) => void): () => void {
    return this.states.add(listener);
  }

  /** Reads over a pool of the replica, or over one of the primary where the replica must not or cannot be read. */
  reader(ofReplica: pg.Pool, ofPrimary: pg.Pool): Reader {
    return {
      query: async (text, values) => {
        if (!(await this.isFresh())) return ofPrimary.query(text, values);
        try {
          return await ofReplica.query(text, values);
        } catch (error) {
          if (!isReplicasFault(error)) throw error;
          if (!isConflict(error)) this.isAway(error);
          return ofPrimary.query(text, values);
        }
      },
    };
  }

  private async isFresh(): Promise<boolean> {
    if (performance.now() - this.askedAt >= askEveryMs) {
      this.asking ??= this.ask().finally(() => {
        this.asking = null;
      });
      await this.asking;
    }
    return this.isProven;
  }

  private get isProven(): boolean {
    return performance.now() - this.provenAt <= this.freshMs;
  }

  private async ask(): Promise<void> {
    this.askedAt = performance.now();
    try {
      const { rows } = await this.primary.query<{ place: string }>(written);
      const sample = { place: rows[0]?.place ?? '', at: this.askedAt };
      this.samples.push(sample);
      if (this.samples.length > samplesKept) this.samples.shift();
      await this.prove();
    } catch (error) {
      this.isAway(error);
      return;
    }
    if (this.isProven) this.tell({ read: 'replica' });
    // one that was asked for the first time may be some ms behind
    else if (performance.now() - this.since > this.freshMs)
      this.tell({ read: 'primary', why: `it is more than ${this.freshMs / 1_000} s behind` });
  }

  /** The youngest of the kept moments that the replica has. */
  private async prove(): Promise<void> {
    for (const { place, at } of this.samples.toReversed()) {
      if (at <= this.provenAt) return;
      const { rows } = await this.pool.query<{ has: boolean | null }>(replayed, [place]);
      if (rows[0]?.has === null) throw new Error('it is no standby');
      if (!rows[0]?.has) continue;
      this.provenAt = at;
      return;
    }
  }

  private isAway(error: unknown): void {
    this.provenAt = Number.NEGATIVE_INFINITY;
    // it is asked again when it is time to
    this.askedAt = performance.now();
    this.tell({ read: 'primary', why: error instanceof Error ? error.message || error.name : String(error) });
  }

  private tell(state: ReplicaState): void {
    const first = this.told === null;
    if (state.read === this.told) return;
    this.told = state.read;
    // that it is read from the beginning is what was asked for
    if (!(first && state.read === 'replica')) this.states.tell(state);
  }
}

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : null;

/** It had to end the statement for the sake of what it replays, and is well. */
const isConflict = (error: unknown): boolean => codeOf(error) === '40001';

/** A statement that took too long would take as long elsewhere. */
const isReplicasFault = (error: unknown): boolean =>
  isConflict(error) || (codeOf(error) !== '57014' && isUnavailable(error));
