interface Pace {
  /** From the end of one run to the beginning of the next, ms; asked again each time. */
  readonly everyMs: number | (() => number);
  readonly jitterMs?: number;
}

/**
 * Does something again and again: the next run begins a while after the last one ended, so that a slow store is never
 * asked twice at once. While the store is away a run fails, and the next one asks again.
 */
export class RecurringTask {
  private timer: NodeJS.Timeout | undefined;
  private running = false;
  private hurried = false;
  private stopped = false;

  constructor(
    private readonly run: () => Promise<void>,
    private readonly pace: Pace,
  ) {}

  start(): void {
    const { everyMs, jitterMs = 0 } = this.pace;
    const wait = typeof everyMs === 'number' ? everyMs : everyMs();
    this.schedule(wait + Math.random() * jitterMs);
  }

  /** The next run begins now; or, if one is under way, right after it. */
  hurry(): void {
    if (this.running) this.hurried = true;
    else this.schedule(0);
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private schedule(waitMs: number): void {
    clearTimeout(this.timer);
    if (this.stopped) return;
    this.timer = setTimeout(() => void this.runOnce(), waitMs);
    this.timer.unref();
  }

  private async runOnce(): Promise<void> {
    this.running = true;
    await this.run().catch(() => undefined);
    this.running = false;
    const hurried = this.hurried;
    this.hurried = false;
    if (hurried) this.schedule(0);
    else this.start();
  }
}
