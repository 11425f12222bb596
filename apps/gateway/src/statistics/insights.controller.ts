import { UserId, type UserView } from '@clockbeat/domain';
import { InsightsReadModel } from '@clockbeat/persistence';
import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../http/current-user.decorator.js';
import { HttpErrorDto } from '../http/http-error.dto.js';
import { SignedIn } from '../http/signed-in.guard.js';
import { RateLimit } from '../rate/rate-limit.guard.js';
import { InsightsDto, InsightsQuery } from './insights.dto.js';

@ApiTags('account')
@Controller('api/user')
@SignedIn()
export class InsightsController {
  constructor(private readonly insights: InsightsReadModel) {}

  /** Computed from every answer of the period: the one call about an account that is no look at a few rows. */
  @Get('insights')
  @RateLimit({ name: 'insights', limit: 20, windowMs: 60_000, per: 'user' })
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'What my finished live games have in common' })
  @ApiOkResponse({ type: InsightsDto })
  @ApiBadRequestResponse({ type: HttpErrorDto })
  async get(@Query() { period }: InsightsQuery, @CurrentUser() user: UserView): Promise<InsightsDto> {
    const { games, ...insights } = await this.insights.of(UserId(user.id), period);
    return {
      games: games.map(({ finishedAt, ...game }) => ({ ...game, finishedAt: finishedAt.toISOString() })),
      ...insights,
    };
  }
}
