import type { RejectedQuestion } from './content.js';
import type { QuotaRefusal } from './quotas.js';

/** Why a correction of a finished game was refused; nothing else meets these. */
export const correctionRefusalCodes = [
  'never_asked',
  'same_answer',
  'already_corrected',
  'unknown_correction',
] as const;
export type CorrectionRefusalCode = (typeof correctionRefusalCodes)[number];

/** Why a socket message was refused (docs/protocol.md, "Codes"). Stable: clients branch on them. */
export const refusalCodes = [
  'bad_request',
  'not_signed_in',
  'not_host',
  'wrong_state',
  'game_finished',
  'not_active',
  'question_closed',
  'deadline_over',
  'not_joined',
  'unknown_code',
  'name_taken',
  'name_invalid',
  'lobby_locked',
  'unknown_team',
  'removed',
  ...correctionRefusalCodes,
  'bad_token',
  'too_many_requests',
  'too_large',
  'unavailable',
  'internal',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/**
 * The account is known, but signed in too long ago for what it asks: after a new sign-in it may ask again; or this installation
 * lets it play, and not host.
 */
export type AccountRefusalCode = 'sign_in_again' | 'not_a_host';

/**
 * Of calls with an access token: it is made up, unknown, revoked or expired; or it is good, but not for this call. No page of ours
 * makes such calls.
 */
export type TokenRefusalCode = 'token_refused' | 'token_scope';

/** An account, or the installation, would have more than it may (`quota` says what): said where such things are made. */
export type QuotaRefusalCode = 'quota_reached';

/** Somebody has saved a set since it was read, whose version `If-Match` names. */
export type SetRefusalCode = 'set_changed';

/** HTTP adds a few codes of its own to the socket's. */
export type HttpErrorCode =
  | RefusalCode
  | 'not_found'
  | 'conflict'
  | SetRefusalCode
  | 'validation'
  | 'bad_cursor'
  | 'forbidden'
  | AccountRefusalCode
  | QuotaRefusalCode
  | TokenRefusalCode;

/** The body of every HTTP error. */
export interface HttpError {
  statusCode: number;
  /** Stable: branch on it. */
  code: HttpErrorCode;
  /** The status in words. */
  error: string;
  /** Fit for a person. */
  message: string | string[];
  /** Of an upload without a single good question: what is wrong with each. */
  rejected?: RejectedQuestion[];
  /** Of a game that is not found because its time was over: when it was deleted. */
  deletedAt?: string;
  /** Of a call that would go over a quota: `quota_reached`, or `conflict` of media and access tokens, as ever. */
  quota?: QuotaRefusal;
}

export interface Problem {
  code: RefusalCode;
  message: string;
}
