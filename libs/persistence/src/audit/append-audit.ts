import type { AuditActName, AuditDetails, UserId } from '@clockbeat/domain';
import type pg from 'pg';
import { atText } from './sealed-line.js';

/** What somebody did, as the audit log is told of it. */
export interface AuditAct {
  readonly what: AuditActName;
  /** Null: nobody who is known. */
  readonly actor: UserId | null;
  /** What it was done to, by its id. */
  readonly about?: string | null;
  /** Codes, ids and counts. No words of a person: a line outlives the account that it is about. */
  readonly details?: AuditDetails;
}

const longestAbout = 200;
const longestDetails = 1_000;

const holdChain = 'select from audit_chain for update';

/** Random, so that two installations with the same lines have other seals. */
const beginChain = /* sql */ `
insert into audit_chain (base_sequence, base_seal, head_sequence, head_seal)
select 0, seal, 0, seal from (select sha256(convert_to(gen_random_uuid()::text, 'UTF8')) as seal) new_chain
on conflict do nothing`;

/** Whoever adds a line, or takes old ones away, waits here until the one before is committed or gone. */
export const takeChain = async (transaction: Pick<pg.ClientBase, 'query'>): Promise<void> => {
  if ((await transaction.query(holdChain)).rowCount === 1) return;
  await transaction.query(beginChain);
  await transaction.query(holdChain);
};

/** A statement of its own: it must see the head that the transaction before has left. */
const addLine = /* sql */ `
with line as materialized (
  select head_sequence + 1 as sequence, head_seal, clock_timestamp() as at from audit_chain
), digested as materialized (
  select sequence, head_seal, at, sha256(convert_to(
    jsonb_build_array(${atText('at')}, $1::uuid, $2::text, $3::text, $4::jsonb)::text, 'UTF8')) as digest from line
), added as (
  insert into audit_entries (sequence, at, actor, what, about, details, digest, seal)
  select sequence, at, $1, $2, $3, $4, digest, sha256(head_seal || digest) from digested
  returning sequence, seal
)
update audit_chain set head_sequence = added.sequence, head_seal = added.seal from added`;

/**
 * Adds a line in the transaction of the act itself: there is neither the one without the other. The last thing that a
 * transaction does, since everybody else who adds one waits until it is over, and who has the chain may wait for nobody.
 */
export const appendAudit = async (
  transaction: Pick<pg.ClientBase, 'query'>,
  { actor, what, about = null, details = {} }: AuditAct,
): Promise<void> => {
  const json = JSON.stringify(details);
  if ((about?.length ?? 0) > longestAbout || json.length > longestDetails)
    throw new Error(`A line of the audit log is too long: ${what}`);
  await takeChain(transaction);
  await transaction.query({ name: 'add-audit-line', text: addLine, values: [actor, what, about, json] });
};
