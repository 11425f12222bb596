import { Archive, MonthArchiver, NotArchivable } from '@clockbeat/persistence';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Environment } from '../config/environment.js';
import { Metrics } from '../metrics/metrics.js';
import { RecurringTask } from '../runtime/recurring-task.js';
import { Sampled } from '../runtime/sampled.js';
import { type ArchivingNews, ArchivingProcess } from './archiving-process.js';

const everyMs = 60 * 60_000;
const jitterMs = 10 * 60_000;

/** Backups name the files of their time, and are kept for a month as a rule. */
const unusedForMs = 31 * 24 * 60 * 60_000;

/**
 * Sees to it that what has been over for as long as the setting says is archived, one month at a time: every gateway asks, the
 * process of one at a time does it. And says in the log when games that are archived cannot be read.
 */
@Injectable()
export class MonthsToArchive implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly task = new RecurringTask(() => this.archiveDue(), { everyMs, jitterMs });
  private readonly process = new ArchivingProcess();
  /** Why a month waits is told once, and again when it waits for something else. */
  private readonly told = new Map<string, string>();
  private stopListening: (() => void) | null = null;
  private stopped = false;

  constructor(
    private readonly archiver: MonthArchiver,
    private readonly archive: Archive,
    private readonly environment: Environment,
    private readonly logger: PinoLogger,
    private readonly metrics: Metrics,
  ) {}

  onApplicationBootstrap(): void {
    const failures = new Sampled();
    this.stopListening = this.archive.onFailure((error) => {
      const times = failures.take('archive');
      if (times !== null) this.logger.error({ err: error, times }, 'Archived games could not be read');
    });
    if (this.environment.archiveAfterMonths === null) return;
    // the first of each is an increase, too
    for (const outcome of ['archived', 'waits', 'failed']) this.metrics.archivings.inc({ outcome }, 0);
    this.task.start();
  }

  onModuleDestroy(): void {
    this.stopped = true;
    this.stopListening?.();
    this.task.stop();
    this.process.stop();
  }

  async archiveDue(now = Date.now()): Promise<void> {
    const { archive, archiveAfterMonths, databaseUrl: url } = this.environment;
    if (archive === null || archiveAfterMonths === null) return;
    await this.deleteUnused(now);
    const months = await this.due(now, archiveAfterMonths);
    // a process for nothing would be one each hour
    if (months.length === 0 || this.stopped) return;
    try {
      await this.process.run({ url, archive, months, now }, (news) => this.tell(news));
    } catch (error) {
      this.metrics.archivings.inc({ outcome: 'failed' });
      this.logger.error({ err: error, months }, 'Months of the log could not be archived');
    }
    await this.due(now, archiveAfterMonths);
  }

  private async deleteUnused(now: number): Promise<void> {
    try {
      const files = await this.archiver.deleteUnused(new Date(now - unusedForMs));
      if (files > 0) this.logger.info({ files }, 'Files of months that came back were deleted');
    } catch (error) {
      // somebody else has the turn: in an hour, then
      if (!(error instanceof NotArchivable))
        this.logger.error({ err: error }, 'Files of months that came back could not be deleted');
    }
  }

  private async due(now: number, afterMonths: number): Promise<string[]> {
    const months = await this.archiver.waiting(now, afterMonths);
    this.metrics.monthsToArchive.set(months.length);
    return months;
  }

  private tell(news: ArchivingNews): void {
    this.metrics.archivings.inc({ outcome: news.outcome });
    if (news.outcome === 'archived') {
      const { outcome, ...archived } = news;
      this.logger.info(archived, 'A month of the log was archived');
    } else if (news.outcome === 'failed') {
      this.logger.error({ err: news.error, month: news.month }, 'A month of the log could not be archived');
    } else if (this.told.get(news.month) !== news.why) {
      this.told.set(news.month, news.why);
      this.logger.warn({ month: news.month, why: news.why }, 'A month of the log waits to be archived');
    }
  }
}
