import { EventStore } from '@clockbeat/persistence';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';

const syncEveryMs = 10_000;
const roundTrips = 7;
const shortest = 3;
/** Corrections up to this are made at once; larger ones are spread, so that no countdown jumps. */
const jumpMs = 250;
/** How much of a spread correction is made in a ms. */
const slewRate = 0.1;
/** Gateways agree within a few ms, a hundred on a busy machine; a fact further ahead is somebody's broken clock. */
const believedAheadMs = 1_000;

/**
 * The clock that decides: PostgreSQL's, which all gateways share, carried between two looks by this machine's monotonic
 * one. A wrong or shifted wall clock of a gateway changes nothing.
 */
@Injectable()
export class ServerClock implements OnModuleInit, OnModuleDestroy {
  private offset = Date.now() - performance.now();
  private target = this.offset;
  private slewedAt = performance.now();
  private synced = false;
  /** When the newest fact happened that was seen here. */
  private newestFact = Number.NEGATIVE_INFINITY;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly store: EventStore) {}

  async onModuleInit(): Promise<void> {
    await this.sync();
    this.timer = setInterval(() => void this.sync(), syncEveryMs);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Whole epoch ms of the server's clock. */
  now(): number {
    const monotonic = performance.now();
    this.slew(monotonic);
    return Math.max(this.newestFact, Math.floor(monotonic + this.offset));
  }

  /**
   * A fact happened then, by the clock of whichever gateway wrote it: here it is not earlier. Else an answer to a question
   * that another gateway has just opened could be stamped with a time before its opening.
   */
  saw(at: number): void {
    if (at > this.newestFact && at - this.now() < believedAheadMs) this.newestFact = at;
  }

  /** Looks at the database's clock: the median of the shortest round trips says how far ours is off. */
  async sync(): Promise<void> {
    const looks: { roundTrip: number; offset: number }[] = [];
    try {
      for (let i = 0; i < roundTrips; i += 1) {
        const sent = performance.now();
        const theirs = await this.store.now();
        const received = performance.now();
        looks.push({ roundTrip: received - sent, offset: theirs - (sent + received) / 2 });
      }
    } catch {
      return; // the database is away: the monotonic clock carries on until the next look
    }
    const best = looks.sort((a, b) => a.roundTrip - b.roundTrip).slice(0, shortest);
    const median = best.map(({ offset }) => offset).sort((a, b) => a - b)[1];
    if (median !== undefined) this.correct(median);
  }

  private correct(offset: number): void {
    this.target = offset;
    if (this.synced && Math.abs(offset - this.offset) > jumpMs) return;
    this.offset = offset;
    this.synced = true;
  }

  private slew(monotonic: number): void {
    const passed = monotonic - this.slewedAt;
    this.slewedAt = monotonic;
    const missing = this.target - this.offset;
    if (missing === 0) return;
    const step = Math.min(Math.abs(missing), passed * slewRate);
    this.offset += Math.sign(missing) * step;
  }
}
