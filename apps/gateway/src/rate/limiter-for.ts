import type { RedisLink } from '../redis/redis-link.js';
import { MemoryRateLimiter, type RateLimiter } from './rate-limiter.js';
import { RedisRateLimiter } from './redis-rate-limiter.js';

/** Several gateways share one allowance through Redis; a gateway without one counts for itself. */
export const limiterFor = ({ commands }: RedisLink): RateLimiter => {
  const alone = new MemoryRateLimiter();
  return commands ? new RedisRateLimiter(commands, alone) : alone;
};
