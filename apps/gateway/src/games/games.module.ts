import { Module } from '@nestjs/common';
import { AnalystsModule } from '../analysts/analysts.module.js';
import { LiveModule } from '../live/live.module.js';
import { GhostGamesController } from './against/ghost-games.controller.js';
import { GhostGames } from './against/ghost-games.js';
import { CoHostLinks } from './co-hosts/co-host-links.js';
import { CoHostingController } from './co-hosts/co-hosting.controller.js';
import { CoHostsController } from './co-hosts/co-hosts.controller.js';
import { CoHosts } from './co-hosts/co-hosts.js';
import { CorrectionsController } from './corrections/corrections.controller.js';
import { Corrections } from './corrections/corrections.js';
import { ForksController } from './forks/forks.controller.js';
import { Forks } from './forks/forks.js';
import { GameCards } from './game-cards.js';
import { GameDesk } from './game-desk.js';
import { GameMaker } from './game-maker.js';
import { GamesController } from './games.controller.js';
import { GamesService } from './games.service.js';
import { CodeLookup } from './join/code-lookup.js';
import { JoinController } from './join/join.controller.js';
import { KeptBack } from './kept-back.js';
import { EventsController } from './log/events.controller.js';
import { GameLog } from './log/game-log.js';
import { ForgottenNamesController } from './names/forgotten-names.controller.js';
import { ForgottenNames } from './names/forgotten-names.js';
import { OverlayGamesController } from './overlays/overlay-games.controller.js';
import { OverlaysController } from './overlays/overlays.controller.js';
import { Overlays } from './overlays/overlays.js';
import { QuestionChooser } from './question-chooser.js';
import { QuickGamesController } from './quick/quick-games.controller.js';
import { QuickGames } from './quick/quick-games.js';
import { RatingController } from './rating.controller.js';
import { OtherQuestions } from './rematch/other-questions.js';
import { RematchesController } from './rematch/rematches.controller.js';
import { Rematches } from './rematch/rematches.js';
import { ReportsController } from './reports/reports.controller.js';
import { Reports } from './reports/reports.js';
import { FinishedGames } from './results/finished-games.js';
import { ItemsController } from './results/items.controller.js';
import { ResultsController } from './results/results.controller.js';
import { SignalsController } from './results/signals.controller.js';
import { SealedController } from './sealed/sealed.controller.js';
import { SealedGames } from './sealed/sealed-games.js';
import { SeatProofs } from './seat-proofs.js';
import { SeatCodesController } from './seats/seat-codes.controller.js';
import { SoloGamesController } from './solo/solo-games.controller.js';
import { SoloGames } from './solo/solo-games.js';
import { SoloQuestions } from './solo/solo-questions.js';
import { TeamGames } from './team-games.js';
import { OtherTables } from './what-if/other-tables.js';
import { SharedTables } from './what-if/shared-tables.js';
import { SharedWhatIfController } from './what-if/shared-what-if.controller.js';
import { WhatIfController } from './what-if/what-if.controller.js';
import { WhatIfLinksController } from './what-if/what-if-links.controller.js';
import { WhatIfLinks } from './what-if/what-if-links.js';

/** Games over HTTP: made, shown, joined by a code, played alone, and read again when they are over. */
@Module({
  imports: [LiveModule, AnalystsModule],
  controllers: [
    GamesController,
    QuickGamesController,
    RematchesController,
    ForksController,
    GhostGamesController,
    ResultsController,
    ItemsController,
    SignalsController,
    SealedController,
    RatingController,
    ReportsController,
    CorrectionsController,
    ForgottenNamesController,
    WhatIfController,
    WhatIfLinksController,
    SharedWhatIfController,
    OverlaysController,
    OverlayGamesController,
    EventsController,
    JoinController,
    SeatCodesController,
    CoHostsController,
    CoHostingController,
    SoloGamesController,
  ],
  providers: [
    GameDesk,
    GameCards,
    TeamGames,
    GameMaker,
    QuestionChooser,
    GamesService,
    QuickGames,
    OtherQuestions,
    Rematches,
    Forks,
    GhostGames,
    SeatProofs,
    KeptBack,
    CoHostLinks,
    CoHosts,
    FinishedGames,
    SealedGames,
    Corrections,
    ForgottenNames,
    OtherTables,
    WhatIfLinks,
    SharedTables,
    Overlays,
    Reports,
    GameLog,
    CodeLookup,
    SoloQuestions,
    SoloGames,
  ],
  exports: [
    Corrections,
    ForgottenNames,
    GameDesk,
    GameCards,
    GameMaker,
    KeptBack,
    QuestionChooser,
    FinishedGames,
    SeatProofs,
  ],
})
export class GamesModule {}
