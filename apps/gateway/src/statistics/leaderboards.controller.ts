import { limits } from '@clockbeat/domain';
import { Leaderboards } from '@clockbeat/persistence';
import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { HttpErrorDto } from '../http/http-error.dto.js';
import { LeaderboardPageDto, LeaderboardQuery } from './statistics.dto.js';

@ApiTags('leaderboards')
@Controller('api/leaderboards')
export class LeaderboardsController {
  constructor(private readonly boards: Leaderboards) {}

  /** For anyone. Accounts appear under the name they chose, else their first name. */
  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Signed-in players or teams by the points of their finished games' })
  @ApiOkResponse({ type: LeaderboardPageDto })
  @ApiBadRequestResponse({ type: HttpErrorDto })
  page(
    @Query() { of, period, limit = limits.pageSize.default, cursor }: LeaderboardQuery,
  ): Promise<LeaderboardPageDto> {
    return this.boards.page(of, period, { limit, cursor });
  }
}
