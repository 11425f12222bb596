import { setTimeout as pause } from 'node:timers/promises';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { PinoLogger } from 'nestjs-pino';
import { RecurringTask } from '../runtime/recurring-task.js';
import type { Mail, MailServer } from './mail-server.js';

/**
 * Between two looks into an outbox: while something is on its way into it, and else. The slow look is the net: it finds what a
 * gateway left behind that died, what was put off, and what a slow follower of the log noted late (decision 68).
 */
const lookEveryMs = { expecting: 2_000, resting: 30_000 };
/** A game's end is noted within 2 s, and within 13 s where the follower of the log stands still (decision 61). */
const expectingMs = 20_000;
/** Longer than any attempt takes: a gateway that has not reported by then is dead. */
const holdMs = 5 * 60_000;
/** What a shutdown spends on a mail server that has gone silent; the outboxes wait one after the other. */
const longestWaitMs = 2_500;

/** Whether the server will never take this very mail (an unknown recipient), however often it is asked. */
const isRefusedForGood = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  if (!('code' in error) || !('responseCode' in error)) return false;
  const aboutTheMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  return aboutTheMail && typeof error.responseCode === 'number' && error.responseCode >= 500;
};

const minute = 60_000;
const attempts = 6;

/**
 * How long to wait after this attempt has failed, ms: a minute at first, then four times as long each time, so that the last
 * one comes about six hours later. Null: it need not be tried again.
 */
const pauseAfter = (attempt: number, error: unknown): number | null =>
  isRefusedForGood(error) || attempt >= attempts ? null : minute * 4 ** (attempt - 1);

/** All that a log should say of a failure: servers like to quote the address in their words. */
const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : null;

/** What waits in the database to be mailed; all gateways work it off. */
interface Outbox<M> {
  /** Null when nothing is due. Nobody else gets it within `holdMs`. */
  claim(holdMs: number): Promise<M | null>;
  /** Null: nobody wants it any more, and it is never sent. */
  write(due: M): Promise<Mail | null>;
  sent(due: M): Promise<void>;
  /** To be tried again after so many ms; null: never. */
  putOff(due: M, ms: number | null): Promise<void>;
  /** What the log says when it could not be mailed. */
  failure: string;
  /** What the log names it by. */
  named?(due: M): object;
}

/** Sends what is due in an outbox (decision 14). Which gateway put it there plays no part. */
export abstract class OutboxWorker<M extends { attempt: number }>
  implements OnApplicationBootstrap, OnModuleDestroy
{
  private readonly task = new RecurringTask(() => this.workOff(), {
    everyMs: () => (this.isExpecting ? lookEveryMs.expecting : lookEveryMs.resting),
    jitterMs: 500,
  });
  private expectingUntil = Number.NEGATIVE_INFINITY;
  private working: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly server: MailServer,
    private readonly logger: PinoLogger,
    private readonly outbox: Outbox<M>,
  ) {}

  /** Looks at once, for what waited while no gateway ran. */
  onApplicationBootstrap(): void {
    this.expect();
  }

  /** This gateway has put something into the outbox, or knows that it will soon be in it. May be called for nothing. */
  expect(): void {
    if (!this.server.isThere) return;
    const isNews = !this.isExpecting;
    this.expectingUntil = performance.now() + expectingMs;
    if (isNews) this.task.hurry();
  }

  private get isExpecting(): boolean {
    return performance.now() < this.expectingUntil;
  }

  /** A mail that is on its way is waited for, so that it is not sent again; but players are not kept waiting for a mail. */
  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    this.task.stop();
    await Promise.race([
      this.working.catch(() => undefined),
      pause(longestWaitMs, undefined, { ref: false }),
    ]);
  }

  private workOff(): Promise<void> {
    this.working = this.sendAllDue();
    return this.working;
  }

  private async sendAllDue(): Promise<void> {
    while (!this.stopped) {
      const due = await this.outbox.claim(holdMs);
      if (due === null) return;
      await this.attempt(due);
    }
  }

  private async attempt(due: M): Promise<void> {
    const { attempt } = due;
    try {
      const mail = await this.outbox.write(due);
      if (mail === null) return await this.outbox.putOff(due, null);
      await this.server.send(mail);
    } catch (error) {
      const pauseMs = pauseAfter(attempt, error);
      const about = { ...this.outbox.named?.(due), attempt, over: pauseMs === null, code: codeOf(error) };
      this.logger.warn(about, this.outbox.failure);
      await this.outbox.putOff(due, pauseMs);
      return;
    }
    await this.outbox.sent(due);
  }
}
