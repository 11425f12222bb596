import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** How a lock on the log is asked for. */
export interface ShortTries {
  /** So long appends may wait behind us in the queue for a lock, … */
  readonly lockMs: number;
  /** … and so long for one statement, once it is had. */
  readonly statementMs: number;
  readonly attempts: number;
  /** Between two tries whoever waits for the log has it. */
  readonly pauseMs: number;
}

/** lock_timeout, statement_timeout */
const slow = new Set(['55P03', '57014']);

/**
 * Runs a transaction that needs locks on the log, in tries so short that appends never wait for it: whoever waits for a strong
 * lock is waited for. `transact` runs one try. Null: somebody had the log in use each time.
 */
export const inShortTries = async <T>(
  { lockMs, statementMs, attempts, pauseMs }: ShortTries,
  transact: (work: (client: pg.ClientBase) => Promise<T>) => Promise<T>,
  work: (client: pg.ClientBase) => Promise<T>,
): Promise<T | null> => {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    if (attempt > 1) await pause(pauseMs);
    try {
      return await transact(async (client) => {
        await client.query(
          `set local lock_timeout = ${lockMs}; set local statement_timeout = ${statementMs}`,
        );
        return work(client);
      });
    } catch (error) {
      if (!(error instanceof pg.DatabaseError && slow.has(error.code ?? ''))) throw error;
    }
  }
  return null;
};
