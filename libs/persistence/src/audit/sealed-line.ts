import { createHash } from 'node:crypto';
import { type AuditDetails, jsonbText } from '@clockbeat/domain';

/** What a line of the audit log says; its place is what the chain says. */
export interface AuditLine {
  /** UTC with six decimals, as `atText` writes it: a `Date` has only the ms. */
  readonly at: string;
  readonly actor: string | null;
  readonly what: string;
  readonly about: string | null;
  readonly details: AuditDetails;
}

const sha256 = (...parts: (string | Uint8Array)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** SQL for a time as the sealed text has it. */
export const atText = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** The SHA-256 of a line. PostgreSQL makes it when a line is added, this when it is checked: both from the same text. */
export const digestOfLine = ({ at, actor, what, about, details }: AuditLine): Buffer =>
  sha256(jsonbText([at, actor, what, about, details]));

/** The seal of a line that stands behind the one with that seal. */
export const sealBehind = (before: Uint8Array, digest: Uint8Array): Buffer => sha256(before, digest);
