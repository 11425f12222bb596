import { AppendQueue, type ClockLook, type Correction, StoreClock } from '@clockbeat/persistence';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { RecurringTask } from '../../runtime/recurring-task.js';

const glanceEveryMs = 1_000;
/** Between two looks of several round trips, which say more than a glance. */
const measureEveryMs = 10_000;
const roundTrips = 7;
const shortest = 3;
/** Corrections up to this are made at once … */
const jumpMs = 250;
/** … up to this each gateway makes up for by itself, so that no countdown jumps … */
const drift = { mostMs: 1_000, rate: 0.1 };
/**
 * … and beyond it somebody has set the server's clock. Forth by more than this, and the games go by the new time at once;
 * by less, or back, and they go on as before, and come to the new time slowly: a 10 s question is off by 0.1 s. All
 * gateways must go equally slowly, also those of another release.
 */
const step = { mostMs: 10_000, rate: 0.01 };
/** Gateways agree within a few ms, a hundred on a busy machine; a fact further ahead is a clock that was set, or a broken one. */
const believedAheadMs = 1_000;

/** What is left of a correction when PostgreSQL's clock says `now`, ms. */
const leftOf = ({ since, aheadMs }: Correction, now: number): number => {
  const made = Math.min(Math.abs(aheadMs), Math.max(0, now - since) * step.rate);
  return aheadMs - Math.sign(aheadMs) * made;
};

/**
 * The clock that decides: PostgreSQL's, which all gateways share, carried between two looks by this machine's monotonic
 * one. A wrong or shifted wall clock of a gateway changes nothing. When PostgreSQL's own is set, the gateways agree in
 * the database on how the games' time goes on (docs/decisions/037).
 */
@Injectable()
export class ServerClock implements OnModuleInit, OnModuleDestroy {
  /** The games' time minus the monotonic one. */
  private offset = Date.now() - performance.now();
  private known: { readonly store: number; readonly correction: Correction } | null = null;
  private driftedAt = performance.now();
  /** When the newest fact happened that was seen here. */
  private newestFact = Number.NEGATIVE_INFINITY;
  private measuredAt = Number.NEGATIVE_INFINITY;
  private measuring: Promise<void> | null = null;
  private readonly task = new RecurringTask(() => this.glance(), { everyMs: glanceEveryMs });

  constructor(
    private readonly store: StoreClock,
    private readonly appends: AppendQueue,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.sync();
    // what was refused for its time is sent again at once, as of the time that is looked up now
    this.appends.onFault(({ fault }) => fault === 'stale' && void this.sync());
    this.task.start();
  }

  onModuleDestroy(): void {
    this.task.stop();
  }

  /** Whole epoch ms of the server's clock. */
  now(): number {
    const monotonic = performance.now();
    this.drift(monotonic);
    return Math.max(this.newestFact, Math.floor(monotonic + this.offset));
  }

  /**
   * A fact happened then, by the clock of whichever gateway wrote it: here it is not earlier. Else an answer to a question
   * that another gateway has just opened could be stamped with a time before its opening.
   */
  saw(at: number): void {
    if (at <= this.newestFact) return;
    if (at - this.now() < believedAheadMs) this.newestFact = at;
    else this.task.hurry();
  }

  /** Measures the database's clock: the median of the shortest round trips says how far ours is off. */
  sync(): Promise<void> {
    this.measuring ??= this.measure().finally(() => {
      this.measuring = null;
    });
    return this.measuring;
  }

  private async glance(): Promise<void> {
    if (performance.now() - this.measuredAt < measureEveryMs) {
      const { offset, roundTrip, correction } = await this.store.look();
      const isNews = correction.version !== this.known?.correction.version;
      const missing = this.offsetBy(offset, correction) - this.offset;
      if (!isNews && Math.abs(missing) <= jumpMs + roundTrip) return;
    }
    await this.sync();
  }

  private async measure(): Promise<void> {
    try {
      while (!(await this.adopt(await this.medianLook())));
      this.measuredAt = performance.now();
    } catch {
      // the database is away: the monotonic clock carries on until the next look
    }
  }

  private async medianLook(): Promise<ClockLook> {
    const looks: ClockLook[] = [];
    for (let i = 0; i < roundTrips; i += 1) looks.push(await this.store.look());
    const best = looks.toSorted((a, b) => a.roundTrip - b.roundTrip).slice(0, shortest);
    const median = best.toSorted((a, b) => a.offset - b.offset)[1];
    if (!median) throw new Error('too few looks');
    return { ...median, correction: looks.at(-1)?.correction ?? median.correction };
  }

  /** Goes by what was measured; false if the gateways must agree again, and it has to be looked at once more. */
  private async adopt({ offset: store, correction }: ClockLook): Promise<boolean> {
    const before = this.known;
    const missing = this.offsetBy(store, correction) - this.offset;
    const isSet = missing < -drift.mostMs || (missing > drift.mostMs && missing <= step.mostMs);
    const isNews = before?.correction.version !== correction.version;
    if (isSet && !isNews) {
      const monotonic = performance.now();
      const since = monotonic + store;
      await this.store.correct({
        since,
        aheadMs: monotonic + this.offset - since,
        version: correction.version,
      });
      return false;
    }
    this.known = { store, correction };
    this.store.take(store);
    // who began after the clock was set and before anybody had noticed may have to go back: never behind what it has told
    if (isNews || Math.abs(missing) <= jumpMs || missing > drift.mostMs) this.offset += missing;
    return true;
  }

  private offsetBy(store: number, correction: Correction): number {
    return store + leftOf(correction, performance.now() + store);
  }

  private drift(monotonic: number): void {
    const passed = monotonic - this.driftedAt;
    this.driftedAt = monotonic;
    if (!this.known) return;
    const missing = this.offsetBy(this.known.store, this.known.correction) - this.offset;
    if (missing !== 0) this.offset += Math.sign(missing) * Math.min(Math.abs(missing), passed * drift.rate);
  }
}
