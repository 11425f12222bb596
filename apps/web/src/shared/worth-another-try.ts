import { ApiError } from '../api/request.js';

/** A refusal stays a refusal; only what the network or a busy server did is worth another try, so many times. */
export const worthAnotherTry =
  (times: number) =>
  (failures: number, error: Error): boolean =>
    failures < times && (!(error instanceof ApiError) || error.statusCode === 0 || error.statusCode >= 500);
