import {
  forgettableTeam,
  limits,
  type NameOwner,
  type OperatedReportInFull,
  type OperatedReportView,
  optionsShown,
  type Page,
  type PlayableGame,
  PlayerId,
  standsForForgotten,
  UserId,
  type UserView,
} from '@clockbeat/domain';
import { type KeptReport, ReportStore } from '@clockbeat/persistence';
import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { AuditTrail } from '../audit/audit-trail.js';
import { RecentSignIn } from '../auth/recent-sign-in.guard.js';
import { GameDesk } from '../games/game-desk.js';
import { ForgottenNames } from '../games/names/forgotten-names.js';
import { CurrentUser } from '../http/current-user.decorator.js';
import { Cursors } from '../http/cursors.js';
import { HttpProblem, notFound } from '../http/http-problem.js';
import { ServerClock } from '../live/clock/server-clock.js';
import { newCommandId, RunGameCommand } from '../live/game/run-game-command.js';
import { PlayerNames } from '../live/join/names/player-names.js';
import { MayOperate } from '../roles/may-operate.js';
import { Answers, pageOf, Refuses } from '../schemas/answers.js';
import { ReasonDto, ReportsQuery } from './operators.dto.js';

/** What people reported of games. A game is ended, and its host suspended, by the calls that do so for any. */
@ApiTags('operators')
@Controller('api/operator/reports')
@MayOperate()
export class OperatedReportsController {
  constructor(
    private readonly reports: ReportStore,
    private readonly desk: GameDesk,
    private readonly names: PlayerNames,
    private readonly forgotten: ForgottenNames,
    private readonly commands: CommandBus,
    private readonly clock: ServerClock,
    private readonly audit: AuditTrail,
    private readonly cursors: Cursors,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'Names and questions that were reported, the newest or the most often reported first',
  })
  @Answers(200, pageOf('OperatedReportView'))
  @Refuses(400)
  list(
    @Query() { limit = limits.pageSize.default, cursor, order = 'newest', done }: ReportsQuery,
  ): Promise<Page<OperatedReportView>> {
    const wanted = { mostFirst: order === 'most', withDone: done === 'true' };
    return this.cursors.page(`operator reports ${order}`, { limit, cursor }, (page) =>
      this.reports.page(wanted, page),
    );
  }

  @Get(':id')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'One of them, with what was said of it and what its game asks' })
  @Answers(200, 'OperatedReportInFull')
  @Refuses(404)
  async find(@Param('id') id: string): Promise<OperatedReportInFull> {
    const kept = await this.kept(id);
    const { playerId: _, ...report } = kept;
    const [notes, game] = await Promise.all([this.reports.notesOf(id), this.desk.peek(report.gameId)]);
    const questions = game?.content.questions.map((asked) => ({
      question: asked.question,
      options: [...optionsShown(asked)],
    }));
    return {
      ...report,
      notes,
      questions: questions ?? [],
      mayMask: game !== null && (isMaskable(game, kept) || forgettable(game, kept) !== null),
    };
  }

  /**
   * A player gets another name, drawn by lot, where the game still goes on: everybody sees it at once. In a game that is over the
   * name is forgotten, a team's too.
   */
  @Post(':id/mask')
  @RecentSignIn()
  @HttpCode(204)
  @ApiOperation({
    summary: 'Give the player of a reported name another one; after the end have the name forgotten',
  })
  @ApiNoContentResponse()
  @Refuses(400, 404, [409, 'It is no name that can be taken away, or nobody’s any more'])
  async mask(
    @Param('id') id: string,
    @Body() { reason }: ReasonDto,
    @CurrentUser() user: UserView,
    @Req() request: Request,
  ): Promise<void> {
    const report = await this.kept(id);
    const game = await this.desk.find(report.gameId);
    const over = forgettable(game, report);
    if (over) {
      const by = { as: 'operator', reason } as const;
      const details = { reason, player: over.playerId, of: over.of };
      await this.forgotten.forget(game.gameId, over, by, {
        what: 'operator_name_masked',
        actor: UserId(user.id),
        details,
      });
      await this.reports.noteMasked(id);
      return;
    }
    if (!isMaskable(game, report)) throw new HttpProblem('conflict', 'Nobody has this name any more.');
    await this.audit.record({
      what: 'operator_name_masked',
      actor: UserId(user.id),
      about: game.gameId,
      details: { reason, player: report.playerId },
    });
    await this.rename(game, report.playerId, { reason, language: request.headers['accept-language'] });
    await this.reports.noteMasked(id);
  }

  @Post(':id/dismiss')
  @RecentSignIn()
  @HttpCode(204)
  @ApiOperation({ summary: 'Note that a report was seen to' })
  @ApiNoContentResponse()
  @Refuses(404)
  async dismiss(@Param('id') id: string, @CurrentUser() user: UserView): Promise<void> {
    if (!(await this.reports.dismiss(UserId(user.id), id))) throw notFound('Report');
  }

  private async kept(id: string): Promise<KeptReport> {
    const report = await this.reports.find(id);
    if (report === null) throw notFound('Report');
    return report;
  }

  /** Several are drawn: somebody may take one of them in the same moment. */
  private async rename(
    game: PlayableGame,
    playerId: string,
    { reason, language }: { reason: ReasonDto['reason']; language: string | undefined },
  ): Promise<void> {
    const { gameId } = game;
    for (const name of this.names.offer(game, language)) {
      const outcome = await this.commands.execute(
        new RunGameCommand({
          type: 'RenamePlayer',
          gameId,
          at: this.clock.now(),
          commandId: newCommandId(),
          by: { as: 'operator', reason },
          playerId: PlayerId(playerId),
          name,
        }),
      );
      if (outcome.outcome !== 'rejected') return;
      if (outcome.code !== 'name_taken') throw new HttpProblem(outcome.code);
    }
    throw new HttpProblem('name_taken');
  }
}

type Named = Pick<KeptReport, 'about' | 'playerId' | 'name'>;

/** While the game goes on: a player's name. */
const isMaskable = (game: PlayableGame, { about, playerId, name }: Named): boolean => {
  if (game.status === 'finished' || about !== 'player') return false;
  const seat = game.seats.byId.get(PlayerId(playerId));
  return seat !== undefined && !seat.removed && seat.name === name;
};

/** After the end: whose name would be forgotten; null: nobody's. */
const forgettable = (
  game: PlayableGame,
  { about, playerId, name }: Named,
): { playerId: PlayerId; of: NameOwner } | null => {
  if (game.status !== 'finished' || (about !== 'player' && about !== 'team')) return null;
  // what stands in the place of a name has nothing to forget
  if (standsForForgotten(game, about, name)) return null;
  if (about === 'player')
    return game.seats.byId.get(PlayerId(playerId))?.name === name
      ? { playerId: PlayerId(playerId), of: 'player' }
      : null;
  const member = [...game.seats.byId.values()].find(({ teamName }) => teamName === name)?.playerId;
  return member !== undefined && forgettableTeam(game, member) === name
    ? { playerId: member, of: 'team' }
    : null;
};
