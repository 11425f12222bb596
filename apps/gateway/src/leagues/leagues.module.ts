import { Module } from '@nestjs/common';
import { GamesModule } from '../games/games.module.js';
import { MailModule } from '../mail/mail.module.js';
import { LeagueLinks } from './league-links.js';
import { LeagueMailer } from './league-mailer.js';
import { LeagueNames } from './league-names.js';
import { LeaguePageController } from './league-page.controller.js';
import { LeagueTables } from './league-tables.js';
import { LeagueUnsubscribeController } from './league-unsubscribe.controller.js';
import { LeaguesController } from './leagues.controller.js';
import { Leagues } from './leagues.service.js';
import { OrganisersController, OrganisingController } from './organisers.controller.js';
import { Organisers } from './organisers.js';
import { Pins } from './pins.js';

/** Seasons of games: their tables, reckoned from what the games came to. */
@Module({
  imports: [GamesModule, MailModule],
  controllers: [
    LeaguesController,
    OrganisersController,
    OrganisingController,
    LeaguePageController,
    LeagueUnsubscribeController,
  ],
  providers: [Leagues, LeagueTables, LeagueNames, Organisers, Pins, LeagueLinks, LeagueMailer],
})
export class LeaguesModule {}
