import type { OperatorReason, TransferredGamesView, UserId } from '@clockbeat/domain';
import { OperatedAccounts } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.js';
import { GameDesk } from '../games/game-desk.js';
import { ServerClock } from '../live/clock/server-clock.js';
import { newCommandId } from '../live/game/run-game-command.js';

/** So many games a call: each is folded, and gets an event. */
const gamesAtOnce = 50;

interface Wanted {
  readonly from: UserId;
  readonly to: UserId;
  /** The operator. */
  readonly by: UserId;
  readonly reason: OperatorReason;
}

/** Finished games that go from one host to another (decision 093). */
@Injectable()
export class HandOver {
  constructor(
    private readonly accounts: OperatedAccounts,
    private readonly desk: GameDesk,
    private readonly clock: ServerClock,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Some of them, and where to go on. The line in the audit log comes first: what the log of games has cannot be taken back. Lists may
   * still have a game that somebody else has handed over, or that was deleted.
   */
  async some({ from, to, by, reason }: Wanted, after = ''): Promise<TransferredGamesView> {
    const games = await this.accounts.endedGames(from, after, gamesAtOnce);
    await this.audit.record({
      what: 'operator_games_transferred',
      actor: by,
      about: from,
      details: { to, reason, games: games.length },
    });
    let moved = 0;
    for (const gameId of games) {
      const game = await this.desk.peek(gameId);
      if (game?.hostId !== from) continue;
      await this.accounts.endWaysIn(gameId, from);
      await this.desk.run({
        type: 'ChangeHost',
        gameId,
        at: this.clock.now(),
        commandId: newCommandId(),
        by: { as: 'operator', reason },
        from,
        to,
      });
      moved += 1;
    }
    return { games: moved, next: games.length < gamesAtOnce ? null : (games.at(-1) ?? null) };
  }
}
