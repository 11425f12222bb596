import { FinishGame, UserId } from '@clockbeat/domain';
import { AccountStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { unavailable } from '../http/http-problem.js';
import { ServerClock } from '../live/clock/server-clock.js';
import { GameBus } from '../live/game/game-bus.js';
import { newCommandId } from '../live/game/run-command.js';

/** Ends an account: what it hosts ends first, so that no player sits in a game that nobody can move (docs/decisions/013). */
@Injectable()
export class AccountDeletion {
  constructor(
    private readonly accounts: AccountStore,
    private readonly bus: GameBus,
    private readonly clock: ServerClock,
    private readonly logger: PinoLogger,
  ) {}

  async delete(id: string): Promise<void> {
    const userId = UserId(id);
    await this.endGames(userId);
    await this.accounts.delete(userId);
    // Another tab may have made one meanwhile; from now on none can.
    await this.endGames(userId);
    this.logger.info({ userId }, 'An account was deleted');
  }

  private async endGames(userId: UserId): Promise<void> {
    for (const gameId of await this.accounts.openGamesOf(userId)) {
      const by = { as: 'host', userId } as const;
      const command = new FinishGame({ gameId, at: this.clock.now(), commandId: newCommandId(), by });
      const outcome = await this.bus.run(command);
      if (outcome.outcome === 'rejected' && outcome.code !== 'game_finished') throw unavailable();
    }
  }
}
