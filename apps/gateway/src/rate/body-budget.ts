import type { Request, RequestHandler } from 'express';
import { rateKeyOf } from '../http/client-address.js';
import { userOf } from '../http/current-user.decorator.js';
import { tooManyRequests } from '../http/http-problem.js';
import { MemoryRateLimiter, type Rate } from './rate-limiter.js';

/** Bytes: no form that one person fills in is larger. */
const small = 4 * 1024;
/** A school of 2,000 behind one address rates its game within a minute. */
const smallRate: Rate = { limit: 6_000, windowMs: 60_000 };
/** Sets and lists of questions, which people save now and then. */
const largeRate: Rate = { limit: 120, windowMs: 60_000 };

/**
 * Asks whether somebody may send another body before a byte of it is read: reading and checking one takes longer than
 * refusing it, whatever a call's own rate says afterwards. Counted by account, else by address, in this gateway's memory:
 * it is this gateway's time that is spent.
 */
export const bodyBudget = (limiter = new MemoryRateLimiter()): RequestHandler => {
  return (request, _response, next) => {
    const { 'content-length': length, 'transfer-encoding': chunked } = request.headers;
    if (!chunked && !Number(length ?? 0)) return next();
    const isSmall = !chunked && Number(length) <= small && !request.headers['content-encoding'];
    const [kind, rate] = isSmall ? (['small', smallRate] as const) : (['large', largeRate] as const);
    const { allowed, retryAfterMs } = limiter.take(`${kind}:${senderOf(request)}`, rate);
    next(allowed ? undefined : tooManyRequests(retryAfterMs));
  };
};

const senderOf = (request: Request): string => userOf(request)?.id ?? rateKeyOf(request.ip ?? '');
