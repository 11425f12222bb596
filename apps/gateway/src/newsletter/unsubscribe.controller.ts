import type { Language } from '@clockbeat/domain';
import { NewsletterStore } from '@clockbeat/persistence';
import { Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { readerLanguage } from '../http/reader-language.js';
import { RateLimit } from '../rate/rate-limit.guard.js';
import { UnsubscribeQuery } from './unsubscribe.query.js';
import { unknownLinkPage, unsubscribedPage, unsubscribePage } from './unsubscribe-page.js';

const rate = { name: 'unsubscribe', limit: 60, windowMs: 60_000, per: 'address' } as const;

/**
 * The way out of the newsletter, from a link in a mail. Opening the link asks, since scanners open every link of a mail;
 * only a POST ends the subscription: the page's button, or a mail program's one click (RFC 8058), which sends to the
 * same address. Docs/decisions/018.
 */
@ApiTags('visitors')
@Controller('api/newsletter/unsubscribe')
export class UnsubscribeController {
  constructor(private readonly newsletter: NewsletterStore) {}

  @Get()
  @RateLimit(rate)
  @ApiOperation({ summary: 'A page that asks whether to end a subscription; changes nothing' })
  @ApiOkResponse({ content: { 'text/html': {} } })
  @ApiNotFoundResponse({ content: { 'text/html': {} } })
  async ask(@Query() { token = '' }: UnsubscribeQuery, @Res() response: Response): Promise<void> {
    const known = await this.newsletter.knows(token);
    send(response, known, (language) => unsubscribePage(token, language));
  }

  @Post()
  @HttpCode(200)
  @RateLimit(rate)
  @ApiOperation({ summary: 'End a subscription; also the target of List-Unsubscribe-Post' })
  @ApiOkResponse({ content: { 'text/html': {} } })
  @ApiNotFoundResponse({ content: { 'text/html': {} } })
  async end(@Query() { token = '' }: UnsubscribeQuery, @Res() response: Response): Promise<void> {
    const known = await this.newsletter.unsubscribe(token);
    send(response, known, unsubscribedPage);
  }
}

/** The page in its reader's language. Who comes from a mail is not signed in, so the browser says which. */
const send = (response: Response, known: boolean, page: (language: Language) => string): void => {
  const language = readerLanguage(response.req);
  response
    .status(known ? 200 : 404)
    // The address holds the token: it is told to nobody else. To ourselves it is, or the button's call would have no origin.
    .set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin', 'Content-Language': language })
    .vary('Accept-Language')
    .type('html')
    .send((known ? page : unknownLinkPage)(language));
};
