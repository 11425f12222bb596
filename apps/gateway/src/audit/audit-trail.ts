import { type AuditAct, AuditStore } from '@clockbeat/persistence';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { RecurringTask } from '../runtime/recurring-task.js';

/** For how long acts of one kind are only counted after the first of them. */
const countForMs = 10 * 60_000;
/** Kinds that are counted at a time; of more each is a line. */
const mostCounted = 5_000;

/**
 * The audit log, for acts that are none of the database (docs/decisions/085). What its stores do, they write down themselves,
 * in the same transaction. Tells the chain's seal in this process's own log, where no one who writes the database reaches it.
 */
@Injectable()
export class AuditTrail implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly counted = new Map<string, { readonly act: AuditAct; times: number }>();
  private readonly telling = new RecurringTask(() => this.tellCounted(), {
    everyMs: countForMs,
    restsWhile: () => this.counted.size === 0,
  });
  private readonly tellingSeal = new RecurringTask(() => this.tellSeal(), {
    everyMs: 60 * 60_000,
    jitterMs: 10 * 60_000,
  });
  private toldSequence = 0;

  constructor(
    private readonly store: AuditStore,
    private readonly logger: PinoLogger,
  ) {}

  onApplicationBootstrap(): void {
    this.telling.start();
    this.tellingSeal.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.telling.stop();
    this.tellingSeal.stop();
    // at a shutdown without a database the numbers of ten minutes are lost, not the lines
    await this.tellCounted().catch((error: unknown) =>
      this.logger.warn({ err: error }, 'What was counted for the audit log is lost'),
    );
  }

  /** Writes a line. Rejects where it could not be written: what may not happen unseen waits for this. */
  record(act: AuditAct): Promise<void> {
    return this.store.append(act);
  }

  /**
   * The same for what somebody can do again and again: the first of a kind is a line at once, those of the next ten minutes are
   * one line with their number (`times`). A kind is everything that a line says.
   */
  async count(act: AuditAct): Promise<void> {
    const kind = JSON.stringify([act.what, act.actor, act.about, act.details]);
    const known = this.counted.get(kind);
    if (known) {
      known.times += 1;
      return;
    }
    if (this.counted.size < mostCounted) this.counted.set(kind, { act, times: 0 });
    this.telling.wake();
    try {
      await this.store.append(act);
    } catch (error) {
      this.counted.delete(kind);
      throw error;
    }
  }

  /** Lines for all that was only counted so far. */
  async tellCounted(): Promise<void> {
    for (const [kind, entry] of this.counted) {
      const { act, times } = entry;
      if (times === 0) {
        this.counted.delete(kind);
        continue;
      }
      await this.store.append({ ...act, details: { ...act.details, times } });
      entry.times -= times;
    }
  }

  /** Lets lines go that are older; whoever says so minds what the clocks say. */
  async expire(before: Date): Promise<void> {
    while ((await this.store.expire(before)) > 0);
  }

  /** Tells the seal, where it is another than before. */
  async tellSeal(): Promise<void> {
    const { sequence, seal } = await this.store.head();
    if (sequence === this.toldSequence) return;
    this.toldSequence = sequence;
    this.logger.info({ sequence, seal }, 'The audit log has this seal');
  }
}
