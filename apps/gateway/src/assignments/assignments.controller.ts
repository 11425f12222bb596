import {
  type AssignmentCorrected,
  type AssignmentReport,
  type AssignmentView,
  type GameId,
  type HandedOverView,
  limits,
  type Page,
  UserId,
  type UserView,
} from '@clockbeat/domain';
import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  ParseIntPipe,
  Patch,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { AuditTrail } from '../audit/audit-trail.js';
import { CorrectionBodyDto } from '../games/corrections/correction.dto.js';
import { isOwner } from '../games/game-cards.js';
import { GameDesk } from '../games/game-desk.js';
import { CurrentUser } from '../http/current-user.decorator.js';
import { Cursors } from '../http/cursors.js';
import { HttpProblem, notFound } from '../http/http-problem.js';
import { PageQuery } from '../http/page-query.dto.js';
import { PublicAddress } from '../http/public-address.js';
import { SignedIn } from '../http/signed-in.guard.js';
import { RateLimit } from '../rate/rate-limit.guard.js';
import { MayHost } from '../roles/may-host.js';
import { Answers, pageOf, Refuses } from '../schemas/answers.js';
import { sendStream } from '../spreadsheet/send-stream.js';
import { csvOf, csvType } from '../spreadsheet/spreadsheet.js';
import { ChangeAssignmentDto, CorrectFromQuery, CreateAssignmentDto, ReportQuery } from './assignment.dto.js';
import { AssignmentCorrections } from './assignment-corrections.js';
import { AssignmentReports } from './assignment-reports.js';
import { assignmentView } from './assignment-views.js';
import { Assignments } from './assignments.js';
import { Attempts } from './attempts.js';
import { reportColumns, reportRows } from './report-table.js';

const making = { name: 'assignments', limit: 60, windowMs: 60_000, per: 'user' } as const;
/** A report reads the logs of all attempts. */
const reporting = { name: 'assignment-reports', limit: 60, windowMs: 60_000, per: 'user' } as const;
const handingOver = { name: 'assignment-hand-over', limit: 30, windowMs: 60_000, per: 'user' } as const;
const correcting = { name: 'correct-assignment', limit: 60, windowMs: 60_000, per: 'user' } as const;

@ApiTags('assignments')
@SignedIn()
@Controller('api/assignments')
export class AssignmentsController {
  constructor(
    private readonly assignments: Assignments,
    private readonly reports: AssignmentReports,
    private readonly corrections: AssignmentCorrections,
    private readonly attempts: Attempts,
    private readonly desk: GameDesk,
    private readonly cursors: Cursors,
    private readonly audit: AuditTrail,
    private readonly address: PublicAddress,
  ) {}

