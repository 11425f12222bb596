import { decide, type GameCommand, type Issuer, type NameOwner, type PlayerId } from '@clockbeat/domain';
import { type AuditAct, ForgottenNamesStore, GameIsArchived } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { HttpProblem, notFound } from '../../http/http-problem.js';
import { ServerClock } from '../../live/clock/server-clock.js';
import { newCommandId } from '../../live/game/run-game-command.js';
import { GameDesk } from '../game-desk.js';

/** Names that are taken out of games that are over (decision 092). */
@Injectable()
export class ForgottenNames {
  constructor(
    private readonly desk: GameDesk,
    private readonly names: ForgottenNamesStore,
    private readonly clock: ServerClock,
  ) {}

  /**
   * First from the store, then the fact: whoever reads the log in between finds nothing any more, and every gateway that has the
   * game in memory follows. A call that broke off between the two is made again.
   */
  async forget(
    id: string,
    name: { readonly playerId: PlayerId; readonly of: NameOwner },
    by: Issuer,
    act: Pick<AuditAct, 'what' | 'actor' | 'details'>,
  ): Promise<void> {
    const game = await this.desk.find(id);
    const { gameId } = game;
    const command: GameCommand<'ForgetName'> = {
      type: 'ForgetName',
      gameId,
      at: this.clock.now(),
      commandId: newCommandId(),
      by,
      ...name,
    };
    const decision = decide(command, game);
    if (decision.outcome === 'rejected' && decision.code === 'unknown_team')
      throw new HttpProblem(
        'unknown_team',
        'Only the name of a team that players have made up can be forgotten: this one is the host’s own, or there is none',
      );
    if (decision.outcome === 'rejected') throw new HttpProblem(decision.code);
    // by another of its players: the log has got one name for it already, which the lists have too
    if (decision.outcome === 'unchanged' && name.of === 'team') return;
    if (!(await this.fromStore({ gameId, ...name }, act))) throw notFound('Player');
    await this.desk.run(command);
  }

  private async fromStore(
    name: Parameters<ForgottenNamesStore['forget']>[0],
    act: Pick<AuditAct, 'what' | 'actor' | 'details'>,
  ): Promise<boolean> {
    try {
      return await this.names.forget(name, act);
    } catch (error) {
      if (!(error instanceof GameIsArchived)) throw error;
      throw new HttpProblem(
        'conflict',
        'This game is in the archive with its names in the open: whoever runs this installation has to bring its month back first',
      );
    }
  }
}
