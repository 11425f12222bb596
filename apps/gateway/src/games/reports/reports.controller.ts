import type { QuestionReports, ReportedView, UserView } from '@clockbeat/domain';
import { ReportStore, WhatIfLinkStore } from '@clockbeat/persistence';
import { Body, Controller, Get, Header, Param, Post, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiCookieAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { CurrentUser } from '../../http/current-user.decorator.js';
import { HttpProblem } from '../../http/http-problem.js';
import { SignedIn } from '../../http/signed-in.guard.js';
import { RateLimit } from '../../rate/rate-limit.guard.js';
import { Answers, listOf, Refuses } from '../../schemas/answers.js';
import { isOwner } from '../game-cards.js';
import { GameDesk } from '../game-desk.js';
import { hashOfSecret } from '../what-if/what-if-links.js';
import { ReportDto, SharedReportDto } from './report.dto.js';
import { Reports } from './reports.js';

/** A class behind one address may report something; nobody has ten times as much to report as that. */
const rate = { name: 'report', limit: 30, windowMs: 10 * 60_000, per: 'user' } as const;

/** For whoever sees a game: its players, who looks on, its host, and who has a link to its table. No account is needed. */
@ApiTags('games')
@Controller('api')
@ApiCookieAuth()
export class ReportsController {
  constructor(
    private readonly desk: GameDesk,
    private readonly reports: Reports,
    private readonly links: WhatIfLinkStore,
    private readonly store: ReportStore,
  ) {}

  @Post('games/:id/reports')
  @RateLimit(rate)
  @ApiBearerAuth('seat')
  @ApiOperation({ summary: 'Report a name in a game, or its questions, or one of them that is wrong' })
  @Answers(201, 'ReportedView')
  @Refuses(400, [404, 'No such game, or nobody has that name in it'])
  async report(
    @Param('id') id: string,
    @Body() body: ReportDto,
    @Req() request: Request,
  ): Promise<ReportedView> {
    await this.reports.take(await this.desk.find(id), body, request);
    return { received: true };
  }

  /** Those of the bank go to operators. */
  @Get('games/:id/question-reports')
  @SignedIn()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'What players reported of the questions of my own in my game' })
  @Answers(200, listOf('QuestionReports'))
  @Refuses([403, 'Another’s game'], 404)
  async ofHost(@Param('id') id: string, @CurrentUser() user: UserView): Promise<QuestionReports[]> {
    const game = await this.desk.find(id);
    if (!isOwner(game, user)) throw new HttpProblem('not_host');
    return this.store.ofHost(game.gameId);
  }

  /** Who was given a link does not know which game it is of. */
  @Post('what-if/reports')
  @RateLimit(rate)
  @ApiOperation({ summary: 'The same for a game that is seen by a link, under other rules' })
  @Answers(201, 'ReportedView')
  @Refuses(400, [404, 'The link leads nowhere, or nobody has that name there'])
  async reportShared(
    @Body() { secret, ...body }: SharedReportDto,
    @Req() request: Request,
  ): Promise<ReportedView> {
    const link = await this.links.find(hashOfSecret(secret));
    const game = link && (await this.desk.peek(link.gameId));
    if (game === null) throw new HttpProblem('unknown_code', 'This link leads nowhere any more.');
    await this.reports.take(game, body, request);
    return { received: true };
  }
}
