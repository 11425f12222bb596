import { type SeriesProblem, seriesLimits } from '@clockbeat/domain';
import { type DueNight, QuotaReached, SeriesNightStore, SeriesStore } from '@clockbeat/persistence';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { HttpProblem } from '../http/http-problem.js';
import { ServerClock } from '../live/clock/server-clock.js';
import { newGameId } from '../live/game/new-game-id.js';
import { WaitingPlayers } from '../live/join/waiting-players.js';
import { RecurringTask } from '../runtime/recurring-task.js';
import { nextNight } from './next-night.js';
import { SeriesGames } from './series-games.js';

/** A night's game is there hours before it: to look once a minute is soon enough. */
const everyMs = 60_000;
const jitterMs = 10_000;
/** Longer than a game takes to be made while the store answers slowly. */
const holdMs = 60_000;
/** What could not be made because of its questions or a quota. */
const tryAgainMs = 5 * 60_000;

/**
 * Has the games of series made when it is time, by whichever gateway comes first (docs/decisions/103). One that dies between its claim
 * and the game leaves the claim to another, a minute later, which makes the game with the same id.
 */
@Injectable()
export class SeriesMaker implements OnApplicationBootstrap, OnModuleDestroy {
  private stopped = false;
  private readonly task = new RecurringTask(() => this.makeDue(), { everyMs, jitterMs });

  constructor(
    private readonly series: SeriesStore,
    private readonly nights: SeriesNightStore,
    private readonly games: SeriesGames,
    private readonly waiting: WaitingPlayers,
    private readonly clock: ServerClock,
    private readonly logger: PinoLogger,
  ) {}

  /** Looks at once: a night may have become due while no gateway ran. */
  onApplicationBootstrap(): void {
    this.task.hurry();
  }

  onModuleDestroy(): void {
    this.stopped = true;
    this.task.stop();
  }

  /** Makes all games whose time has come. What fails by no fault of its host is left to the next look. */
  async makeDue(): Promise<void> {
    while (!this.stopped) {
      const due = await this.nights.claim(this.aClaim());
      if (due === null) return;
      await this.tend(due).catch((error: unknown) => this.warn(error, due));
    }
  }

  /**
   * The next night's game of this series, before its time. Null: somebody is at it, or there is no next night. Refused as a call of its
   * host would be.
   */
  async makeNext(seriesId: DueNight['seriesId']): Promise<DueNight | null> {
    const due = await this.nights.claimNext(seriesId, this.aClaim());
    if (due === null) return null;
    try {
      await this.make(due);
      return due;
    } catch (error) {
      // at its own time it is tried again
      await this.nights.failed(due, problemOf(error), this.clock.now());
      throw error;
    }
  }

  private aClaim() {
    const at = this.clock.now();
    return { at, holdMs, gameId: newGameId(at) };
  }

  private async tend(due: DueNight): Promise<void> {
    const now = this.clock.now();
    if (now > due.startsAt + seriesLimits.lateMs) return this.miss(due, now);
    try {
      await this.make(due);
    } catch (error) {
      const problem = problemOf(error);
      if (problem === null) throw error;
      this.warn(error, due);
      await this.nights.failed(due, problem, now + tryAgainMs);
    }
  }

  private async make(due: DueNight): Promise<void> {
    const series = await this.series.find(due.seriesId);
    if (series === null) return; // deleted meanwhile
    const { gameId } = await this.games.make(series, due);
    await this.nights.made(due, nextNight(series, Math.max(due.startsAt, this.clock.now())));
    this.logger.info({ seriesId: series.id, night: due.night, gameId }, 'The game of a series was made');
    // whoever waits is noticed by asking as well
    await this.waiting.gameMade(series.id, gameId).catch((error: unknown) => this.warn(error, due));
  }

  /** No gateway was there, or what hindered it lasted: the game would come when nobody is there any more. */
  private async miss(due: DueNight, now: number): Promise<void> {
    const series = await this.series.find(due.seriesId);
    if (series === null) return;
    await this.nights.missed(due, nextNight(series, now));
    this.logger.warn({ seriesId: series.id, night: due.night }, 'A night of a series was missed');
  }

  private warn(err: unknown, { seriesId, night }: DueNight): void {
    this.logger.warn({ err, seriesId, night }, 'The game of a series could not be made');
  }
}

/** What its host can do something about; null: anything else. */
const problemOf = (error: unknown): SeriesProblem | null => {
  if (error instanceof QuotaReached) return 'quota';
  if (!(error instanceof HttpProblem)) return null;
  if (error.code === 'not_a_host') return 'not_a_host';
  return error.getStatus() < 500 ? 'questions' : null;
};
