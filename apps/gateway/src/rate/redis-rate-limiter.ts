import type { RedisConnection } from '../redis/redis-link.js';
import type { Rate, RateLimiter, RateVerdict } from './rate-limiter.js';

/**
 * Takes so many from a fixed window, or says how long the window still lasts, in ms (its whole length where more is asked
 * than there ever is). A refusal costs nothing.
 */
const takeSome = /* lua */ `
  local taken = tonumber(redis.call('GET', KEYS[1]) or '0')
  if taken + tonumber(ARGV[3]) > tonumber(ARGV[1]) then
    local left = redis.call('PTTL', KEYS[1])
    return left > 0 and left or tonumber(ARGV[2])
  end
  if redis.call('INCRBY', KEYS[1], ARGV[3]) == tonumber(ARGV[3]) then
    redis.call('PEXPIRE', KEYS[1], ARGV[2])
  end
  return 0`;

/** One allowance over all gateways. While Redis is away each gateway counts for itself. */
export class RedisRateLimiter implements RateLimiter {
  constructor(
    private readonly redis: RedisConnection,
    private readonly alone: RateLimiter,
  ) {}

  async take(key: string, rate: Rate, amount = 1): Promise<RateVerdict> {
    try {
      const { limit, windowMs } = rate;
      const waitMs = await this.redis.eval(takeSome, 1, `clockbeat:rate:${key}`, limit, windowMs, amount);
      return { allowed: waitMs === 0, retryAfterMs: Math.max(0, Number(waitMs)) };
    } catch {
      return this.alone.take(key, rate, amount);
    }
  }
}
