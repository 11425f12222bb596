export interface BucketSize {
  /** Tokens that come back in a second. */
  readonly perSecond: number;
  /** Tokens at most, and at first. */
  readonly burst: number;
}

/** protocol.md, "Rates": what one socket may send. */
export const socketRate: BucketSize = { perSecond: 20, burst: 60 };

/** The allowance of one socket: two numbers, no timer. */
export class TokenBucket {
  private tokens: number;
  private filledAt: number;

  constructor(
    private readonly size: BucketSize = socketRate,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.tokens = size.burst;
    this.filledAt = this.now();
  }

  /** Whether one more is allowed now; if so, it is taken. */
  take(): boolean {
    const now = this.now();
    this.tokens = Math.min(
      this.size.burst,
      this.tokens + ((now - this.filledAt) / 1000) * this.size.perSecond,
    );
    this.filledAt = now;
    if (this.tokens < 1) return false;
    this.tokens -= 1;
    return true;
  }
}
