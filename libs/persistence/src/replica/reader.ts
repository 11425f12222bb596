import type pg from 'pg';

/** What reads rows: a pool, or a replica with the primary behind it. */
export interface Reader {
  query<R extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<{ rows: R[] }>;
}
