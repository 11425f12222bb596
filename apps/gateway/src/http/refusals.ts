import type { HttpErrorCode } from '@clockbeat/domain';

/**
 * Every code of a refusal, of calls and of messages: its status over HTTP, and what it says to a person. Clients branch on
 * the code; a call that knows more says it in a sentence of its own (docs/protocol.md, "Codes").
 */
export const refusals: { readonly [C in HttpErrorCode]: readonly [status: number, sentence: string] } = {
  bad_request: [400, 'This message could not be understood.'],
  not_signed_in: [401, 'Please sign in first.'],
  not_host: [403, 'Only the host of this game may do that.'],
  wrong_state: [409, 'This is not possible at this point of the game.'],
  game_finished: [409, 'This game is over.'],
  not_active: [409, 'No question is open right now.'],
  question_closed: [409, 'This question is closed.'],
  deadline_over: [409, 'The deadline is over. What was answered before it counts.'],
  not_joined: [403, 'You have no seat in this game.'],
  unknown_code: [404, 'No game has this code.'],
  name_taken: [400, 'This name is taken in this game. Please choose another one.'],
  name_invalid: [400, 'Please choose a name of 1 to 50 visible characters.'],
  lobby_locked: [409, 'The host has closed this game to new players.'],
  unknown_team: [409, 'This game has other teams. Please choose one of them.'],
  removed: [403, 'The host has removed you from this game.'],
  never_asked: [400, 'This question was not asked in the game.'],
  same_answer: [400, 'This answer counts as right already.'],
  already_corrected: [409, 'This question is corrected already. Undo that first.'],
  unknown_correction: [404, 'There is no such correction, or it was undone.'],
  bad_token: [401, 'This seat could not be recognised. Please join again.'],
  too_many_requests: [429, 'Too many messages. Please wait a moment.'],
  too_large: [413, 'This message is too large.'],
  unavailable: [503, 'The game could not be reached. Please send that again.'],
  internal: [500, 'Something went wrong on our side.'],
  validation: [400, 'The request is not valid.'],
  bad_cursor: [400, 'This cursor is not one that this list has given. Please start again, without a cursor.'],
  forbidden: [403, 'This is not for you.'],
  sign_in_again: [403, 'Please sign in again first, to show that it is you.'],
  not_a_host: [403, 'This account may play, and not host games.'],
  token_refused: [401, 'This access token is unknown, revoked or expired.'],
  token_scope: [403, 'This access token may not be used for this call.'],
  not_found: [404, 'Not found.'],
  conflict: [409, 'This is taken.'],
  set_changed: [412, 'Somebody has saved this set in the meantime.'],
  quota_reached: [409, 'There is no room for more of this.'],
};
