import { Module } from '@nestjs/common';
import { AnalystsModule } from '../analysts/analysts.module.js';
import { GamesModule } from '../games/games.module.js';
import { EventExports } from './export/event-exports.js';
import { EventsExportController } from './export/events-export.controller.js';
import { ItemAnalyses } from './items/item-analyses.js';
import { ItemAnalysisController } from './items/item-analysis.controller.js';
import { EventStreams } from './stream/event-streams.js';
import { EventsStreamController } from './stream/events-stream.controller.js';

/** The logs as data, for hosts and analysts. */
@Module({
  imports: [GamesModule, AnalystsModule],
  controllers: [EventsExportController, EventsStreamController, ItemAnalysisController],
  providers: [EventExports, EventStreams, ItemAnalyses],
  exports: [EventExports],
})
export class AnalyticsModule {}
