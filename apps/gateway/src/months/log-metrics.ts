import { LogMonths, MonthArchiver } from '@clockbeat/persistence';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '../metrics/metrics.js';

/** What an operator wants to know of the log's growth, and of what leaves it. The same from every gateway. */
@Injectable()
export class LogMetrics implements OnModuleInit {
  constructor(
    private readonly months: LogMonths,
    private readonly archiver: MonthArchiver,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    const { metrics, months, archiver } = this;
    metrics.observed(
      'clockbeat_log_events',
      'Events in the database, archived ones not among them, as PostgreSQL estimates',
      async () => (await months.size()).events,
    );
    metrics.observed(
      'clockbeat_log_bytes',
      'What they take with their indexes, as PostgreSQL estimates',
      async () => (await months.size()).bytes,
    );
    metrics.observed(
      'clockbeat_archived_months',
      'Months of the log that are in the archive',
      async () => (await archiver.list()).length,
    );
    metrics.observed(
      'clockbeat_archived_age_seconds',
      'How long ago the last month was archived; absent while none is',
      async () => {
        const times = (await archiver.list()).map(({ archivedAt }) => archivedAt.getTime());
        return times.length === 0 ? null : (Date.now() - Math.max(...times)) / 1_000;
      },
    );
  }
}
