import { Injectable } from '@nestjs/common';

export interface Rate {
  readonly limit: number;
  readonly windowMs: number;
}
export interface RateVerdict {
  readonly allowed: boolean;
  /** 0 where it is allowed. */
  readonly retryAfterMs: number;
}

/** Counts what somebody does; HTTP calls and socket messages share one, so that neither way round is a way out. */
export abstract class RateLimiter {
  /** Takes one, or so many, from the allowance of `key`. A refusal costs nothing. Promises are for limiters that ask elsewhere. */
  abstract take(key: string, rate: Rate, amount?: number): RateVerdict | Promise<RateVerdict>;
}

interface Window {
  endsAt: number;
  taken: number;
}

/**
 * Fixed windows in this gateway's memory: with N gateways a caller has at most N allowances. Bounded: past `capacity` keys
 * the oldest are forgotten, since a flood of addresses must not eat the memory.
 */
@Injectable()
export class MemoryRateLimiter extends RateLimiter {
  private readonly windows = new Map<string, Window>();

  constructor(
    private readonly capacity = 100_000,
    private readonly now: () => number = () => performance.now(),
  ) {
    super();
  }

  take(key: string, { limit, windowMs }: Rate, amount = 1): RateVerdict {
    const now = this.now();
    let window = this.windows.get(key);
    if (window === undefined || window.endsAt <= now) {
      // Deleted first, so that it goes to the end of the line of those to be forgotten.
      this.windows.delete(key);
      this.makeRoom();
      window = { endsAt: now + windowMs, taken: 0 };
      this.windows.set(key, window);
    }
    if (window.taken + amount > limit)
      return { allowed: false, retryAfterMs: Math.max(1, Math.ceil(window.endsAt - now)) };
    window.taken += amount;
    return { allowed: true, retryAfterMs: 0 };
  }

  get size(): number {
    return this.windows.size;
  }

  private makeRoom(): void {
    while (this.windows.size >= this.capacity) {
      const [oldest] = this.windows.keys();
      if (oldest === undefined) return;
      this.windows.delete(oldest);
    }
  }
}
