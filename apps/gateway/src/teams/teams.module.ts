import { Module } from '@nestjs/common';
import { GamesModule } from '../games/games.module.js';
import { GameLookup } from './game-lookup.js';
import { LiveGameLookup } from './live-game-lookup.js';
import { TeamsController } from './teams.controller.js';
import { TeamsService } from './teams.service.js';

@Module({
  imports: [GamesModule],
  controllers: [TeamsController],
  providers: [TeamsService, { provide: GameLookup, useClass: LiveGameLookup }],
})
export class TeamsModule {}
