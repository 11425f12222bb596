interface Pace {
  /** From the end of one run to the beginning of the next, ms; asked again each time. */
  readonly everyMs: number | (() => number);
  readonly jitterMs?: number;
  /** Whether there is nothing to do until `wake` is called: an idle gateway then has no timer of this. */
  readonly restsWhile?: () => boolean;
}

/**
 * Does something again and again: the next run begins a while after the last one ended, so that a slow store is never
 * asked twice at once. While the store is away a run fails, and the next one asks again.
 */
export class RecurringTask {
  private timer: NodeJS.Timeout | undefined;
  private resting = false;
  private running = false;
  private hurried = false;
  private stopped = false;

  constructor(
    private readonly run: () => Promise<void>,
    private readonly pace: Pace,
  ) {}

  start(): void {
    const { everyMs, jitterMs = 0, restsWhile } = this.pace;
    this.resting = restsWhile?.() ?? false;
    if (this.resting) return;
    const wait = typeof everyMs === 'number' ? everyMs : everyMs();
    this.schedule(wait + Math.random() * jitterMs);
  }

  /** There is something to do again: the next run begins after the usual while, unless one is awaited already. */
  wake(): void {
    if (this.resting) this.start();
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
    this.resting = false;
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
