import { type LeaderboardEntry, limits, type Page } from '@clockbeat/domain';
import { Controller, Get, Header, Query, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Cursors } from '../http/cursors.js';
import { publicLists, RateLimit } from '../rate/rate-limit.guard.js';
import { Lists } from '../reads/lists.js';
import { Answers, pageOf, Refuses } from '../schemas/answers.js';
import { LeaderboardQuery } from './statistics.dto.js';

@ApiTags('leaderboards')
@Controller('api/leaderboards')
export class LeaderboardsController {
  constructor(
    private readonly lists: Lists,
    private readonly cursors: Cursors,
  ) {}

  /** For anyone. Accounts and teams appear by name where the account has said that they may. */
  @Get()
  @RateLimit(publicLists)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Signed-in players or teams by the points of their finished games' })
  @Answers(200, pageOf('LeaderboardEntry'))
  @Refuses(400)
  page(
    @Query() { of, period, limit = limits.pageSize.default, cursor }: LeaderboardQuery,
    @Req() request: Request,
  ): Promise<Page<LeaderboardEntry>> {
    return this.cursors.page(`leaderboards ${of} ${period}`, { limit, cursor }, (page) =>
      this.lists.for(request).leaderboards.page(of, period, page),
    );
  }
}
