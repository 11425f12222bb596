import type { AssignmentBoard, AssignmentPageView, AttemptView } from '@clockbeat/domain';
import { Body, Controller, Get, Header, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiCookieAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { RateLimit } from '../rate/rate-limit.guard.js';
import { Answers, Refuses } from '../schemas/answers.js';
import { StartAttemptDto } from './assignment.dto.js';
import { AssignmentReports } from './assignment-reports.js';
import { Attempts } from './attempts.js';

/** A whole school may look from one address; nobody needs more than these. */
const looks = { name: 'assignment-links', limit: 1_200, windowMs: 60_000, per: 'address' } as const;
const starts = { name: 'attempts', limit: 600, windowMs: 60_000, per: 'address' } as const;

/** For whoever has the link of an assignment. Who asks is known by a token of the browser’s own, or by its account. */
@ApiTags('assignments')
@ApiBearerAuth('seat')
@ApiCookieAuth()
@Controller('api/assignment-links/:link')
@Refuses([404, 'Nothing has this link'])
export class AssignmentLinksController {
  constructor(
    private readonly attempts: Attempts,
    private readonly reports: AssignmentReports,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @RateLimit(looks)
  @ApiOperation({ summary: 'What is to be played until when, and how far I am' })
  @Answers(200, 'AssignmentPageView')
  look(@Param('link') link: string, @Req() request: Request): Promise<AssignmentPageView> {
    return this.attempts.look(link, request);
  }

  /** The attempt that goes on, on whichever device, else the next one. The bearer’s token opens its seat over a socket. */
  @Post('attempts')
  @HttpCode(200)
  @RateLimit(starts)
  @ApiOperation({ summary: 'Begin an attempt, or go on with mine' })
  @Answers(200, 'AttemptView')
  @Refuses(
    [400, 'The name is taken, or not on the list'],
    [401, 'No token, or no account where one is asked for'],
    [409, 'Before it opens, after the deadline, or no attempt is left'],
  )
  start(
    @Param('link') link: string,
    @Body() { name }: StartAttemptDto,
    @Req() request: Request,
  ): Promise<AttemptView> {
    return this.attempts.start(link, name, request);
  }

  @Get('board')
  @Header('Cache-Control', 'no-store')
  @RateLimit(looks)
  @ApiOperation({ summary: 'The best, once the deadline is over' })
  @Answers(200, 'AssignmentBoard')
  @Refuses([409, 'Before the deadline, or its host shows no board'])
  board(@Param('link') link: string): Promise<AssignmentBoard> {
    return this.reports.board(link);
  }
}
