import { type ConfirmationMail, NewsletterStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Environment } from '../config/environment.js';
import { PublicAddress } from '../http/public-address.js';
import { MailServer } from '../mail/mail-server.js';
import { OutboxWorker } from '../mail/outbox-worker.js';
import { confirmationMail } from './confirmation-mail.js';

/** Asks addresses whether they meant it. */
@Injectable()
export class ConfirmationMailer extends OutboxWorker<ConfirmationMail> {
  constructor(
    newsletter: NewsletterStore,
    server: MailServer,
    address: PublicAddress,
    { face }: Environment,
    logger: PinoLogger,
  ) {
    super(server, logger, {
      claim: (holdMs) => newsletter.claimMail(holdMs),
      write: async ({ id, email, interests, token, language }) => ({
        id: `newsletter.${id}`,
        to: email,
        ...confirmationMail(
          face.name,
          `${address.origin}/api/newsletter/confirm?token=${token}`,
          interests,
          language,
        ),
      }),
      sent: ({ id }) => newsletter.mailed(id),
      putOff: ({ id }, ms) => newsletter.putMailOff(id, ms),
      failure: 'A confirmation of the newsletter could not be mailed',
    });
  }
}
