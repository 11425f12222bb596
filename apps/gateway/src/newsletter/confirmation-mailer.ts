import { type ConfirmationMail, NewsletterStore } from '@clockbeat/persistence';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { PublicAddress } from '../http/public-address.js';
import { codeOf, MailServer, pauseAfter } from '../mail/mail-server.js';
import { RecurringTask } from '../runtime/recurring-task.js';
import { confirmationMail } from './confirmation-mail.js';

const everyMs = 2_000;
/** Longer than any attempt takes: who has not come back by then has died. */
const holdMs = 5 * 60_000;

/** Asks addresses whether they meant it, from an outbox that all gateways share (as decision 14 has it for summaries). */
@Injectable()
export class ConfirmationMailer implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly task = new RecurringTask(() => this.sendAllDue(), { everyMs, jitterMs: 500 });
  private stopped = false;

  constructor(
    private readonly newsletter: NewsletterStore,
    private readonly server: MailServer,
    private readonly address: PublicAddress,
    private readonly logger: PinoLogger,
  ) {}

  onApplicationBootstrap(): void {
    if (this.server.isThere) this.task.start();
  }

  onModuleDestroy(): void {
    this.stopped = true;
    this.task.stop();
  }

  private async sendAllDue(): Promise<void> {
    while (!this.stopped) {
      const due = await this.newsletter.claimMail(holdMs);
      if (due === null) return;
      await this.attempt(due);
    }
  }

  private async attempt({ id, email, interests, token, language, attempt }: ConfirmationMail): Promise<void> {
    try {
      const link = `${this.address.origin}/api/newsletter/confirm?token=${token}`;
      await this.server.send({
        id: `newsletter.${id}`,
        to: email,
        ...confirmationMail(link, interests, language),
      });
    } catch (error) {
      const pauseMs = pauseAfter(attempt, error);
      this.logger.warn(
        { attempt, over: pauseMs === null, code: codeOf(error) },
        'A confirmation of the newsletter could not be mailed',
      );
      await this.newsletter.putMailOff(id, pauseMs);
      return;
    }
    await this.newsletter.mailed(id);
  }
}
