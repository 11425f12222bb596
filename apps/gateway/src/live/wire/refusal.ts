import type { Problem, RefusalCode } from '@clockbeat/domain';

/** What a refused message says to a person; clients branch on the code. */
const texts: { readonly [C in RefusalCode]: string } = {
  bad_request: 'This message could not be understood.',
  not_signed_in: 'Please sign in first.',
  not_host: 'Only the host of this game may do that.',
  wrong_state: 'This is not possible at this point of the game.',
  game_finished: 'This game is over.',
  not_active: 'No question is open right now.',
  question_closed: 'This question is closed.',
  not_joined: 'You have no seat in this game.',
  unknown_code: 'No game has this code.',
  name_taken: 'This name is taken in this game. Please choose another one.',
  name_invalid: 'Please choose a name of 1 to 50 visible characters.',
  lobby_locked: 'The host has closed this game to new players.',
  removed: 'The host has removed you from this game.',
  never_asked: 'This question was not asked in the game.',
  same_answer: 'This answer counts as right already.',
  already_corrected: 'This question is corrected already. Undo that first.',
  unknown_correction: 'There is no such correction, or it was undone.',
  bad_token: 'This seat could not be recognised. Please join again.',
  too_many_requests: 'Too many messages. Please wait a moment.',
  too_large: 'This message is too large.',
  unavailable: 'The game could not be reached. Please send that again.',
  internal: 'Something went wrong on our side.',
};

/** A message that was refused: a value, told to its sender. */
export class Refusal {
  constructor(readonly code: RefusalCode) {}

  get problem(): Problem {
    return { code: this.code, message: texts[this.code] };
  }
}

export const refuse = (code: RefusalCode): Refusal => new Refusal(code);
