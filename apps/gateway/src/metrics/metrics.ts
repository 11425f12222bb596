import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** How long a request waits for a number that has to be fetched. */
const patienceMs = 1_000;

/** From a millisecond to seconds; a wait that matters to people begins between a tenth and a half. */
const latencies = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Labelled = readonly (readonly [label: string, value: number])[];

/**
 * What this gateway counts and measures, in a registry of its own: two gateways in one process do not mix theirs. Every
 * name stands in docs/operations.md with its meaning; a test holds the two against each other.
 */
@Injectable()
export class Metrics implements OnApplicationShutdown {
  readonly registry = new Registry();

  readonly answers = this.counter('clockbeat_answers_total', 'Answers stored, by whether they were right', [
    'correct',
  ]);
  readonly answerSeconds = this.histogram(
    'clockbeat_answer_seconds',
    'From receiving an answer to acknowledging it',
  );
  readonly messages = this.counter('clockbeat_messages_total', 'Socket messages, by what came of them', [
    'message',
    'outcome',
  ]);
  readonly joins = this.counter('clockbeat_joins_total', 'Seats taken');
  readonly games = this.counter('clockbeat_games_total', 'Steps in the lives of games', ['step']);
  readonly timerLateness = this.histogram(
    'clockbeat_timer_lateness_seconds',
    'How late time ended a state: from when it was due to when that was stored',
  );
  readonly overdueGames = this.gauge(
    'clockbeat_overdue_games',
    'Games overdue by more than a second at the last look',
  );
  readonly gapRepairs = this.counter(
    'clockbeat_gap_repairs_total',
    'Reads of the log for what the feed had not brought, by who missed it',
    ['found_by'],
  );
  readonly failedSteps = this.counter(
    'clockbeat_failed_steps_total',
    'Bugs: steps that follow a commit and threw, by their name in after-commit.ts',
    ['step'],
  );
  readonly gamesLetGo = this.counter(
    'clockbeat_games_let_go_total',
    'Games let go, for a newer release has written to them',
  );
  readonly projectionFailures = this.counter(
    'clockbeat_projection_failures_total',
    'Failed steps of projections',
    ['projection'],
  );
  readonly monthsToArchive = this.gauge(
    'clockbeat_months_to_archive',
    'Months of the log that were due at the last look, and are not in the archive',
  );
  readonly archivings = this.counter(
    'clockbeat_archivings_total',
    'Months that this gateway had archived, by what came of it',
    ['outcome'],
  );

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

  onApplicationShutdown(): void {
    this.registry.clear();
  }
}

const soon = async <T>(read: () => T | Promise<T>): Promise<T | null> => {
  try {
    return await Promise.race([read(), pause(patienceMs, null, { ref: false })]);
  } catch {
    return null;
  }
};
