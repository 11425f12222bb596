import type pg from 'pg';
import { type AuditLine, atText, digestOfLine, sealBehind } from './sealed-line.js';

/**
 * What is wrong at a place of the audit log. `changed`: it says something else than was sealed. `missing`: lines from here to
 * `upTo` are gone. `added`: it was put between two that follow each other. `moved`: it was sealed behind line `behind`.
 * `unsealed`: it does not follow the one before it, so lines are missing between them, or one was sealed anew.
 */
export type AuditFault =
  | { readonly at: number; readonly fault: 'changed' | 'added' | 'unsealed' }
  | { readonly at: number; readonly fault: 'missing'; readonly upTo: number }
  | { readonly at: number; readonly fault: 'moved'; readonly behind: number };

export interface AuditVerification {
  readonly lines: number;
  /** The first line that is kept; those before it went when their time was over. */
  readonly from: number;
  readonly head: { readonly sequence: number; readonly seal: string };
  /** In their order, the first `mostFaults` of them; empty: the log is what was sealed. */
  readonly faults: readonly AuditFault[];
  /** The line that has the seal which was asked for; null: none that is kept has it, or none was asked for. */
  readonly sealAt: number | null;
}

interface Chain {
  readonly base: number;
  readonly baseSeal: Buffer;
  readonly head: number;
  readonly headSeal: Buffer;
}
interface StoredLine extends AuditLine {
  readonly sequence: number;
  readonly digest: Buffer;
  readonly seal: Buffer;
}
type Link = Pick<StoredLine, 'sequence' | 'seal'>;

/** Of a log that has no line yet. Where there are lines, every one of them was added. */
const noChain: Chain = { base: 0, baseSeal: Buffer.alloc(0), head: 0, headSeal: Buffer.alloc(0) };

/** More helps nobody who looks for what happened. */
export const mostFaults = 20;
const linesAtOnce = 1_000;

const readChain = /* sql */ `
select base_sequence::float8 as base, base_seal as "baseSeal", head_sequence::float8 as head, head_seal as "headSeal"
from audit_chain`;

const readLines = /* sql */ `
select sequence::float8 as sequence, ${atText('at')} as at, actor, what, about, details, digest, seal
from audit_entries where sequence > $1 order by sequence limit ${linesAtOnce}`;

/** Behind which line one was sealed that does not follow its neighbour; the whole log is looked through. */
const sealedBehind = /* sql */ `
select sequence::float8 as sequence from audit_entries where sha256(seal || $1) = $2 limit 1`;

/** Reads the log as it is at one moment, from its first line to its last. */
class Check {
  private readonly faults: AuditFault[] = [];
  private readonly movedLines = new Set<number>();
  private lines = 0;
  private sealAt: number | null;
  /** The link before `last`, where `last` does not follow it and may be one that was added. */
  private beforeDoubt: Link | null = null;
  private last: Link;

  constructor(
    private readonly client: pg.ClientBase,
    private readonly chain: Chain,
    private readonly wanted: string | null,
  ) {
    this.last = { sequence: chain.base, seal: chain.baseSeal };
    this.sealAt = wanted !== null && chain.baseSeal.toString('hex') === wanted ? chain.base : null;
  }

  async line(line: StoredLine): Promise<void> {
    this.lines += 1;
    if (line.seal.toString('hex') === this.wanted) this.sealAt = line.sequence;
    const expected = this.last.sequence + 1;
    const follows = this.follows(this.last, line);
    if (line.sequence > expected) this.note({ at: expected, fault: 'missing', upTo: line.sequence - 1 });
    else if (!follows) {
      if (this.beforeDoubt && this.follows(this.beforeDoubt, line)) this.settle('added');
      else await this.doubt(line);
    }
    if (follows) this.settle('unsealed');
    // what its digest says is what was sealed: the chain goes on from there
    if (!digestOfLine(line).equals(line.digest)) this.note({ at: line.sequence, fault: 'changed' });
    this.last = line;
  }

  end(): AuditVerification {
    this.settle('unsealed');
    const { head, headSeal } = this.chain;
    const { sequence, seal } = this.last;
    if (head > sequence) this.note({ at: sequence + 1, fault: 'missing', upTo: head });
    else if (head < sequence) this.note({ at: head + 1, fault: 'added' });
    else if (!seal.equals(headSeal)) this.note({ at: head, fault: 'unsealed' });
    return {
      lines: this.lines,
      from: this.chain.base + 1,
      head: { sequence: head, seal: headSeal.toString('hex') },
      faults: this.faults.sort((one, other) => one.at - other.at).slice(0, mostFaults),
      sealAt: this.sealAt,
    };
  }

  private follows({ seal }: Link, line: StoredLine): boolean {
    return sealBehind(seal, line.digest).equals(line.seal);
  }

  /** A line that does not follow the one before it: it may have been moved, or what comes next says what happened. */
  private async doubt(line: StoredLine): Promise<void> {
    this.settle('unsealed');
    if (this.faults.length >= mostFaults) return;
    const { rows } = await this.client.query<{ sequence: number }>(sealedBehind, [line.digest, line.seal]);
    const behind = rows[0]?.sequence;
    if (behind === undefined) {
      this.beforeDoubt = this.last;
      return;
    }
    // it is the other one that was moved, and stands in the list already
    if (this.movedLines.has(behind)) return;
    this.movedLines.add(line.sequence);
    this.note({ at: line.sequence, fault: 'moved', behind });
  }

  private settle(fault: 'added' | 'unsealed'): void {
    if (this.beforeDoubt !== null) this.note({ at: this.last.sequence, fault });
    this.beforeDoubt = null;
  }

  private note(fault: AuditFault): void {
    if (!this.faults.some(({ at }) => at === fault.at)) this.faults.push(fault);
  }
}

/**
 * Checks every line that is kept against its seal. `seal` is one that was written down elsewhere, in hex: whoever may write
 * the database can seal it anew, and only such a seal holds against them.
 */
export const verifyAudit = async (
  client: pg.ClientBase,
  seal: string | null = null,
): Promise<AuditVerification> => {
  await client.query('begin isolation level repeatable read read only');
  try {
    const { rows: chains } = await client.query<Chain>(readChain);
    const [chain = noChain] = chains;
    const check = new Check(client, chain, seal?.toLowerCase() ?? null);
    for (let after = 0; ; ) {
      const { rows } = await client.query<StoredLine>(readLines, [after]);
      for (const row of rows) await check.line(row);
      const lastRow = rows.at(-1);
      if (!lastRow || rows.length < linesAtOnce) return check.end();
      after = lastRow.sequence;
    }
  } finally {
    await client.query('rollback');
  }
};
