import type { AccountQuotasView, SharedQuotasView } from './quotas.js';

/** Roles that operators give; to host needs none. */
export const givenRoles = ['analyst', 'operator'] as const;
export type GivenRole = (typeof givenRoles)[number];

/** Why an operator did something, in a word that stays when the account is gone and that a room may be told. */
export const operatorReasons = ['abuse', 'security', 'request', 'mistake', 'other'] as const;
export type OperatorReason = (typeof operatorReasons)[number];

/** What is written down in the audit log. A newer release knows more; none is ever renamed. */
export const auditActs = [
  'sign_in',
  'sign_in_refused',
  'sign_out',
  'export',
  'token_made',
  'token_revoked',
  'webhook_made',
  'webhook_changed',
  'webhook_secret_made',
  'webhook_deleted',
  'overlay_made',
  'overlay_removed',
  'account_deleted',
  'name_forgotten',
  'assignment_handed_over',
  'operator_role_given',
  'operator_role_taken',
  'operator_account_suspended',
  'operator_account_restored',
  'operator_account_deleted',
  'operator_content_transferred',
  'operator_games_transferred',
  'operator_quota_given',
  'operator_quota_taken',
  'operator_game_ended',
  'operator_name_masked',
  'operator_report_dismissed',
  'operator_set_hidden',
  'operator_set_shown',
  'operator_set_report_dismissed',
  'operator_question_mended',
  'operator_question_released',
  'operator_feedback_done',
  'operator_feedback_deleted',
  'operator_subscriber_removed',
  'operator_audit_verified',
  'retention',
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
  /** One of `AuditActName`, or of a newer release. */
  what: string;
  /** What it was done to, by its id. */
  about: string | null;
  details: AuditDetails;
  /** Of this line and all before it, SHA-256 in hex. */
  seal: string;
}

/** Where the chain stands. */
export interface AuditHeadView {
  sequence: number;
  /** In hex; empty where no line was ever written. */
  seal: string;
  /** Lines that are kept. */
  lines: number;
}

/** What is wrong at a line: `upTo` of lines that are missing, `behind` of one that was moved. */
export interface AuditFaultView {
  at: number;
  fault: 'changed' | 'added' | 'unsealed' | 'missing' | 'moved';
  upTo?: number;
  behind?: number;
}
export interface AuditVerificationView {
  lines: number;
  /** The first line that is kept. */
  from: number;
  head: { sequence: number; seal: string };
  /** 20 at most; empty: the log is what was sealed. */
  faults: AuditFaultView[];
  /** The line that has the seal which was asked for; null: none has it, or none was asked for. */
  sealAt: number | null;
}
export interface VerifyAuditBody {
  /** One that was written down elsewhere, in hex. */
  seal?: string;
}

/** Since when an account may do nothing, and why. */
export interface SuspensionView {
  reason: OperatorReason;
  /** In words, for operators; goes with the account. */
  note: string | null;
  at: string;
  /** The operator's id. */
  by: string | null;
}

/** An account as operators see it. */
export interface OperatedAccountView {
  id: string;
  email: string;
  username: string | null;
  firstName: string | null;
  lastName: string | null;
  createdAt: string;
  /** Those that operators gave. */
  roles: GivenRole[];
  /** Those that the installation's settings give, by its address or its groups at a provider; nobody takes them away here. */
  rolesBySetting: GivenRole[];
  suspension: SuspensionView | null;
}

/** One account with how much there is of it. */
export interface OperatedAccountInFull extends OperatedAccountView {
  counts: {
    games: number;
    openGames: number;
    sets: number;
    questions: number;
    teams: number;
    accessTokens: number;
    sessions: number;
    mediaBytes: number;
  };
  quotas: AccountQuotasView;
}

/** Why, and for the account's page in words. */
export interface ReasonBody {
  reason: OperatorReason;
  /** 1 to 500 characters; kept with a suspension alone. */
  note?: string;
}
export interface TransferBody extends ReasonBody {
  /** The account that gets them, by its id. */
  to: string;
}
/** How many went over. */
export interface TransferredView {
  sets: number;
  questions: number;
}

export interface TransferGamesBody extends TransferBody {
  /** Where the last call left off. */
  after?: string;
}
/** What one call handed over of an account's games; it is called again from `next` on. */
export interface TransferredGamesView {
  games: number;
  next: string | null;
}

/** A game that has not ended. */
export interface OperatedGameView {
  gameId: string;
  gameCode: string;
  title: string;
  kind: 'live' | 'solo' | 'demo';
  status: 'waiting' | 'active' | 'paused' | 'finished';
  hostId: string | null;
  players: number;
  createdAt: string;
}

/** What somebody wrote to us. */
export interface OperatedFeedbackView {
  id: string;
  text: string;
  email: string | null;
  createdAt: string;
  /** When an operator has seen to it; null: nobody has. */
  doneAt: string | null;
}

/** An address that may be written to. */
export interface SubscriberView {
  id: string;
  email: string;
  interests: string[];
  subscribedAt: string;
}
export interface SubscribersView {
  /** All of them. */
  count: number;
  items: SubscriberView[];
  nextCursor: string | null;
}

/** What is deleted when it has been kept for so long. A newer release knows more; none is ever renamed. */
export const keptThings = [
  'finished_games',
  'unstarted_games',
  'solo_games',
  'visitors_games',
  'visitors_sets',
  'feedback',
  'idle_sessions',
  'sessions',
  'audit',
] as const;
export type KeptThing = (typeof keptThings)[number];

/** How long one kind of things is kept. */
export interface RetentionView {
  /** One of `KeptThing`, or of a newer release. */
  what: string;
  /** Null: for good. */
  days: number | null;
  /** Nothing goes before, so that hosts have notice; null: it is in force, or there is no rule. */
  inForceAt: string | null;
  /** How many went within the last 30 days; null: that is not counted. */
  wentLately: number | null;
}

/** What is stored, and how far it has come. Rows are PostgreSQL's estimates. */
export interface InstallationView {
  /** Of the gateway that answers. */
  version: string;
  startedAt: string;
  /** Our programs that the database knows: what each is, from where, since when. */
  programs: { name: string; address: string | null; connections: number; since: string }[];
  projections: { name: string; behindMs: number }[];
  databaseBytes: number;
  /** Parts of the log, the newest first. */
  months: { name: string; bytes: number; rows: number }[];
  /** The largest other tables. */
  tables: { name: string; bytes: number; rows: number }[];
  media: { files: number; bytes: number };
  retention: RetentionView[];
  quotas: SharedQuotasView;
}
