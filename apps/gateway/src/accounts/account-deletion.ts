import { type GameId, UserId } from '@clockbeat/domain';
import { AccountStore, type ActingOperator, type AuditAct } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { PinoLogger } from 'nestjs-pino';
import { unavailable } from '../http/http-problem.js';
import { ServerClock } from '../live/clock/server-clock.js';
import { newCommandId, RunGameCommand } from '../live/game/run-game-command.js';

/** Games that end in one call; attempts at assignments may be many more. */
const endedAtMost = 2_000;
const page = 200;
const abreast = 16;

/** Ends an account: what it hosts ends first, so that no player sits in a game that nobody can move (docs/decisions/013). */
@Injectable()
export class AccountDeletion {
  constructor(
    private readonly accounts: AccountStore,
    private readonly commands: CommandBus,
    private readonly clock: ServerClock,
    private readonly logger: PinoLogger,
  ) {}

  /**
   * @param act what the audit log is told where it is not the account itself that wants it
   * @param by the operator that wants it then
   * Refuses where so many games were open that not all have ended yet: asked again, it goes on.
   *
   * @returns false where that one is no operator any more: the account stays
   */
  async delete(id: string, act?: AuditAct, by?: ActingOperator): Promise<boolean> {
    const userId = UserId(id);
    await this.endGames(userId);
    if (!(await this.accounts.delete(userId, act, by))) return false;
    // Another tab may have made one meanwhile; from now on none can.
    await this.endGames(userId);
    this.logger.info({ userId }, 'An account was deleted');
    return true;
  }

  private async endGames(userId: UserId): Promise<void> {
    for (let ended = 0; ended < endedAtMost; ended += page) {
      const open = await this.accounts.openGamesOf(userId, page);
      const isLast = open.length < page;
      const endOn = async (): Promise<void> => {
        for (let gameId = open.pop(); gameId !== undefined; gameId = open.pop())
          await this.endGame(gameId, userId);
      };
      await Promise.all(Array.from({ length: abreast }, endOn));
      if (isLast) return;
    }
    throw unavailable(
      'Many of your games are still open. Some have ended now: please ask again for the others.',
    );
  }

  private async endGame(gameId: GameId, userId: UserId): Promise<void> {
    const outcome = await this.commands.execute(
      new RunGameCommand({
        type: 'FinishGame',
        gameId,
        at: this.clock.now(),
        commandId: newCommandId(),
        by: { as: 'host', userId },
      }),
    );
    if (outcome.outcome === 'rejected' && outcome.code !== 'game_finished') throw unavailable();
  }
}
