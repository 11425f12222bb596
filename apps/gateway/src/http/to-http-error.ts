import { STATUS_CODES } from 'node:http';
import type { HttpError, HttpErrorCode } from '@clockbeat/domain';
import { isUnavailable, QuotaReached } from '@clockbeat/persistence';
import { HttpException } from '@nestjs/common';
import { badRequest, HttpProblem, notSignedIn, unavailable } from './http-problem.js';
import { isAccountGone } from './is-account-gone.js';
import { isImpossibleValue } from './is-impossible-value.js';
import { quotaProblem } from './quota-problem.js';
import { refusals } from './refusals.js';

export interface ErrorAnswer {
  readonly body: HttpError;
  readonly retryAfter: number | undefined;
  /** A bug of ours, not a refusal: it belongs in the log. */
  readonly unexpected: boolean;
}

/** What the caller is told about an error: never a stack, never a message that was not written for people. */
export const toHttpError = (error: unknown): ErrorAnswer => {
  if (error instanceof HttpProblem) {
    const told = answer(error.getStatus(), error.code, messageOf(error), error.retryAfter);
    const { rejected, deletedAt, quota } = error;
    return { ...told, body: { ...told.body, rejected, deletedAt: deletedAt?.toISOString(), quota } };
  }
  if (error instanceof QuotaReached) return toHttpError(quotaProblem(error.quota));
  const refusal = refusalOfMiddleware(error instanceof HttpException ? error.cause : error);
  if (refusal !== null) return fromStatus(refusal.status, refusal.message);
  if (error instanceof HttpException) return fromStatus(error.getStatus(), messageOf(error));
  if (isUnavailable(error)) return toHttpError(unavailable());
  if (isAccountGone(error)) return toHttpError(notSignedIn());
  if (isImpossibleValue(error))
    return toHttpError(badRequest('This request holds a value that cannot be used.'));
  return { ...toHttpError(new HttpProblem('internal')), unexpected: true };
};

const answer = (
  statusCode: number,
  code: HttpErrorCode,
  message: string | string[],
  retryAfter?: number,
): ErrorAnswer => ({
  body: { statusCode, code, error: STATUS_CODES[statusCode] ?? 'Error', message },
  retryAfter,
  unexpected: false,
});

const fromStatus = (status: number, message: string | string[]): ErrorAnswer => ({
  ...answer(status, codes[status] ?? (status < 500 ? 'bad_request' : 'internal'), message),
  unexpected: status >= 500 && status !== 503,
});

const codes: Partial<Record<number, HttpErrorCode>> = {
  401: 'not_signed_in',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'too_large',
  429: 'too_many_requests',
  503: 'unavailable',
};

const messageOf = (error: HttpException): string | string[] => {
  const response = error.getResponse();
  if (typeof response === 'string') return response;
  if ('message' in response) {
    const { message } = response;
    if (typeof message === 'string') return message;
    if (Array.isArray(message)) return message.map(String);
  }
  return error.message;
};

/** Express's body parsers and router mark a refusal with a status; their texts quote the input, so we write our own. */
const refusalOfMiddleware = (error: unknown): { status: number; message: string } | null => {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : null;
  if (typeof status !== 'number') return null;
  if (status < 400 || status > 499) return null;
  return { status, message: middlewareMessages[status] ?? 'This request could not be read.' };
};

const middlewareMessages: Partial<Record<number, string>> = {
  400: 'This request could not be read: is its JSON well-formed?',
  404: refusals.not_found[1],
  413: 'This request is too large.',
  415: 'This encoding is not supported.',
};
