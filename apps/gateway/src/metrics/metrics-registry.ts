import { setTimeout as pause } from 'node:timers/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { builtVersion } from './build-info.js';

/** How often the event loop's lag is looked at: each look wakes the process. A scrape of 15 s has 150 of them. */
const loopSampleMs = 100;
/** How long a request waits for a number that has to be fetched. */
const patienceMs = 1_000;

/** From a millisecond to seconds; a wait that matters to people begins between a tenth and a half. */
const latencies = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Labelled = readonly (readonly [label: string, value: number])[];

/** What is counted and measured, in a registry of its own: two gateways in one process do not mix theirs. */
export class MetricsRegistry {
  readonly registry = new Registry();

  /** And what Node.js says of the process, and which release it is: from then on as long as the process lives. */
  withProcess(): this {
    collectDefaultMetrics({ register: this.registry, eventLoopMonitoringPrecision: loopSampleMs });
    this.gauge('clockbeat_build_info', 'Always 1; which release this is', ['version', 'node']).set(
      { version: builtVersion(), node: process.version },
      1,
    );
    return this;
  }

  /** A number that is asked for when somebody looks; none while it cannot be had. */
  observed(name: string, help: string, read: () => number | null | Promise<number | null>): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      async collect() {
        const value = await soon(read);
        if (value === null) this.remove();
        else this.set(value);
      },
    });
  }

  /** Several numbers under one name, asked for when somebody looks; none while they cannot be had. */
  observedByLabel(name: string, help: string, label: string, read: () => Labelled | Promise<Labelled>): void {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [this.registry],
      async collect() {
        this.reset();
        for (const [of, value] of (await soon(read)) ?? []) this.set({ [label]: of }, value);
      },
    });
  }

  /** A number that somebody else counts up from the start of the process. */
  countedElsewhere(name: string, help: string, read: () => number): void {
    new Counter({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  }

  counter(name: string, help: string, labelNames: string[] = []): Counter<string> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  gauge(name: string, help: string, labelNames: string[] = []): Gauge<string> {
    return new Gauge({ name, help, labelNames, registers: [this.registry] });
  }

  /** Of seconds, unless other buckets are named. */
  histogram(name: string, help: string, buckets = latencies, labelNames: string[] = []): Histogram<string> {
    return new Histogram({ name, help, buckets, labelNames, registers: [this.registry] });
  }
}

const soon = async <T>(read: () => T | Promise<T>): Promise<T | null> => {
  try {
    return await Promise.race([read(), pause(patienceMs, null, { ref: false })]);
  } catch {
    return null;
  }
};
