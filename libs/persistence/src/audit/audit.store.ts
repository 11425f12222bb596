import type { AuditEntryView } from '@clockbeat/domain';
import type pg from 'pg';
import { inTransaction } from '../in-transaction.js';
import { decodeCursor, type PageOf, type PageRequest, pageOf } from '../page.js';
import { isUuid } from '../uuid.js';
import { type AuditAct, appendAudit, takeChain } from './append-audit.js';
import { type AuditVerification, verifyAudit } from './verify-audit.js';

/** Which lines are wanted; what is left out narrows nothing. */
export interface AuditFilter {
  readonly actor?: string | undefined;
  readonly about?: string | undefined;
  readonly what?: string | undefined;
  /** Of who did it, or of what it was done to. */
  readonly id?: string | undefined;
}

/** Where the chain stands. */
export interface AuditHead {
  readonly sequence: number;
  /** In hex; empty where no line was ever written. */
  readonly seal: string;
  /** Lines that are kept. */
  readonly lines: number;
}

/** A page of them is one short transaction: whoever adds a line waits for it. */
const linesAtOnce = 5_000;

const columns = `sequence::float8 as sequence, at, actor, what, about, details, encode(seal, 'hex') as seal`;

/** The newest first, from a sequence downwards. */
const page = /* sql */ `
select ${columns} from audit_entries
where sequence < $1 and ($2::uuid is null or actor = $2) and ($3::text is null or about = $3)
  and ($4::text is null or what = $4) and ($5::text is null or about = $5 or actor = $6)
order by sequence desc limit $7`;

/** Only from the front, and never one behind a line that stays: a clock that was set back makes no hole. */
const lastExpired = /* sql */ `
select sequence, seal from (
  select sequence, seal from audit_entries
  where sequence < coalesce((select min(sequence) from audit_entries where at >= $1), 9223372036854775807)
  order by sequence limit ${linesAtOnce}) expired
order by sequence desc limit 1`;

/** What was done with accounts, line upon line (docs/decisions/085). */
export class AuditStore {
  constructor(private readonly pool: pg.Pool) {}

  /** Adds a line for an act that is none of the database. */
  async append(act: AuditAct): Promise<void> {
    await inTransaction(this.pool, (transaction) => appendAudit(transaction, act));
  }

  async page({ actor, about, what, id }: AuditFilter, request: PageRequest): Promise<PageOf<AuditEntryView>> {
    // no account has another id, and no line is about nothing
    if (actor !== undefined && !isUuid(actor)) return { items: [], nextCursor: null };
    const [before = Number.MAX_SAFE_INTEGER] = decodeCursor(request.cursor) ?? [];
    const { rows } = await this.pool.query<Omit<AuditEntryView, 'at'> & { at: Date }>(page, [
      Number.isSafeInteger(before) ? before : 0,
      actor ?? null,
      about ?? null,
      what ?? null,
      id ?? null,
      id !== undefined && isUuid(id) ? id : null,
      request.limit + 1,
    ]);
    const lines = rows.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() }));
    return pageOf(lines, request.limit, ({ sequence }) => [sequence]);
  }

  async head(): Promise<AuditHead> {
    const { rows } = await this.pool.query<AuditHead>(
      `select head_sequence::float8 as sequence, encode(head_seal, 'hex') as seal,
              (head_sequence - base_sequence)::float8 as lines from audit_chain`,
    );
    return rows[0] ?? { sequence: 0, seal: '', lines: 0 };
  }

  /** Takes lines away that are older, the oldest first; how many. Call it until that is 0. */
  expire(before: Date): Promise<number> {
    return inTransaction(this.pool, async (transaction) => {
      await takeChain(transaction);
      const { rows } = await transaction.query<{ sequence: string; seal: Buffer }>(lastExpired, [before]);
      const last = rows[0];
      if (!last) return 0;
      const { rowCount } = await transaction.query('delete from audit_entries where sequence <= $1', [
        last.sequence,
      ]);
      // what stays is proved from here
      await transaction.query('update audit_chain set base_sequence = $1, base_seal = $2', [
        last.sequence,
        last.seal,
      ]);
      return rowCount ?? 0;
    });
  }

  /** Reads the whole log, on a connection of the pool: for a person who waits, not for every call. */
  async verify(seal: string | null = null): Promise<AuditVerification> {
    const client = await this.pool.connect();
    try {
      return await verifyAudit(client, seal);
    } finally {
      client.release();
    }
  }
}
