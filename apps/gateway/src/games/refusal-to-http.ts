import type { RefusalCode } from '@clockbeat/domain';
import { HttpProblem } from '../http/http-problem.js';
import { refuse } from '../live/wire/refusal.js';

/** What each refusal of the game means over HTTP (docs/protocol.md, "Codes"). */
const statuses: { readonly [C in RefusalCode]: number } = {
  bad_request: 400,
  name_invalid: 400,
  name_taken: 400,
  never_asked: 400,
  same_answer: 400,
  not_signed_in: 401,
  bad_token: 401,
  not_host: 403,
  not_joined: 403,
  removed: 403,
  unknown_code: 404,
  unknown_correction: 404,
  wrong_state: 409,
  game_finished: 409,
  not_active: 409,
  question_closed: 409,
  lobby_locked: 409,
  already_corrected: 409,
  too_large: 413,
  too_many_requests: 429,
  unavailable: 503,
  internal: 500,
};

/** After a refusal for a passing reason, the client may ask again after so many seconds. */
const retryAfter: Partial<Record<RefusalCode, number>> = { too_many_requests: 1, unavailable: 1 };

export const refusalToHttp = (code: RefusalCode, message = refuse(code).problem.message): HttpProblem =>
  new HttpProblem(statuses[code], code, message, retryAfter[code]);
