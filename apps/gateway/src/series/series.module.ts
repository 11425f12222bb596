import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { GamesModule } from '../games/games.module.js';
import { LiveModule } from '../live/live.module.js';
import { SetsModule } from '../sets/sets.module.js';
import { SeriesController } from './series.controller.js';
import { SeriesService } from './series.service.js';
import { SeriesGames } from './series-games.js';
import { SeriesMaker } from './series-maker.js';

/** Evenings that come again, each with a game that is made when its time has come. */
@Module({
  imports: [AuthModule, LiveModule, GamesModule, SetsModule],
  controllers: [SeriesController],
  providers: [SeriesGames, SeriesMaker, SeriesService],
})
export class SeriesModule {}
