import { setTimeout as pause } from 'node:timers/promises';
import { summaryOf } from '@clockbeat/domain';
import { type SummaryMail, SummaryMailStore } from '@clockbeat/persistence';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { GameDesk } from '../games/game-desk.js';
import { FinishedGames } from '../games/results/finished-games.js';
import { PublicAddress } from '../http/public-address.js';
import { RecurringTask } from '../runtime/recurring-task.js';
import { codeOf, MailServer, pauseAfter } from './mail-server.js';
import { summaryMail } from './summary-mail.js';

const everyMs = 2_000;
/** Longer than any attempt takes: who has not come back by then has died. */
const holdMs = 5 * 60_000;
/** What a shutdown spends on a mail server that has gone silent. */
const longestWaitMs = 5_000;

/**
 * Writes hosts how their games went (decision 14). Every gateway works off the same outbox; which of them saw the game end
 * plays no part.
 */
@Injectable()
export class SummaryMailer implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly task = new RecurringTask(() => this.workOff(), { everyMs, jitterMs: 500 });
  private working: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly outbox: SummaryMailStore,
    private readonly server: MailServer,
    private readonly desk: GameDesk,
    private readonly finished: FinishedGames,
    private readonly address: PublicAddress,
    private readonly logger: PinoLogger,
  ) {}

  onApplicationBootstrap(): void {
    if (this.server.isThere) this.task.start();
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

  private async attempt(due: SummaryMail): Promise<void> {
    const { gameId, attempt } = due;
    try {
      await this.send(due);
    } catch (error) {
      const pauseMs = pauseAfter(attempt, error);
      this.logger.warn(
        { gameId, attempt, over: pauseMs === null, code: codeOf(error) },
        'A summary could not be mailed',
      );
      await (pauseMs === null ? this.outbox.drop(gameId) : this.outbox.putOff(gameId, pauseMs));
      return;
    }
    await this.outbox.sent(gameId);
  }

  private async send({ gameId, email, language }: SummaryMail): Promise<void> {
    const game = await this.desk.find(gameId);
    if (game.status !== 'finished') throw new Error('This game has not ended');
    const { ranked, answers } = await this.finished.of(game);
    const link = `${this.address.origin}/game-results/${gameId}`;
    const settings = `${this.address.origin}/dashboard/profile`;
    const summary = summaryOf(game, ranked, answers);
    const { subject, text, html } = summaryMail(summary, { link, settings }, language);
    await this.server.send({ id: `summary.${gameId}`, to: email, subject, text, html });
  }
}
