import { Module } from '@nestjs/common';
import { GamesModule } from '../games/games.module.js';
import { SetFilesController } from './files/set-files.controller.js';
import { SetFilesService } from './files/set-files.service.js';
import { LaunchController } from './launch.controller.js';
import { QuestionBanksController } from './question-banks.controller.js';
import { SetLauncher } from './set-launcher.js';
import { SetsController } from './sets.controller.js';
import { SetsService } from './sets.service.js';
import { CoAuthoringController, CoAuthorsController } from './shared/co-authors.controller.js';
import { CoAuthors } from './shared/co-authors.js';
import { SharedSetsController } from './shared/shared-sets.controller.js';
import { SharedSetsService } from './shared/shared-sets.service.js';
import { SharingController } from './shared/sharing.controller.js';

/** Sets that hosts and guests keep, and the games made of them. */
@Module({
  imports: [GamesModule],
  controllers: [
    SetsController,
    SetFilesController,
    QuestionBanksController,
    LaunchController,
    SharingController,
    CoAuthorsController,
    CoAuthoringController,
    SharedSetsController,
  ],
  providers: [SetsService, SetFilesService, SetLauncher, SharedSetsService, CoAuthors],
  exports: [SetLauncher],
})
export class SetsModule {}
