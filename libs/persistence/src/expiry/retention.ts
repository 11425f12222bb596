/**
 * Rules by which games of accounts go: hosted games that were started and have ended, hosted games that ended without a start,
 * and games for one that somebody played signed in.
 */
export const retentionRules = ['finished', 'unstarted', 'solo'] as const;
export type RetentionRule = (typeof retentionRules)[number];

/** And what only visitors played, of which no account was ever promised anything. */
export type GameRule = RetentionRule | 'visitors';

/** Days after its end, by rule; null: it stays. */
export type RetentionDays = Readonly<Record<RetentionRule, number | null>>;

/** A game that went, as far as it is still known. */
export interface ForgottenGame {
  /** One of `RetentionRule`, or of a newer release. */
  readonly rule: string;
  readonly forgottenAt: Date;
  /** How many events its log had. */
  readonly events: number;
  /** The last link of its seal, in hex; null: it had none. */
  readonly seal: string | null;
}

/** So many days of notice hosts have: a rule that is new, or has become stricter, takes nothing before they are over. */
export const noticeDays = 30;
