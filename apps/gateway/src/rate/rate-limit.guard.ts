import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { rateKeyOf } from '../http/client-address.js';
import { userOf } from '../http/current-user.decorator.js';
import { tooManyRequests } from '../http/http-problem.js';
import { Sampled } from '../runtime/sampled.js';
import { Refuses } from '../schemas/answers.js';
import { RateLimiter } from './rate-limiter.js';

export interface CallRate {
  /** Calls with the same name share an allowance. */
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
  /** Whose calls are counted together; a user's only where somebody is signed in, else the address's. */
  readonly per: 'address' | 'user';
}

/** Lists that anybody may ask for, taken together: 50 a second of an address, where a whole school may look at once. */
export const publicLists: CallRate = { name: 'public-lists', limit: 3_000, windowMs: 60_000, per: 'user' };

const metadataKey = 'clockbeat:rate';

@Injectable()
export class RateLimitGuard implements CanActivate {
  private readonly refusals = new Sampled();

  constructor(
    private readonly limiter: RateLimiter,
    private readonly reflector: Reflector,
    private readonly logger: PinoLogger,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const rate = this.reflector.getAllAndOverride<CallRate | undefined>(metadataKey, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (rate === undefined) return true;
    const verdict = await this.limiter.take(keyOf(rate, context.switchToHttp().getRequest<Request>()), rate);
    if (verdict.allowed) return true;
    const times = this.refusals.take(rate.name);
    if (times !== null) this.logger.warn({ rate: rate.name, times }, 'Calls were refused for their rate');
    throw tooManyRequests(verdict.retryAfterMs);
  }
}

const keyOf = (rate: CallRate, request: Request): string => {
  const user = rate.per === 'user' ? userOf(request) : null;
  return `${rate.name}:${user === null ? rateKeyOf(request.ip ?? '') : user.id}`;
};

/** At most so many calls in a window; more are answered 429 with Retry-After. Put it below `@SignedIn()`. */
export const RateLimit = (rate: CallRate): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(metadataKey, rate), UseGuards(RateLimitGuard), Refuses(429));
