import { Module } from '@nestjs/common';
import { LiveModule } from '../live/live.module.js';
import { QuestionChooser } from './content/question-chooser.js';
import { GameCards } from './game-cards.js';
import { GameDesk } from './game-desk.js';
import { GameMaker } from './game-maker.js';
import { GamesController } from './games.controller.js';
import { GamesService } from './games.service.js';
import { PublicAddress } from './public-address.js';

/** Games over HTTP: made, shown, joined by a code, played alone, and read again when they are over. */
@Module({
  imports: [LiveModule],
  controllers: [GamesController],
  providers: [PublicAddress, GameDesk, GameCards, GameMaker, QuestionChooser, GamesService],
  exports: [PublicAddress, GameDesk, GameCards, GameMaker, QuestionChooser],
})
export class GamesModule {}
