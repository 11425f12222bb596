import { type Insights, UserId, type UserView } from '@clockbeat/domain';
import { InsightsReadModel } from '@clockbeat/persistence';
import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../http/current-user.decorator.js';
import { SignedIn } from '../http/signed-in.guard.js';
import { RateLimit } from '../rate/rate-limit.guard.js';
import { Answers, Refuses } from '../schemas/answers.js';
import { InsightsQuery } from './insights.dto.js';

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
  @Answers(200, 'Insights')
  @Refuses(400)
  async get(@Query() { period }: InsightsQuery, @CurrentUser() user: UserView): Promise<Insights> {
    const { games, ...insights } = await this.insights.of(UserId(user.id), period);
    return {
      games: games.map(({ finishedAt, ...game }) => ({ ...game, finishedAt: finishedAt.toISOString() })),
      ...insights,
    };
  }
}
