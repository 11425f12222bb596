import { NewsletterStore } from '@clockbeat/persistence';
import { Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Environment } from '../config/environment.js';
import { LinkQuery } from '../mail/link.query.js';
import { askToUnsubscribe, sayUnsubscribed } from '../mail/unsubscribe-page.js';
import { RateLimit } from '../rate/rate-limit.guard.js';
import { Refuses } from '../schemas/answers.js';

const rate = { name: 'unsubscribe', limit: 60, windowMs: 60_000, per: 'address' } as const;

/**
 * The way out of the newsletter, from a link in a mail. Opening the link asks, since scanners open every link of a mail;
 * only a POST ends the subscription: the page's button, or a mail program's one click (RFC 8058), which sends to the
 * same address. Docs/decisions/018.
 */
@ApiTags('visitors')
@Controller('api/newsletter/unsubscribe')
export class UnsubscribeController {
  constructor(
    private readonly newsletter: NewsletterStore,
    private readonly environment: Environment,
  ) {}

  @Get()
  @RateLimit(rate)
  @ApiOperation({ summary: 'A page that asks whether to end a subscription; changes nothing' })
  @ApiOkResponse({ content: { 'text/html': {} } })
  @ApiNotFoundResponse({ content: { 'text/html': {} } })
  @Refuses(400)
  async ask(@Query() { token = '' }: LinkQuery, @Res() response: Response): Promise<void> {
    askToUnsubscribe(response, this.environment.face, await this.newsletter.knows(token), 'noNews');
  }

  @Post()
  @HttpCode(200)
  @RateLimit(rate)
  @ApiOperation({ summary: 'End a subscription; also the target of List-Unsubscribe-Post' })
  @ApiOkResponse({ content: { 'text/html': {} } })
  @ApiNotFoundResponse({ content: { 'text/html': {} } })
  @Refuses(400)
  async end(@Query() { token = '' }: LinkQuery, @Res() response: Response): Promise<void> {
    sayUnsubscribed(response, this.environment.face, await this.newsletter.unsubscribe(token), 'noNews');
  }
}
