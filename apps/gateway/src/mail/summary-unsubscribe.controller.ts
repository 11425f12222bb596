import { SettingsStore } from '@clockbeat/persistence';
import { Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Environment } from '../config/environment.js';
import { RateLimit } from '../rate/rate-limit.guard.js';
import { Refuses } from '../schemas/answers.js';
import { LinkQuery } from './link.query.js';
import { LinksInSummaries } from './summary-links.js';
import { askToUnsubscribe, sayUnsubscribed } from './unsubscribe-page.js';

const rate = { name: 'summaries-unsubscribe', limit: 60, windowMs: 60_000, per: 'address' } as const;

/**
 * The way out of the summaries, from a link in a mail: a page that asks, and a POST that turns the account's switch off,
 * whoever is signed in. As with the newsletter's (decision 18), a mail program's one click sends the same POST (RFC 8058).
 */
@ApiTags('visitors')
@Controller('api/summaries/unsubscribe')
export class SummaryUnsubscribeController {
  constructor(
    private readonly links: LinksInSummaries,
    private readonly settings: SettingsStore,
    private readonly environment: Environment,
  ) {}

  @Get()
  @RateLimit(rate)
  @ApiOperation({ summary: 'A page that asks whether to end a host’s summaries; changes nothing' })
  @ApiOkResponse({ content: { 'text/html': {} } })
  @ApiNotFoundResponse({ content: { 'text/html': {} } })
  @Refuses(400)
  ask(@Query() { token = '' }: LinkQuery, @Res() response: Response): void {
    askToUnsubscribe(response, this.environment.face, this.links.hostOf(token) !== null, 'noSummaries');
  }

  @Post()
  @HttpCode(200)
  @RateLimit(rate)
  @ApiOperation({ summary: 'End a host’s summaries; also the target of List-Unsubscribe-Post' })
  @ApiOkResponse({ content: { 'text/html': {} } })
  @ApiNotFoundResponse({ content: { 'text/html': {} } })
  @Refuses(400)
  async end(@Query() { token = '' }: LinkQuery, @Res() response: Response): Promise<void> {
    const hostId = this.links.hostOf(token);
    const ended = hostId !== null && (await this.settings.change(hostId, { emailNotifications: false }));
    sayUnsubscribed(response, this.environment.face, Boolean(ended), 'noSummaries');
  }
}