  @Post()
  @MayHost()
  @RateLimit(making)
  @ApiOperation({ summary: 'Have a set of mine played by many at their own pace' })
  @Answers(201, 'AssignmentView')
  @Refuses(400, [404, 'No set of mine'], [409, 'As many as may be'])
  async create(
    @Body() body: CreateAssignmentDto,
    @CurrentUser() user: UserView,
    @Req() request: Request,
  ): Promise<AssignmentView> {
    return this.view(await this.assignments.create(body, UserId(user.id)), request);
  }

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'My assignments, the newest first' })
  @Answers(200, pageOf('AssignmentView'))
  @Refuses(400)
  async list(
    @Query() { limit = limits.pageSize.default, cursor }: PageQuery,
    @CurrentUser() user: UserView,
    @Req() request: Request,
  ): Promise<Page<AssignmentView>> {
    const { items, nextCursor } = await this.cursors.page('assignments', { limit, cursor }, (page) =>
      this.assignments.list(UserId(user.id), page),
    );
    return { items: items.map((one) => this.view(one, request)), nextCursor };
  }

  @Get(':id')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'One of my assignments' })
  @Answers(200, 'AssignmentView')
  @Refuses(404)
  async find(
    @Param('id') id: string,
    @CurrentUser() user: UserView,
    @Req() request: Request,
  ): Promise<AssignmentView> {
    return this.view(await this.assignments.own(UserId(user.id), id), request);
  }

  /** Attempts that go on go by the new deadline from then on. */
  @Patch(':id')
  @RateLimit(making)
  @ApiOperation({ summary: 'Change the title of an assignment, or when it opens and closes' })
  @Answers(200, 'AssignmentView')
  @Refuses(400, 404)
  async change(
    @Param('id') id: string,
    @Body() body: ChangeAssignmentDto,
    @CurrentUser() user: UserView,
    @Req() request: Request,
  ): Promise<AssignmentView> {
    return this.view(await this.assignments.change(UserId(user.id), id, body), request);
  }

  @Delete(':id')
  @HttpCode(204)
  @RateLimit(making)
  @ApiOperation({ summary: 'Delete an assignment that nobody has played' })
  @ApiNoContentResponse()
  @Refuses(404, [409, 'Somebody has played it'])
  remove(@Param('id') id: string, @CurrentUser() user: UserView): Promise<void> {
    return this.assignments.remove(UserId(user.id), id);
  }

  /** What the logs of its attempts say now, and beside it of live games of mine with the same questions; a table by Accept. */
  @Get(':id/report')
  @Header('Cache-Control', 'no-store')
  @Header('Vary', 'Accept')
  @RateLimit(reporting)
  @ApiOperation({ summary: 'How an assignment of mine went, person by person and question by question' })
  @ApiProduces('application/json', csvType)
  @Answers(200, 'AssignmentReport')
  @Refuses(400, [404, 'No assignment or game of mine'], [409, 'A game has not ended'])
  async report(
    @Param('id') id: string,
    @Query() { games = [] }: ReportQuery,
    @CurrentUser() user: UserView,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const assignment = await this.assignments.own(UserId(user.id), id);
    const live: GameId[] = [];
    for (const game of games) live.push(await this.ownLive(game, user));
    const report: AssignmentReport = {
      assignment: this.view(assignment, request),
      ...(await this.reports.of(assignment, live)),
    };
    if (request.accepts(['application/json', csvType]) !== csvType) {
      response.json(report);
      return;
    }
    await this.audit.count({
      what: 'export',
      actor: UserId(user.id),
      about: assignment.id,
      details: { of: 'results', sheet: 'players', format: 'csv' },
    });
    await sendStream(response, csvOf(reportColumns(report), reportRows(report), { mark: true }), {
      type: `${csvType}; charset=utf-8`,
      fileName: `assignment-${assignment.id}.csv`,
    });
  }

  @Post(':id/corrections')
  @HttpCode(200)
  @RateLimit(correcting)
  @ApiOperation({ summary: 'Correct a question in all attempts, once the deadline is over' })
  @Answers(200, 'AssignmentCorrected')
  @Refuses(400, 404, [409, 'Before the deadline'])
  async correct(
    @Param('id') id: string,
    @Body() body: CorrectionBodyDto,
    @Query() { from = 0 }: CorrectFromQuery,
    @CurrentUser() user: UserView,
  ): Promise<AssignmentCorrected> {
    const userId = UserId(user.id);
    return this.corrections.correct(await this.assignments.own(userId, id), body, from, userId);
  }

  @Delete(':id/corrections/:questionIndex')
  @RateLimit(correcting)
  @ApiOperation({ summary: 'Take the correction of a question back in all attempts' })
  @Answers(200, 'AssignmentCorrected')
  @Refuses(400, 404, [409, 'Before the deadline'])
  async undo(
    @Param('id') id: string,
    @Param('questionIndex', ParseIntPipe) questionIndex: number,
    @Query() { from = 0 }: CorrectFromQuery,
    @CurrentUser() user: UserView,
  ): Promise<AssignmentCorrected> {
    const userId = UserId(user.id);
    return this.corrections.undo(await this.assignments.own(userId, id), questionIndex, from, userId);
  }

  /** The link is for whoever has lost the device: by the old one nobody gets in any more. */
  @Post(':id/people/:person/link')
  @RateLimit(handingOver)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Give somebody who has lost their device their name and attempts back' })
  @Answers(201, 'HandedOverView')
  @Refuses(400, [404, 'No assignment of mine, or nobody'], [409, 'People are known by their account'])
  async handOver(
    @Param('id') id: string,
    @Param('person', ParseIntPipe) person: number,
    @CurrentUser() user: UserView,
    @Req() request: Request,
  ): Promise<HandedOverView> {
    const assignment = await this.assignments.own(UserId(user.id), id);
    const token = await this.attempts.handOver(assignment, person);
    return { link: this.address.assignmentUrl(request, assignment.link, token) };
  }

  private view(assignment: Parameters<typeof assignmentView>[0], request: Request): AssignmentView {
    return assignmentView(assignment, this.address.joinUrl(request, assignment.code));
  }

  private async ownLive(id: string, user: UserView): Promise<GameId> {
    const game = await this.desk.find(id);
    if (!isOwner(game, user) || game.kind !== 'live') throw notFound('Game');
    if (game.status !== 'finished') throw new HttpProblem('wrong_state', 'This game has not ended yet.');
    return game.gameId;
  }
}
