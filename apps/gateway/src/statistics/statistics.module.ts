import { Module } from '@nestjs/common';
import { LeaderboardsController } from './leaderboards.controller.js';
import { UserStatisticsController } from './user-statistics.controller.js';

/** What finished games came to, for those who hosted and played them. */
@Module({ controllers: [UserStatisticsController, LeaderboardsController] })
export class StatisticsModule {}
