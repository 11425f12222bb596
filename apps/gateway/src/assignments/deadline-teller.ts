import { type AssignmentId, type GameId, type UserId } from '@clockbeat/domain';
import { AssignmentStore } from '@clockbeat/persistence';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { PinoLogger } from 'nestjs-pino';
import { ServerClock } from '../live/clock/server-clock.js';
import { newCommandId, RunGameCommand } from '../live/game/run-game-command.js';
import { RecurringTask } from '../runtime/recurring-task.js';

const everyMs = 1_000;
const jitterMs = 300;
const assignmentsAtOnce = 20;
/** Attempts that are told in one go, and how many of them at a time. */
const page = 500;
const abreast = 16;

type Moved = { readonly id: AssignmentId; readonly userId: UserId; readonly closesAt: Date };

/**
 * Writes a deadline that has moved into the logs of the attempts that go on: only what is in a log is decided by. Whoever moves it
 * tells them at once; what a crash or an absent store left untold every gateway finds.
 */
@Injectable()
export class DeadlineTeller implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly task = new RecurringTask(() => this.sweep(), { everyMs, jitterMs });

  constructor(
    private readonly store: AssignmentStore,
    private readonly commands: CommandBus,
    private readonly clock: ServerClock,
    private readonly logger: PinoLogger,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onModuleDestroy(): void {
    this.task.stop();
  }

  /** What is not reached now is told by the sweep. */
  async tell({ id, userId, closesAt }: Moved): Promise<void> {
    await this.store.skipEnded(id, closesAt);
    for (let isMore = true; isMore; ) {
      const gameIds = await this.store.untold(id, closesAt, page);
      const told: GameId[] = [];
      const left = [...gameIds];
      const tellOn = async (): Promise<void> => {
        for (let gameId = left.pop(); gameId !== undefined; gameId = left.pop())
          if (await this.move(gameId, userId, closesAt)) told.push(gameId);
      };
      await Promise.all(Array.from({ length: abreast }, tellOn));
      await this.store.told(id, closesAt, told);
      if (told.length < gameIds.length)
        this.logger.warn(
          { assignmentId: id, left: gameIds.length - told.length },
          'A deadline is not told to all',
        );
      isMore = gameIds.length === page && told.length > 0;
    }
  }

  /** True: its log knows, or has no need to: it has ended, or has not begun, and will begin with the new one. */
  private async move(gameId: GameId, userId: UserId, closesAt: Date): Promise<boolean> {
    const parts = { gameId, at: this.clock.now(), commandId: newCommandId() };
    const by = { as: 'host' as const, userId };
    const outcome = await this.commands
      .execute(new RunGameCommand({ type: 'MoveDeadline', ...parts, by, closesAt: closesAt.getTime() }))
      .catch(() => null);
    if (outcome === null) return false;
    return outcome.outcome !== 'rejected' || outcome.code !== 'unavailable';
  }

  private async sweep(): Promise<void> {
    for (const moved of await this.store.toTell(assignmentsAtOnce)) await this.tell(moved);
  }
}
