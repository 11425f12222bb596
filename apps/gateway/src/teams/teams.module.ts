import { Module } from '@nestjs/common';
import { GameLookup, ReadModelGameLookup } from './game-lookup.js';
import { TeamsController } from './teams.controller.js';
import { TeamsService } from './teams.service.js';

@Module({
  controllers: [TeamsController],
  providers: [TeamsService, { provide: GameLookup, useClass: ReadModelGameLookup }],
})
export class TeamsModule {}
