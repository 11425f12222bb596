import { SettingsStore } from '@clockbeat/persistence';
import { Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Environment } from '../config/environment.js';
import { LinkQuery } from '../mail/link.query.js';
import { askToUnsubscribe, sayUnsubscribed } from '../mail/unsubscribe-page.js';
import { RateLimit } from '../rate/rate-limit.guard.js';
import { Refuses } from '../schemas/answers.js';
import { LinksInReminders } from './reminder-links.js';

const rate = { name: 'reminders-unsubscribe', limit: 60, windowMs: 60_000, per: 'address' } as const;

/** The way out of reminders, from a link in one: as out of the summaries, whose switch it turns off (docs/decisions/044). */
@ApiTags('visitors')
@Controller('api/reminders/unsubscribe')
export class RemindersUnsubscribeController {
  constructor(
    private readonly links: LinksInReminders,
    private readonly settings: SettingsStore,
    private readonly environment: Environment,
  ) {}

  @Get()
  @RateLimit(rate)
  @ApiOperation({
    summary: 'A page that asks whether to turn an account’s Email Notifications off; changes nothing',
  })
  @ApiOkResponse({ content: { 'text/html': {} } })
  @ApiNotFoundResponse({ content: { 'text/html': {} } })
  @Refuses(400)
  ask(@Query() { token = '' }: LinkQuery, @Res() response: Response): void {
    askToUnsubscribe(response, this.environment.face, this.links.readerOf(token) !== null, 'noReminders');
  }

  @Post()
  @HttpCode(200)
  @RateLimit(rate)
  @ApiOperation({ summary: 'Turn them off; also the target of List-Unsubscribe-Post' })
  @ApiOkResponse({ content: { 'text/html': {} } })
  @ApiNotFoundResponse({ content: { 'text/html': {} } })
  @Refuses(400)
  async end(@Query() { token = '' }: LinkQuery, @Res() response: Response): Promise<void> {
    const userId = this.links.readerOf(token);
    const ended = userId !== null && (await this.settings.change(userId, { emailNotifications: false }));
    sayUnsubscribed(response, this.environment.face, Boolean(ended), 'noReminders');
  }
}
