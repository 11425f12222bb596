import { Module } from '@nestjs/common';
import { GamesModule } from '../games/games.module.js';
import { MailServer } from './mail-server.js';
import { LinksInSummaries } from './summary-links.js';
import { SummaryMailer } from './summary-mailer.js';
import { SummaryUnsubscribeController } from './summary-unsubscribe.controller.js';

/** What we write to people, where there is a mail server (SMTP_URL). */
@Module({
  imports: [GamesModule],
  controllers: [SummaryUnsubscribeController],
  providers: [MailServer, LinksInSummaries, SummaryMailer],
  exports: [MailServer],
})
export class MailModule {}
