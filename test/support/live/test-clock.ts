import { ServerClock } from '../../../apps/gateway/src/live/clock/server-clock.js';
import type { TestGateway } from '../app.js';

/** The clock of one gateway, in the hands of a test: every message that arrives there is stamped with its time. */
export class TestClock {
  private readonly clock: ServerClock;
  private readonly tell: () => number;

  constructor(gateway: TestGateway) {
    this.clock = gateway.app.get(ServerClock);
    this.tell = this.clock.now.bind(this.clock);
  }

  now(): number {
    return this.tell();
  }

  /** Stands still there. */
  standAt(epochMs: number): void {
    this.clock.now = () => epochMs;
  }

  /** Goes on, so much ahead of everybody else's. */
  goAheadBy(ms: number): void {
    this.clock.now = () => this.tell() + ms;
  }

  goRight(): void {
    this.clock.now = this.tell;
  }
}
