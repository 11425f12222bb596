import { Module } from '@nestjs/common';
import { GamesModule } from '../games/games.module.js';
import { MailServer } from './mail-server.js';
import { SummaryMailer } from './summary-mailer.js';

/** What we write to people, where there is a mail server (SMTP_URL). */
@Module({ imports: [GamesModule], providers: [MailServer, SummaryMailer], exports: [MailServer] })
export class MailModule {}
