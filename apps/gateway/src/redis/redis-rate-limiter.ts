import type { Rate, RateLimiter, RateVerdict } from '../rate/rate-limiter.js';
import type { RedisConnection } from './redis-link.js';

/** Takes one from a fixed window, or says how long the window still lasts, in ms. A refusal costs nothing. */
const takeOne = /* lua */ `
  local taken = tonumber(redis.call('GET', KEYS[1]) or '0')
  if taken >= tonumber(ARGV[1]) then
    return redis.call('PTTL', KEYS[1])
  end
  if redis.call('INCR', KEYS[1]) == 1 then
    redis.call('PEXPIRE', KEYS[1], ARGV[2])
  end
  return 0`;

/** One allowance over all gateways. While Redis is away each gateway counts for itself. */
export class RedisRateLimiter implements RateLimiter {
  constructor(
    private readonly redis: RedisConnection,
    private readonly alone: RateLimiter,
  ) {}

  async take(key: string, rate: Rate): Promise<RateVerdict> {
    try {
      const waitMs = await this.redis.eval(takeOne, 1, `clockbeat:rate:${key}`, rate.limit, rate.windowMs);
      return { allowed: waitMs === 0, retryAfterMs: Math.max(0, Number(waitMs)) };
    } catch {
      return this.alone.take(key, rate);
    }
  }
}
