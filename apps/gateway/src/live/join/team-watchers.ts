import type { GameId, TeamId } from '@clockbeat/domain';
import { type CodeHolder, JoinCodeStore } from '@clockbeat/persistence';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { RecurringTask } from '../../runtime/recurring-task.js';
import type { Connection } from '../wire/connection.js';
import { ByHolder } from './by-holder.js';

/** A new game is told at once; ends, and what was lost between gateways, are noticed by asking for all teams together. */
const askEveryMs = 3_000;

/** Those who look at a team's lobby: they are told when its code leads to another game, or to none. */
@Injectable()
export class TeamWatchers implements OnApplicationBootstrap, OnModuleDestroy {
  /** With what they were told last. */
  private readonly watching = new ByHolder<GameId | null>();
  private readonly task = new RecurringTask(() => this.ask(), {
    everyMs: askEveryMs,
    restsWhile: () => this.watching.holders.length === 0,
  });

  constructor(private readonly codes: JoinCodeStore) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onModuleDestroy(): void {
    this.task.stop();
  }

  /** A socket watches one team, the last that it named; `gameId` is what it is answered. */
  watch(teamId: TeamId, connection: Connection, gameId: GameId | null): void {
    this.watching.forget(connection);
    this.watching.set(teamId, connection, gameId);
    this.task.wake();
  }

  isWatching(connection: Connection): boolean {
    return this.watching.has(connection);
  }

  forget(connection: Connection): void {
    this.watching.forget(connection);
  }

  /** The team's code leads to this game now. */
  tell(teamId: CodeHolder, gameId: GameId | null): void {
    for (const [connection, told] of this.watching.of(teamId)) {
      if (told === gameId) continue;
      this.watching.set(teamId, connection, gameId);
      connection.socket.emit('teamGame', { teamId, gameId });
    }
  }

  private async ask(): Promise<void> {
    const { holders: teams } = this.watching;
    if (teams.length === 0) return;
    const open = await this.codes.openGamesOf(teams);
    for (const teamId of teams) this.tell(teamId, open.get(teamId) ?? null);
  }
}
