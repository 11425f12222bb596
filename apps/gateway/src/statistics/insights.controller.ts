import { type Insights, UserId, type UserView } from '@clockbeat/domain';
import { Controller, Get, Header, Query, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { CurrentUser } from '../http/current-user.decorator.js';
import { SignedIn } from '../http/signed-in.guard.js';
import { ForTokens } from '../http/token-scope.js';
import { RateLimit } from '../rate/rate-limit.guard.js';
import { Lists } from '../reads/lists.js';
import { Answers, Refuses } from '../schemas/answers.js';
import { InsightsQuery } from './insights.dto.js';

@ApiTags('account')
@Controller('api/user')
@SignedIn()
export class InsightsController {
  constructor(private readonly lists: Lists) {}

  /** Computed from every answer of the period: the one call about an account that is no look at a few rows. */
  @Get('insights')
  @ForTokens('results:read')
  @RateLimit({ name: 'insights', limit: 20, windowMs: 60_000, per: 'user' })
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'What my finished live games have in common' })
  @Answers(200, 'Insights')
  @Refuses(400)
  async get(
    @Query() { period }: InsightsQuery,
    @CurrentUser() user: UserView,
    @Req() request: Request,
  ): Promise<Insights> {
    const { games, ...insights } = await this.lists.for(request).insights.of(UserId(user.id), period);
    return {
      games: games.map(({ finishedAt, ...game }) => ({ ...game, finishedAt: finishedAt.toISOString() })),
      ...insights,
    };
  }
}
