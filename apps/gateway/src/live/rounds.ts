/**
 * Does something again and again: the next round begins a while after the last one ended, so that a slow store is never
 * asked twice at once. While the store is away a round fails, and the next one asks again.
 */
export class Rounds {
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly round: () => Promise<void>,
    private readonly everyMs: number,
    private readonly jitterMs = 0,
  ) {}

  start(): void {
    if (this.stopped) return;
    const again = () => this.start();
    this.timer = setTimeout(
      () => void this.round().then(again, again),
      this.everyMs + Math.random() * this.jitterMs,
    );
    this.timer.unref();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }
}
