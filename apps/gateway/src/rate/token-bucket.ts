export interface BucketSize {
  /** Tokens that come back in a second. */
  readonly perSecond: number;
  /** Tokens at most, and at first. */
  readonly burst: number;
}

/** docs/protocol.md, "Rates": what one socket may send. */
export const socketRate: BucketSize = { perSecond: 20, burst: 60 };

/** Messages over that rate are refused, each refusal a message of ours: after so many the socket is let go. */
export const socketRefusals: BucketSize = { perSecond: 50, burst: 1_000 };

/** A player joins once, and again where a name was taken; more are no players. */
export const joinsPerSocket: BucketSize = { perSecond: 0.5, burst: 20 };

/** One for all: each socket has several buckets. */
const monotonic = (): number => performance.now();

/** The allowance of one socket: two numbers, no timer. */
export class TokenBucket {
  private tokens: number;
  private filledAt: number;

  constructor(
    private readonly size: BucketSize,
    private readonly now: () => number = monotonic,
  ) {
    this.tokens = size.burst;
    this.filledAt = this.now();
  }

  /** Whether that many more are allowed now; if so, they are taken. */
  take(tokens = 1): boolean {
    const now = this.now();
    this.tokens = Math.min(
      this.size.burst,
      this.tokens + ((now - this.filledAt) / 1000) * this.size.perSecond,
    );
    this.filledAt = now;
    if (this.tokens < tokens) return false;
    this.tokens -= tokens;
    return true;
  }
}
