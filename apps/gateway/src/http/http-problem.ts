import type { HttpErrorCode, QuotaRefusal, RejectedQuestion } from '@clockbeat/domain';
import { HttpException } from '@nestjs/common';
import { refusals } from './refusals.js';

interface Details {
  /** Another status than the code usually has. */
  readonly status?: number;
  /** Seconds after which it may be tried again. */
  readonly retryAfter?: number;
  readonly rejected?: RejectedQuestion[];
  /** When the game went that is not found. */
  readonly deletedAt?: Date;
  readonly quota?: QuotaRefusal;
}

/** A refused call, with what its code says or a sentence of its own. */
export class HttpProblem extends HttpException {
  readonly retryAfter: number | undefined;
  readonly rejected: RejectedQuestion[] | undefined;
  readonly deletedAt: Date | undefined;
  readonly quota: QuotaRefusal | undefined;

  constructor(
    readonly code: HttpErrorCode,
    message: string | string[] = refusals[code][1],
    { status = refusals[code][0], retryAfter, rejected, deletedAt, quota }: Details = {},
  ) {
    super({ message }, status);
    const isPassing = code === 'too_many_requests' || code === 'unavailable';
    this.retryAfter = retryAfter ?? (isPassing ? 1 : undefined);
    this.rejected = rejected;
    this.deletedAt = deletedAt;
    this.quota = quota;
  }
}

/** In one refusal: more help nobody, and a body of 5,000 bad rows must not be answered with 20,000 texts. */
export const mostMessages = 20;

export const invalid = (message?: string | string[]): HttpProblem => new HttpProblem('validation', message);
export const badRequest = (message: string): HttpProblem => new HttpProblem('bad_request', message);
export const notSignedIn = (): HttpProblem => new HttpProblem('not_signed_in');
export const forbidden = (message: string): HttpProblem => new HttpProblem('forbidden', message);
export const notFound = (what: string): HttpProblem => new HttpProblem('not_found', `${what} not found.`);
/** A game that was deleted when its time was over. */
export const gameIsDeleted = (deletedAt: Date): HttpProblem =>
  new HttpProblem(
    'not_found',
    `This game was deleted on ${deletedAt.toISOString().slice(0, 10)}, when its time here was over.`,
    { deletedAt },
  );
export const tooManyRequests = (
  retryAfterMs: number,
  message = 'Too many requests. Please wait a moment and try again.',
): HttpProblem =>
  new HttpProblem('too_many_requests', message, { retryAfter: Math.max(1, Math.ceil(retryAfterMs / 1000)) });
export const unavailable = (
  message = 'The service is not available right now. Please try again.',
): HttpProblem => new HttpProblem('unavailable', message);
