import { limits } from '@clockbeat/domain';
import { Leaderboards } from '@clockbeat/persistence';
import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Cursors } from '../http/cursors.js';
import { HttpErrorDto } from '../http/http-error.dto.js';
import { publicLists, RateLimit } from '../rate/rate-limit.guard.js';
import { LeaderboardPageDto, LeaderboardQuery } from './statistics.dto.js';

@ApiTags('leaderboards')
@Controller('api/leaderboards')
export class LeaderboardsController {
  constructor(
    private readonly boards: Leaderboards,
    private readonly cursors: Cursors,
  ) {}

  /** For anyone. Accounts and teams appear by name where the account has said that they may. */
  @Get()
  @RateLimit(publicLists)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Signed-in players or teams by the points of their finished games' })
  @ApiOkResponse({ type: LeaderboardPageDto })
  @ApiBadRequestResponse({ type: HttpErrorDto })
  page(
    @Query() { of, period, limit = limits.pageSize.default, cursor }: LeaderboardQuery,
  ): Promise<LeaderboardPageDto> {
    return this.cursors.page(`leaderboards ${of} ${period}`, { limit, cursor }, (page) =>
      this.boards.page(of, period, page),
    );
  }
}
