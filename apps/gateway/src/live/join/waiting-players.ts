import type { GameId } from '@clockbeat/domain';
import { type CodeHolder, JoinCodeStore } from '@clockbeat/persistence';
import {
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { RecurringTask } from '../../runtime/recurring-task.js';
import type { Connection } from '../wire/connection.js';
import { Neighbours } from '../wire/neighbours.js';
import { ByHolder } from './by-holder.js';
import { Door } from './door.js';
import type { SeatRequest } from './seating.js';
import { TeamWatchers } from './team-watchers.js';

/** Gateways tell each other of new games through Redis; without it, and should that be lost, they are noticed by asking. */
const askEveryMs = 500;

/** Players who joined with the code of a team or a series that has no open game: they get in by themselves when it is made (GAME-04). */
@Injectable()
export class WaitingPlayers implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  private readonly waiting = new ByHolder<SeatRequest>();
  private readonly task = new RecurringTask(() => this.ask(), {
    everyMs: askEveryMs,
    restsWhile: () => this.waiting.holders.length === 0,
  });

  constructor(
    private readonly codes: JoinCodeStore,
    private readonly door: Door,
    private readonly watchers: TeamWatchers,
    private readonly neighbours: Neighbours,
  ) {}

  onModuleInit(): void {
    this.neighbours.on('gameMade', ({ teamId, gameId }) => {
      // A player who could not be seated just now waits on, and is asked for the next time.
      this.letAllIn(teamId, gameId).catch(() => undefined);
    });
  }

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onModuleDestroy(): void {
    this.task.stop();
  }

  wait(holder: CodeHolder, connection: Connection, request: SeatRequest): void {
    this.waiting.set(holder, connection, request);
    this.task.wake();
  }

  isWaiting(connection: Connection): boolean {
    return this.waiting.has(connection);
  }

  /** The socket went away, or joined something else. */
  forget(connection: Connection): void {
    this.waiting.forget(connection);
  }

  /** It has a game: everybody who waited for it takes a seat, on all gateways. */
  async gameMade(holder: CodeHolder, gameId: GameId): Promise<void> {
    this.neighbours.tell('gameMade', { teamId: holder, gameId });
    await this.letAllIn(holder, gameId);
  }

  private async letAllIn(holder: CodeHolder, gameId: GameId): Promise<void> {
    this.watchers.tell(holder, gameId);
    const all = this.waiting.take(holder);
    await Promise.all(all.map(([connection, request]) => this.letIn(holder, connection, gameId, request)));
  }

  private async letIn(
    holder: CodeHolder,
    connection: Connection,
    gameId: GameId,
    request: SeatRequest,
  ): Promise<void> {
    const told = await this.door.letIn(connection, gameId, request);
    if (!told) this.wait(holder, connection, request); // the next time tries again
  }

  private async ask(): Promise<void> {
    const { holders } = this.waiting;
    if (holders.length === 0) return;
    const open = await this.codes.openGamesOf(holders);
    await Promise.all([...open].map(([holder, gameId]) => this.letAllIn(holder, gameId)));
  }
}
