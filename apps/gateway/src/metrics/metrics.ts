import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { MetricsRegistry } from './metrics-registry.js';

/**
 * What this gateway counts and measures. Every name stands in docs/operations.md with its meaning; a test holds the two
 * against each other.
 */
@Injectable()
export class Metrics extends MetricsRegistry implements OnApplicationShutdown {
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
  readonly monthsToArchive = this.gauge(
    'clockbeat_months_to_archive',
    'Months of the log that were due at the last look, and are not in the archive',
  );
  readonly archivings = this.counter(
    'clockbeat_archivings_total',
    'Months that this gateway had archived, by what came of it',
    ['outcome'],
  );

  onApplicationShutdown(): void {
    this.registry.clear();
  }
}
