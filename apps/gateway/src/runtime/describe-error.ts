import { withoutTokens } from './without-tokens.js';

/** An error as a line of the log has it. Not the driver's `detail` and `parameters`, nor the mail's: they quote rows and people. */
export const describeError = (error: unknown): object => {
  // pino-http has already made a plain object of it, with everything in it.
  const raw: unknown = typeof error === 'object' && error !== null && 'raw' in error ? error.raw : error;
  if (typeof raw !== 'object' || raw === null || !('message' in raw))
    return { message: withoutTokens(String(raw)) };
  return {
    // another process has described it
    type: 'name' in raw ? raw.name : 'type' in raw ? raw.type : 'Error',
    message: typeof raw.message === 'string' ? withoutTokens(raw.message) : raw.message,
    ...('code' in raw ? { code: raw.code } : {}),
    stack: 'stack' in raw && typeof raw.stack === 'string' ? withoutTokens(raw.stack) : undefined,
    ...(causeOf(raw) === undefined ? {} : { cause: describeError(causeOf(raw)) }),
  };
};

/** The OAuth library's cause is a status and a body; the body may hold a token. */
const causeOf = (error: object): unknown => {
  if ('cause' in error) return error.cause;
  if (!('oauthError' in error)) return undefined;
  const { oauthError } = error;
  return typeof oauthError === 'object' && oauthError !== null && 'statusCode' in oauthError
    ? `HTTP ${oauthError.statusCode}`
    : oauthError;
};
