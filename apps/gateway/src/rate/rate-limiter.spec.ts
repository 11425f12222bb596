import { MemoryRateLimiter } from './rate-limiter.js';
import { TokenBucket } from './token-bucket.js';

describe('a rate limiter', () => {
  let now = 0;
  const clock = () => now;
  beforeEach(() => {
    now = 1_000;
  });

  it('allows so many in a window, then says when to come again', () => {
    const limiter = new MemoryRateLimiter(10, clock);
    const rate = { limit: 2, windowMs: 60_000 };
    expect(limiter.take('ada', rate)).toEqual({ allowed: true, retryAfterMs: 0 });
    now += 10_000;
    expect(limiter.take('ada', rate).allowed).toBe(true);
    expect(limiter.take('ada', rate)).toEqual({ allowed: false, retryAfterMs: 50_000 });
    expect(limiter.take('grace', rate).allowed).toBe(true);
    now += 50_000;
    expect(limiter.take('ada', rate).allowed).toBe(true);
  });

  it('takes an amount whole or not at all', () => {
    const limiter = new MemoryRateLimiter(10, clock);
    const rate = { limit: 100, windowMs: 60_000 };
    expect(limiter.take('ada', rate, 70).allowed).toBe(true);
    expect(limiter.take('ada', rate, 31)).toEqual({ allowed: false, retryAfterMs: 60_000 });
    expect(limiter.take('ada', rate, 30).allowed).toBe(true);
    expect(limiter.take('grace', rate, 101).allowed).toBe(false);
  });

  it('keeps no more keys than it may, and forgets the oldest', () => {
    const limiter = new MemoryRateLimiter(3, clock);
    const rate = { limit: 1, windowMs: 60_000 };
    for (const key of ['a', 'b', 'c', 'd']) limiter.take(key, rate);
    expect(limiter.size).toBe(3);
    expect(limiter.take('d', rate).allowed).toBe(false);
    expect(limiter.take('a', rate).allowed).toBe(true);
  });
});

describe('a token bucket', () => {
  it('lets a burst through, then so many a second', () => {
    let now = 0;
    const bucket = new TokenBucket({ perSecond: 20, burst: 60 }, () => now);
    const taken = () => Array.from({ length: 100 }, () => bucket.take()).filter(Boolean).length;
    expect(taken()).toBe(60);
    now += 1_000;
    expect(taken()).toBe(20);
    now += 3_600_000;
    expect(taken()).toBe(60);
  });
});
