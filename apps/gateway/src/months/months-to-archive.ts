import { Archive, MonthArchiver, NotArchivable } from '@clockbeat/persistence';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Environment } from '../config/environment.js';
import { RecurringTask } from '../runtime/recurring-task.js';
import { Sampled } from '../runtime/sampled.js';

const everyMs = 60 * 60_000;
const jitterMs = 10 * 60_000;

/**
 * Archives what has been over for as long as the setting says, one month at a time: every gateway asks, one at a time does it.
 * And says in the log when games that are archived cannot be read.
 */
@Injectable()
export class MonthsToArchive implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly task = new RecurringTask(() => this.archiveDue(), { everyMs, jitterMs });
  /** Why a month waits is told once, and again when it waits for something else. */
  private readonly told = new Map<string, string>();
  private stopListening: (() => void) | null = null;
  private stopped = false;

  constructor(
    private readonly archiver: MonthArchiver,
    private readonly archive: Archive,
    private readonly environment: Environment,
    private readonly logger: PinoLogger,
  ) {}

  onApplicationBootstrap(): void {
    const failures = new Sampled();
    this.stopListening = this.archive.onFailure((error) => {
      const times = failures.take('archive');
      if (times !== null) this.logger.error({ err: error, times }, 'Archived games could not be read');
    });
    if (this.environment.archiveAfterMonths !== null) this.task.start();
  }

  onModuleDestroy(): void {
    this.stopped = true;
    this.stopListening?.();
    this.task.stop();
  }

  async archiveDue(now = Date.now()): Promise<void> {
    const { archiveAfterMonths } = this.environment;
    if (archiveAfterMonths === null) return;
    for (const month of await this.archiver.waiting(now, archiveAfterMonths)) {
      if (this.stopped) return;
      await this.archiveOne(month, now);
    }
  }

  private async archiveOne(month: string, now: number): Promise<void> {
    try {
      const { games, events, files } = await this.archiver.archive(month, { now });
      this.logger.info({ month, games, events, files: files.length }, 'A month of the log was archived');
    } catch (error) {
      if (!(error instanceof NotArchivable)) {
        this.logger.error({ err: error, month }, 'A month of the log could not be archived');
        return;
      }
      if (this.told.get(month) === error.message) return;
      this.told.set(month, error.message);
      this.logger.warn({ month, why: error.message }, 'A month of the log waits to be archived');
    }
  }
}
