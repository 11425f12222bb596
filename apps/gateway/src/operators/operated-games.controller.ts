import { GameId, limits, type OperatedGameView, type Page, UserId, type UserView } from '@clockbeat/domain';
import { Installation } from '@clockbeat/persistence';
import { Body, Controller, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AuditTrail } from '../audit/audit-trail.js';
import { RecentSignIn } from '../auth/recent-sign-in.guard.js';
import { GameDesk } from '../games/game-desk.js';
import { CurrentUser } from '../http/current-user.decorator.js';
import { Cursors } from '../http/cursors.js';
import { HttpProblem } from '../http/http-problem.js';
import { ServerClock } from '../live/clock/server-clock.js';
import { newCommandId, RunGameCommand } from '../live/game/run-game-command.js';
import { MayOperate } from '../roles/may-operate.js';
import { Answers, pageOf, Refuses } from '../schemas/answers.js';
import { OpenGamesQuery, ReasonDto } from './operators.dto.js';

@ApiTags('operators')
@Controller('api/operator/games')
@MayOperate()
export class OperatedGamesController {
  constructor(
    private readonly installation: Installation,
    private readonly desk: GameDesk,
    private readonly commands: CommandBus,
    private readonly clock: ServerClock,
    private readonly audit: AuditTrail,
    private readonly cursors: Cursors,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Games that have not ended, the newest first' })
  @Answers(200, pageOf('OperatedGameView'))
  @Refuses(400)
  list(
    @Query() { limit = limits.pageSize.default, cursor, host }: OpenGamesQuery,
  ): Promise<Page<OperatedGameView>> {
    return this.cursors.page(`operator games ${host ?? ''}`, { limit, cursor }, (page) =>
      this.installation.openGames(host ?? null, page),
    );
  }

  /** The room sees that an operator ended it, and why. The line comes first: what the log of games has cannot be taken back. */
  @Post(':id/end')
  @RecentSignIn()
  @HttpCode(204)
  @ApiOperation({ summary: 'End a game' })
  @ApiNoContentResponse()
  @Refuses(400, 404, [409, 'It has ended'])
  async end(
    @Param('id') id: string,
    @Body() { reason }: ReasonDto,
    @CurrentUser() user: UserView,
  ): Promise<void> {
    const { gameId, status } = await this.desk.find(id);
    if (status === 'finished') throw new HttpProblem('game_finished');
    await this.audit.record({
      what: 'operator_game_ended',
      actor: UserId(user.id),
      about: gameId,
      details: { reason },
    });
    const outcome = await this.commands.execute(
      new RunGameCommand({
        type: 'FinishGame',
        gameId: GameId(gameId),
        at: this.clock.now(),
        commandId: newCommandId(),
        by: { as: 'operator', reason },
      }),
    );
    if (outcome.outcome === 'rejected') throw new HttpProblem(outcome.code);
  }
}
