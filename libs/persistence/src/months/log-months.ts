import type pg from 'pg';
import { type MonthsMade, makeMonths } from './make-months.js';
import { estimateLog } from './make-months.sql.js';

/** What the log takes, as PostgreSQL's last vacuum or analysis of each part found it. */
export interface LogSize {
  readonly events: number;
  /** With its indexes. */
  readonly bytes: number;
}

/** The months of the log that are ahead, and what all of them take. */
export class LogMonths {
  constructor(private readonly pool: pg.Pool) {}

  /** Makes those that are missing, from that of `now` (ms since 1970) on. */
  makeAhead(now: number): Promise<MonthsMade> {
    return makeMonths(this.pool, now);
  }

  /** Of the catalogue alone: nothing is counted, no file looked at, no lock taken. Archived events are not among them. */
  async size(): Promise<LogSize> {
    const { rows } = await this.pool.query<LogSize>(estimateLog);
    return rows[0] ?? { events: 0, bytes: 0 };
  }
}
