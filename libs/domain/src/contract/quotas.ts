/** Of what an account may have only so much. */
export const quotaNames = [
  /** Its games that wait or have started. */
  'runningGames',
  /** Players of each of its games. */
  'playersPerGame',
  'sets',
  /** Its own ones beside the bank's; those that live in a set are the set's. */
  'questions',
  /** Of its pictures and sounds. */
  'mediaBytes',
  /** Access tokens, expired ones among them. */
  'tokens',
] as const;
export type QuotaName = (typeof quotaNames)[number];

/** Of what all accounts of an installation together may have only so much. */
export type SharedQuotaName = 'runningGames' | 'mediaBytes';

/** How much there is, of how much there may be. */
export interface QuotaUse {
  used: number;
  most: number;
}

/** What an account may have of something. */
export interface QuotaView {
  /** How much it has; null of `playersPerGame`, which each game has for itself. */
  used: number | null;
  most: number;
  /** Whether an operator gave this account another figure than the others'. */
  isException: boolean;
}

/** All that an account may have, and how much it has. */
export interface AccountQuotasView {
  runningGames: QuotaView;
  playersPerGame: QuotaView;
  sets: QuotaView;
  questions: QuotaView;
  mediaBytes: QuotaView;
  tokens: QuotaView;
}

/** What all accounts together may have, and how much they have. */
export interface SharedQuotasView {
  runningGames: QuotaUse;
  mediaBytes: QuotaUse;
}

/** Which quota refused a call, whose it is, and how much there was; `used` is null of `playersPerGame`. */
export interface QuotaRefusal {
  name: QuotaName;
  of: 'account' | 'installation';
  used: number | null;
  most: number;
}

/** What one account may have of something, in place of what all may. */
export interface QuotaBody {
  most: number;
}

/** What a quota may be set to; a game without players is none. */
export const quotaRange = (name: QuotaName): { readonly min: number; readonly max: number } =>
  name === 'playersPerGame' ? { min: 1, max: 100_000 } : { min: 0, max: 1_000_000_000_000 };
