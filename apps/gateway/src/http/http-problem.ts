import type { HttpError, HttpErrorCode } from '@clockbeat/domain';
import { HttpException } from '@nestjs/common';

/** A refusal with its HTTP status, stable code and a message fit for a person. */
export class HttpProblem extends HttpException {
  constructor(
    status: number,
    readonly code: HttpErrorCode,
    message: string | string[],
    /** Seconds after which it may be tried again. */
    readonly retryAfter?: number,
    /** What else the caller is told. */
    readonly details?: Pick<HttpError, 'rejected'>,
  ) {
    super({ message }, status);
  }
}

/** In one refusal: more help nobody, and a body of 5,000 bad rows must not be answered with 20,000 texts. */
export const mostMessages = 20;

export const invalid = (message: string | string[]): HttpProblem =>
  new HttpProblem(400, 'validation', message);
export const badRequest = (message: string): HttpProblem => new HttpProblem(400, 'bad_request', message);
export const notSignedIn = (): HttpProblem => new HttpProblem(401, 'not_signed_in', 'Please sign in first.');
export const forbidden = (message: string): HttpProblem => new HttpProblem(403, 'forbidden', message);
export const notFound = (what: string): HttpProblem =>
  new HttpProblem(404, 'not_found', `${what} not found.`);
export const tooManyRequests = (
  retryAfterMs: number,
  message = 'Too many requests. Please wait a moment and try again.',
): HttpProblem =>
  new HttpProblem(429, 'too_many_requests', message, Math.max(1, Math.ceil(retryAfterMs / 1000)));
export const unavailable = (
  message = 'The service is not available right now. Please try again.',
): HttpProblem => new HttpProblem(503, 'unavailable', message, 1);
