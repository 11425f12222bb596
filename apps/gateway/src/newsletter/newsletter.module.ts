import { Module } from '@nestjs/common';
import { GamesModule } from '../games/games.module.js';
import { MailModule } from '../mail/mail.module.js';
import { ConfirmationController } from './confirmation.controller.js';
import { ConfirmationMailer } from './confirmation-mailer.js';
import { NewsletterController } from './newsletter.controller.js';
import { UnsubscribeController } from './unsubscribe.controller.js';

@Module({
  imports: [GamesModule, MailModule],
  controllers: [NewsletterController, ConfirmationController, UnsubscribeController],
  providers: [ConfirmationMailer],
})
export class NewsletterModule {}
