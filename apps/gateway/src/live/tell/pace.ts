/** No kind of message costs a gateway more socket writes a second than this: in very large games intervals stretch. */
const writesPerSecond = 5_000;

/**
 * Coalesces one kind of message: however often it is asked for, it goes out at most once per interval, a while after the
 * first request so that what belongs together travels together.
 */
export class Pace {
  private timer: NodeJS.Timeout | undefined;
  private lastAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly everyMs: number,
    private readonly gatherMs: number,
    private readonly send: () => void,
  ) {}

  /** Asks for it once more. `sockets`: how many it will be written to. */
  request(sockets: number): void {
    if (this.timer) return;
    const interval = Math.max(this.everyMs, (sockets / writesPerSecond) * 1000);
    const wait = Math.max(this.gatherMs, this.lastAt + interval - performance.now());
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.lastAt = performance.now();
      this.send();
    }, wait);
    this.timer.unref();
  }

  /** Drops what is pending. */
  cancel(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
