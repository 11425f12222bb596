import { Persistence } from '@clockbeat/persistence';
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Metrics } from './metrics.js';
import { observeServer } from './server-metrics.js';

/** What an operator wants to know of the way to PostgreSQL: appends, connections, the horizon of commit-safe reading. */
@Injectable()
export class StoreMetrics implements OnModuleInit, OnApplicationShutdown {
  private readonly stops: (() => void)[] = [];

  constructor(
    private readonly persistence: Persistence,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.countBatches();
    this.lookAtTheQueue();
    observeServer(this.metrics, this.persistence.events);
  }

  onApplicationShutdown(): void {
    for (const stop of this.stops) stop();
  }

  /** Once a batch, never once an answer: a histogram costs more than a row does. */
  private countBatches(): void {
    const { metrics } = this;
    const { appends } = this.persistence;
    const events = metrics.histogram(
      'clockbeat_append_batch_events',
      'Events in one appended batch',
      [1, 2, 5, 10, 20, 50, 100, 200, 500],
    );
    const seconds = metrics.histogram(
      'clockbeat_append_batch_seconds',
      'From sending a batch to its answer',
      [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    );
    const waited = metrics.histogram(
      'clockbeat_append_wait_seconds',
      'How long the oldest event of a batch had waited in the queue when the batch was sent',
    );
    const rows = metrics.counter('clockbeat_append_rows_total', 'Appended rows, by the store’s verdict', [
      'verdict',
    ]);
    const faults = metrics.counter(
      'clockbeat_append_faults_total',
      'Batches that failed and were tried again, by why',
      ['fault'],
    );
    this.stops.push(
      appends.onBatch((batch) => {
        events.observe(batch.rows);
        seconds.observe(batch.ms / 1000);
        waited.observe(batch.waitedMs / 1000);
        rows.inc({ verdict: 'stored' }, batch.stored);
        rows.inc({ verdict: 'fenced' }, batch.fenced);
        rows.inc({ verdict: 'duplicate' }, batch.duplicates);
      }),
      appends.onFault(({ fault }) => faults.inc({ fault })),
    );
  }

  private lookAtTheQueue(): void {
    const { appends, pool } = this.persistence;
    this.metrics.observed('clockbeat_append_queue_rows', 'Events queued or in flight', () => appends.depth);
    this.metrics.countedElsewhere(
      'clockbeat_appends_refused_total',
      'Appends turned away, for the queue was full or closing',
      () => appends.stats.unavailable,
    );
    this.metrics.observedByLabel(
      'clockbeat_db_pool_connections',
      'Connections of the pool, besides those that append',
      'state',
      () => [
        ['idle', pool.idleCount],
        ['busy', pool.totalCount - pool.idleCount],
      ],
    );
    this.metrics.observed(
      'clockbeat_db_pool_waiting',
      'Who waits for a connection of the pool',
      () => pool.waitingCount,
    );
  }
}
