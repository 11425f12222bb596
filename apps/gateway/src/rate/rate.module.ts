import { Global, Module } from '@nestjs/common';
import { RedisLink } from '../redis/redis-link.js';
import { RedisRateLimiter } from '../redis/redis-rate-limiter.js';
import { MemoryRateLimiter, RateLimiter } from './rate-limiter.js';

/** Several gateways share one allowance through Redis; a gateway without one counts for itself. */
const limiterFor = ({ commands }: RedisLink): RateLimiter => {
  const alone = new MemoryRateLimiter();
  return commands ? new RedisRateLimiter(commands, alone) : alone;
};

@Global()
@Module({
  providers: [{ provide: RateLimiter, useFactory: limiterFor, inject: [RedisLink] }],
  exports: [RateLimiter],
})
export class RateModule {}
