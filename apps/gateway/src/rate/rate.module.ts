import { Global, Module } from '@nestjs/common';
import { MemoryRateLimiter, RateLimiter } from './rate-limiter.js';

@Global()
@Module({
  providers: [{ provide: RateLimiter, useFactory: () => new MemoryRateLimiter() }],
  exports: [RateLimiter],
})
export class RateModule {}
