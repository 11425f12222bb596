import { LeagueMailStore } from '@clockbeat/persistence';
import { Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Environment } from '../config/environment.js';
import { LinkQuery } from '../mail/link.query.js';
import { askToUnsubscribe, sayUnsubscribed } from '../mail/unsubscribe-page.js';
import { RateLimit } from '../rate/rate-limit.guard.js';
import { Refuses } from '../schemas/answers.js';
import { LeagueLinks } from './league-links.js';

const rate = { name: 'league-unsubscribe', limit: 60, windowMs: 60_000, per: 'address' } as const;

/** The way out of a league's mails, from a link in one of them: as out of the summaries (docs/decisions/044). */
@ApiTags('visitors')
@Controller('api/league-mails/unsubscribe')
export class LeagueUnsubscribeController {
  constructor(
    private readonly links: LeagueLinks,
    private readonly mails: LeagueMailStore,
    private readonly environment: Environment,
  ) {}

  @Get()
  @RateLimit(rate)
  @ApiOperation({ summary: 'A page that asks whether to end the mails of a league; changes nothing' })
  @ApiOkResponse({ content: { 'text/html': {} } })
  @ApiNotFoundResponse({ content: { 'text/html': {} } })
  @Refuses(400)
  ask(@Query() { token = '' }: LinkQuery, @Res() response: Response): void {
    askToUnsubscribe(response, this.environment.face, this.links.read(token) !== null, 'noLeagueMails');
  }

  @Post()
  @HttpCode(200)
  @RateLimit(rate)
  @ApiOperation({ summary: 'End the mails of a league; also the target of List-Unsubscribe-Post' })
  @ApiOkResponse({ content: { 'text/html': {} } })
  @ApiNotFoundResponse({ content: { 'text/html': {} } })
  @Refuses(400)
  async end(@Query() { token = '' }: LinkQuery, @Res() response: Response): Promise<void> {
    const reader = this.links.read(token);
    const ended = reader !== null && (await this.mails.choose(reader.leagueId, reader.userId, false));
    sayUnsubscribed(response, this.environment.face, ended, 'noLeagueMails');
  }
}
