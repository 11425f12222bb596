import {
  limits,
  type OperatedSetReportInFull,
  type OperatedSetReportView,
  type Page,
  sharedSetLimits,
  UserId,
  type UserView,
} from '@clockbeat/domain';
import { SetCopyStore, SetReportStore, SharedSetStore } from '@clockbeat/persistence';
import { Body, Controller, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { RecentSignIn } from '../auth/recent-sign-in.guard.js';
import { CurrentUser } from '../http/current-user.decorator.js';
import { Cursors } from '../http/cursors.js';
import { notFound } from '../http/http-problem.js';
import { MayOperate } from '../roles/may-operate.js';
import { Answers, pageOf, Refuses } from '../schemas/answers.js';
import { ReasonDto, ToSeeToQuery } from './operators.dto.js';

/** Sets that their authors let others see, and what people reported of them. */
@ApiTags('operators')
@Controller('api/operator/sets')
@MayOperate()
export class OperatedSetsController {
  constructor(
    private readonly reports: SetReportStore,
    private readonly shared: SharedSetStore,
    private readonly copies: SetCopyStore,
    private readonly cursors: Cursors,
  ) {}

  @Get('reports')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Sets that were reported, the last reported first' })
  @Answers(200, pageOf('OperatedSetReportView'))
  @Refuses(400)
  list(
    @Query() { limit = limits.pageSize.default, cursor, done }: ToSeeToQuery,
  ): Promise<Page<OperatedSetReportView>> {
    return this.cursors.page('operator set reports', { limit, cursor }, (page) =>
      this.reports.page(done === 'true', page),
    );
  }

  @Get(':id/reports')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'One of them, with what was said of it and what it asks' })
  @Answers(200, 'OperatedSetReportInFull')
  @Refuses(404)
  async find(@Param('id') id: string): Promise<OperatedSetReportInFull> {
    const report = await this.reports.find(id);
    const set = report && (await this.shared.inFull(id));
    if (report === null || set === null) throw notFound('Report');
    const [notes, stored] = await Promise.all([this.reports.notesOf(id), this.copies.stored(set)]);
    const pointed = set.selectedQuestions.flatMap((one) => stored.get(one) ?? []);
    const questions = [...set.customQuestions, ...pointed]
      .slice(0, sharedSetLimits.questionsShown)
      .map(({ question, options }) => ({ question, options: [...options] }));
    return { ...report, notes, questions };
  }

  /** Others see it no more; its author is told the reason and the note. */
  @Post(':id/hide')
  @RecentSignIn()
  @HttpCode(204)
  @ApiOperation({ summary: 'Hide a set from others' })
  @ApiNoContentResponse()
  @Refuses(400, 404)
  async hide(
    @Param('id') id: string,
    @Body() { reason, note }: ReasonDto,
    @CurrentUser() user: UserView,
  ): Promise<void> {
    if (!(await this.shared.hide(UserId(user.id), id, reason, note ?? null))) throw notFound('Trivia set');
  }

  @Post(':id/show')
  @RecentSignIn()
  @HttpCode(204)
  @ApiOperation({ summary: 'Let others see a set again that was hidden' })
  @ApiNoContentResponse()
  @Refuses(400, 404)
  async show(
    @Param('id') id: string,
    @Body() { reason }: ReasonDto,
    @CurrentUser() user: UserView,
  ): Promise<void> {
    if (!(await this.shared.unhide(UserId(user.id), id, reason))) throw notFound('Trivia set');
  }

  @Post(':id/reports/dismiss')
  @RecentSignIn()
  @HttpCode(204)
  @ApiOperation({ summary: 'Note that a reported set was seen to' })
  @ApiNoContentResponse()
  @Refuses(404)
  async dismiss(@Param('id') id: string, @CurrentUser() user: UserView): Promise<void> {
    if (!(await this.reports.dismiss(UserId(user.id), id))) throw notFound('Report');
  }
}
