import { Persistence } from '@clockbeat/persistence';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** How often the event loop's lag is looked at: each look wakes the process. */
const loopSampleMs = 50;

/** What this gateway counts and measures, in a registry of its own: two gateways in one process do not mix theirs. */
@Injectable()
export class Metrics implements OnApplicationShutdown {
  readonly registry = new Registry();

  readonly answers = this.counter('clockbeat_answers_total', 'Answers stored, by whether they were right', [
    'correct',
  ]);
  readonly messages = this.counter('clockbeat_messages_total', 'Socket messages received', [
    'message',
    'outcome',
  ]);
  private readonly appendEvents = this.histogram(
    'clockbeat_append_batch_events',
    'Events in one appended batch',
    [1, 2, 5, 10, 20, 50, 100, 200, 500],
  );
  private readonly appendSeconds = this.histogram(
    'clockbeat_append_batch_seconds',
    'From sending a batch to its answer',
    [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
  );
  private readonly appended = this.counter(
    'clockbeat_append_rows_total',
    'Appended rows, by the store’s verdict',
    ['verdict'],
  );
  private readonly stopListening: () => void;

  constructor(persistence: Persistence) {
    collectDefaultMetrics({ register: this.registry, eventLoopMonitoringPrecision: loopSampleMs });
    this.observed('clockbeat_appends_refused', 'Appends turned away, for the queue was full', () => {
      return persistence.appends.stats.unavailable;
    });
    this.stopListening = persistence.appends.onBatch((batch) => {
      this.appendEvents.observe(batch.rows);
      this.appendSeconds.observe(batch.ms / 1000);
      this.appended.inc({ verdict: 'stored' }, batch.stored);
      this.appended.inc({ verdict: 'fenced' }, batch.fenced);
      this.appended.inc({ verdict: 'duplicate' }, batch.duplicates);
    });
  }

  /** A number that is asked for when somebody looks. */
  observed(name: string, help: string, read: () => number | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      async collect() {
        this.set(await read());
      },
    });
  }

  /** Several numbers under one name, asked for when somebody looks; none while they cannot be had. */
  observedByLabel(
    name: string,
    help: string,
    label: string,
    read: () => Promise<readonly (readonly [label: string, value: number])[]>,
  ): void {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [this.registry],
      async collect() {
        this.reset();
        for (const [of, value] of await read().catch(() => [])) this.set({ [label]: of }, value);
      },
    });
  }

  counter(name: string, help: string, labelNames: string[] = []): Counter<string> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  histogram(name: string, help: string, buckets: number[], labelNames: string[] = []): Histogram<string> {
    return new Histogram({ name, help, buckets, labelNames, registers: [this.registry] });
  }

  onApplicationShutdown(): void {
    this.stopListening();
    this.registry.clear();
  }
}
