import type { Language } from '@clockbeat/domain';
import { type Asked, NewsletterStore } from '@clockbeat/persistence';
import { Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Environment } from '../config/environment.js';
import type { Face } from '../config/face.js';
import { escapeHtml } from '../http/escape-html.js';
import { messagePage, plainPage } from '../http/plain-page.js';
import { LinkQuery } from '../mail/link.query.js';
import { sendLinkPage } from '../mail/link-page.js';
import { RateLimit } from '../rate/rate-limit.guard.js';
import { Refuses } from '../schemas/answers.js';
import { textsIn } from '../texts/texts-in.js';
import { aboutText } from './confirmation-mail.js';

const rate = { name: 'newsletter-confirm', limit: 60, windowMs: 60_000, per: 'address' } as const;

/** Where an address says that it was meant, from a link in a mail. Opening the link asks, as with the way out (decision 18). */
@ApiTags('visitors')
@Controller('api/newsletter/confirm')
export class ConfirmationController {
  constructor(
    private readonly newsletter: NewsletterStore,
    private readonly environment: Environment,
  ) {}

  @Get()
  @RateLimit(rate)
  @ApiOperation({ summary: 'A page that asks whether to begin a subscription; changes nothing' })
  @ApiOkResponse({ content: { 'text/html': {} } })
  @ApiNotFoundResponse({ content: { 'text/html': {} } })
  @Refuses(400)
  async ask(@Query() { token = '' }: LinkQuery, @Res() response: Response): Promise<void> {
    const asked = await this.newsletter.asked(token);
    const { face } = this.environment;
    sendLinkPage(
      response,
      face,
      (language) => asked && questionPage(face, asked, token, language),
      unknownPage(face),
    );
  }

  @Post()
  @HttpCode(200)
  @RateLimit(rate)
  @ApiOperation({ summary: 'Begin or change a subscription as it was asked for' })
  @ApiOkResponse({ content: { 'text/html': {} } })
  @ApiNotFoundResponse({ content: { 'text/html': {} } })
  @Refuses(400)
  async confirm(@Query() { token = '' }: LinkQuery, @Res() response: Response): Promise<void> {
    const confirmed = await this.newsletter.confirm(token);
    const { face } = this.environment;
    sendLinkPage(
      response,
      face,
      (language) => (confirmed ? confirmedPage(face, language) : null),
      unknownPage(face),
    );
  }
}

const questionPage = (face: Face, { email, interests }: Asked, token: string, language: Language): string => {
  const t = textsIn(language);
  const question = t('news.question');
  return plainPage(
    face,
    question,
    `<h1>${question}</h1>
<p>${escapeHtml(email)}<br>${escapeHtml(aboutText(interests, language))}</p>
<form method="post" action="/api/newsletter/confirm?token=${escapeHtml(encodeURIComponent(token))}">
<button type="submit">${t('news.button')}</button>
</form>`,
    language,
  );
};

const confirmedPage = (face: Face, language: Language): string => {
  const t = textsIn(language);
  return messagePage(face, t('news.done'), t('news.doneText'), language);
};

const unknownPage =
  (face: Face) =>
  (language: Language): string => {
    const t = textsIn(language);
    return messagePage(face, t('news.unknown'), t('news.unknownText'), language);
  };
