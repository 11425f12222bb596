import pg from 'pg';
import { UnencodableError } from './encode-batch.js';

/** What a failed statement means for the rows that were in it. */
export type Fault =
  /** Nobody knows whether it was committed: the same rows are sent again on another connection. */
  | 'connection'
  /** One of the rows cannot be stored, now or ever. */
  | 'row'
  /** It waited too long, perhaps for one stream only. Nothing was stored. */
  | 'slow'
  /** What it decided was for a time that is over when the store came to it. Nothing was stored. */
  | 'stale'
  /** Something that may pass: disk full, read-only, shutting down. Nothing was stored. */
  | 'passing';

/** Why a batch was not stored, or nobody knows whether it was. */
export interface AppendFault {
  fault: Fault;
  error: unknown;
}

// SQLSTATE classes: 22 data exception, 23 integrity, 54 program limit; 08 connection, 57P operator intervention.
const rowClasses = new Set(['22', '23', '54']);
// statement_timeout, lock_timeout
const slowCodes = new Set(['57014', '55P03']);

/** As append_events raises it. */
const staleCode = 'CB001';

export const faultOf = (error: unknown): Fault => {
  if (error instanceof UnencodableError) return 'row';
  if (!(error instanceof pg.DatabaseError) || error.code === undefined) return 'connection';
  if (error.code.startsWith('08') || error.code.startsWith('57P')) return 'connection';
  if (rowClasses.has(error.code.slice(0, 2))) return 'row';
  if (error.code === staleCode) return 'stale';
  return slowCodes.has(error.code) ? 'slow' : 'passing';
};
