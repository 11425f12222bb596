import { Global, Module } from '@nestjs/common';
import { RedisLink } from '../redis/redis-link.js';
import { GuestBudget } from './guest-budget.js';
import { limiterFor } from './limiter-for.js';
import { RateLimiter } from './rate-limiter.js';

@Global()
@Module({
  providers: [{ provide: RateLimiter, useFactory: limiterFor, inject: [RedisLink] }, GuestBudget],
  exports: [RateLimiter, GuestBudget],
})
export class RateModule {}
