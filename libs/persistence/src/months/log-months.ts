import type pg from 'pg';
import { type MonthsMade, makeMonths } from './make-months.js';

/** The months of the log that are ahead. */
export class LogMonths {
  constructor(private readonly pool: pg.Pool) {}

  /** Makes those that are missing, from that of `now` (ms since 1970) on. */
  makeAhead(now: number): Promise<MonthsMade> {
    return makeMonths(this.pool, now);
  }
}
