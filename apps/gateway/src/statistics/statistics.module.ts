import { Module } from '@nestjs/common';
import { InsightsController } from './insights.controller.js';
import { LeaderboardsController } from './leaderboards.controller.js';
import { UserStatisticsController } from './user-statistics.controller.js';

/** What finished games came to, for those who hosted and played them. */
@Module({ controllers: [UserStatisticsController, InsightsController, LeaderboardsController] })
export class StatisticsModule {}
