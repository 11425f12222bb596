import type { SubscribedView } from '@clockbeat/domain';
import { NewsletterStore } from '@clockbeat/persistence';
import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Environment } from '../config/environment.js';
import { readerLanguage } from '../http/reader-language.js';
import { GuestBudget, prices } from '../rate/guest-budget.js';
import { RateLimit } from '../rate/rate-limit.guard.js';
import { Answers, Refuses } from '../schemas/answers.js';
import { ConfirmationMailer } from './confirmation-mailer.js';
import { NewsletterDto } from './newsletter.dto.js';

const rate = { name: 'newsletter', limit: 5, windowMs: 60_000, per: 'address' } as const;

@ApiTags('visitors')
@Controller('api/newsletter')
export class NewsletterController {
  constructor(
    private readonly newsletter: NewsletterStore,
    private readonly mailer: ConfirmationMailer,
    private readonly guests: GuestBudget,
    private readonly environment: Environment,
  ) {}

  @Post()
  @RateLimit(rate)
  @ApiOperation({ summary: 'Sign up for the newsletter; it counts once the link in a mail is confirmed' })
  @Answers(201, 'SubscribedView')
  @Refuses(400)
  async subscribe(@Body() body: NewsletterDto, @Req() request: Request): Promise<SubscribedView> {
    const { email, interests } = body;
    await this.guests.charge(request, prices.body(body));
    await this.newsletter.ask(email, interests ?? [], readerLanguage(request, this.environment.face));
    this.mailer.expect();
    return { subscribed: true };
  }
}
