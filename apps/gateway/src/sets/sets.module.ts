import { Module } from '@nestjs/common';
import { GamesModule } from '../games/games.module.js';
import { Chance } from './chance.js';
import { LaunchController } from './launch.controller.js';
import { QuestionBanksController } from './question-banks.controller.js';
import { SetLauncher } from './set-launcher.js';
import { SetsController } from './sets.controller.js';
import { SetsService } from './sets.service.js';

/** Sets that hosts and guests keep, and the games made of them. */
@Module({
  imports: [GamesModule],
  controllers: [SetsController, QuestionBanksController, LaunchController],
  providers: [SetsService, SetLauncher, Chance],
})
export class SetsModule {}
