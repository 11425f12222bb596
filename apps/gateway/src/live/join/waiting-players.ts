import type { GameId, TeamId } from '@clockbeat/domain';
import { JoinCodeStore } from '@clockbeat/persistence';
import {
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { RecurringTask } from '../../runtime/recurring-task.js';
import type { Connection } from '../wire/connection.js';
import { Neighbours } from '../wire/neighbours.js';
import { ByTeam } from './by-team.js';
import { Door } from './door.js';
import type { SeatRequest } from './seating.js';
import { TeamWatchers } from './team-watchers.js';

/** Gateways tell each other of new games through Redis; without it, and should that be lost, they are noticed by asking. */
const askEveryMs = 500;

/** Players who joined with the code of a team that has no open game: they get in by themselves when it is made (GAME-04). */
@Injectable()
export class WaitingPlayers implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  private readonly waiting = new ByTeam<SeatRequest>();
  private readonly task = new RecurringTask(() => this.ask(), {
    everyMs: askEveryMs,
    restsWhile: () => this.waiting.teams.length === 0,
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

  wait(teamId: TeamId, connection: Connection, request: SeatRequest): void {
    this.waiting.set(teamId, connection, request);
    this.task.wake();
  }

  isWaiting(connection: Connection): boolean {
    return this.waiting.has(connection);
  }

  /** The socket went away, or joined something else. */
  forget(connection: Connection): void {
    this.waiting.forget(connection);
  }

  /** The team has a game: everybody who waited for it takes a seat, on all gateways. */
  async gameMade(teamId: TeamId, gameId: GameId): Promise<void> {
    this.neighbours.tell('gameMade', { teamId, gameId });
    await this.letAllIn(teamId, gameId);
  }

  private async letAllIn(teamId: TeamId, gameId: GameId): Promise<void> {
    this.watchers.tell(teamId, gameId);
    const all = this.waiting.take(teamId);
    await Promise.all(all.map(([connection, request]) => this.letIn(teamId, connection, gameId, request)));
  }

  private async letIn(
    teamId: TeamId,
    connection: Connection,
    gameId: GameId,
    request: SeatRequest,
  ): Promise<void> {
    const told = await this.door.letIn(connection, gameId, request);
    if (!told) this.wait(teamId, connection, request); // the next time tries again
  }

  private async ask(): Promise<void> {
    const { teams } = this.waiting;
    if (teams.length === 0) return;
    const open = await this.codes.openGamesOf(teams);
    await Promise.all([...open].map(([teamId, gameId]) => this.letAllIn(teamId, gameId)));
  }
}
