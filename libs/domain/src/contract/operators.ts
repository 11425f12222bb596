/** What is written down in the audit log. A newer release knows more; none is ever renamed. */
export const auditActs = [
  'sign_in',
  'sign_in_refused',
  'sign_out',
  'export',
  'token_made',
  'token_revoked',
  'account_deleted',
] as const;
export type AuditActName = (typeof auditActs)[number];

/** What a line says besides who, what and about what: codes, ids and counts, no words of anybody. */
export type AuditDetails = Readonly<Record<string, string | number | boolean>>;

/** One line of the audit log. */
export interface AuditEntryView {
  /** From 1 on, without a gap. */
  sequence: number;
  at: string;
  /** Who did it: an account's id, which stays when the account is deleted; null: nobody who is known. */
  actor: string | null;
  /** One of `auditActs`, or of a newer release. */
  what: string;
  /** What it was done to, by its id. */
  about: string | null;
  details: AuditDetails;
  /** Of this line and all before it, SHA-256 in hex. */
  seal: string;
}
