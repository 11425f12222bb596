import type { AccountRefusalCode, CorrectionRefusalCode, HttpErrorCode } from '@clockbeat/domain/contract';

/** By the stable code of a refusal (libs/domain, contract/errors.ts), and the pages that stand for an error. */
export const errors = {
  bad_request: 'That could not be understood. Please try again.',
  not_signed_in: 'Please sign in again: your session has ended.',
  not_host: 'Only the host of this game can do that.',
  wrong_state: 'That does not fit the game right now.',
  game_finished: 'This game is over.',
  not_active: 'The game is not running right now.',
  question_closed: 'Too late: that question has closed.',
  not_joined: 'You are not in this game yet. Join with its code.',
  unknown_code: 'No game or team has this code.',
  name_taken: 'Somebody in this game already has that name. Please choose another.',
  name_invalid: 'Please choose a name of 1 to 50 ordinary characters.',
  lobby_locked: 'The host has closed this game to new players.',
  removed: 'The host has removed you from this game.',
  bad_token: 'Your seat could not be found again. Please join once more.',
  too_many_requests: 'That was a little fast. Please wait a moment and try again.',
  too_large: 'That is too long to send.',
  unavailable: 'The server cannot be reached right now. Please try again in a moment.',
  // The server knows more than the code tells, and says it in English.
  validation: '{message}',
  not_found: '{message}',
  conflict: '{message}',
  forbidden: '{message}',
  unreachable: 'Failed to connect to server. Please try again.',
  internal: 'Something did not work. Please try again.',
  oops: 'Oops! Something went wrong',
  oopsText: 'The page has stumbled. Your game goes on: try again to come back to it.',
} as const satisfies Record<SaidAnywhere, string> & Record<string, string>;

/** Corrections and settings say their own; a list whose place is not known any more begins anew by itself. */
type SaidAnywhere = Exclude<HttpErrorCode, CorrectionRefusalCode | AccountRefusalCode | 'bad_cursor'>;
