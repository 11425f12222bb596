import { type Language, languages } from '@clockbeat/domain';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Environment } from '../config/environment.js';
import { type LegalPage, legalPages } from '../config/legal-texts.js';
import { articlePage, messagePage } from '../http/plain-page.js';
import { readerLanguage } from '../http/reader-language.js';
import { inEachLanguage, textsIn } from '../texts/texts-in.js';
import { cookiesPage } from './cookies-page.js';
import { articleOf } from './markdown.js';

type Pages = Readonly<Record<Language, string>>;

/**
 * What whoever runs an installation has to say of it: pages of the server's, which need no script. They are made once; nobody's
 * file is read for a visitor.
 */
@ApiTags('visitors')
@Controller()
export class LegalController {
  private readonly pages = new Map<LegalPage | 'cookies', Pages>();

  constructor(private readonly environment: Environment) {
    const { face, sessionIdleDays } = environment;
    for (const page of legalPages) {
      const text = face.legal[page];
      if (text === undefined) continue;
      this.pages.set(
        page,
        inEachLanguage((language) => {
          const { markdown, language: written } = text[language];
          const { title, html } = articleOf(markdown);
          const named = title ?? textsIn(language)(`site.${page}`);
          const whole = title === null ? `<h1>${named}</h1>${html}` : html;
          const marked = written === language ? whole : `<div lang="${written}">${whole}</div>`;
          return articlePage(face, named, marked, language);
        }),
      );
    }
    this.pages.set(
      'cookies',
      inEachLanguage((language) => cookiesPage(face, sessionIdleDays, language)),
    );
  }

  @Get('imprint')
  @ApiOperation({ summary: 'Who runs this installation, as a page' })
  @ApiQuery({ name: 'lang', enum: languages, required: false })
  @ApiOkResponse({ content: { 'text/html': {} } })
  @ApiNotFoundResponse({ content: { 'text/html': {} } })
  imprint(@Req() request: Request, @Res() response: Response): void {
    this.send('imprint', request, response);
  }

  @Get('privacy')
  @ApiOperation({ summary: 'What it does with data of people, as a page' })
  @ApiQuery({ name: 'lang', enum: languages, required: false })
  @ApiOkResponse({ content: { 'text/html': {} } })
  @ApiNotFoundResponse({ content: { 'text/html': {} } })
  privacy(@Req() request: Request, @Res() response: Response): void {
    this.send('privacy', request, response);
  }

  @Get('terms')
  @ApiOperation({ summary: 'On which terms it may be used, as a page' })
  @ApiQuery({ name: 'lang', enum: languages, required: false })
  @ApiOkResponse({ content: { 'text/html': {} } })
  @ApiNotFoundResponse({ content: { 'text/html': {} } })
  terms(@Req() request: Request, @Res() response: Response): void {
    this.send('terms', request, response);
  }

  @Get('cookies')
  @ApiOperation({ summary: 'What is kept in browsers, as a page' })
  @ApiQuery({ name: 'lang', enum: languages, required: false })
  @ApiOkResponse({ content: { 'text/html': {} } })
  cookies(@Req() request: Request, @Res() response: Response): void {
    this.send('cookies', request, response);
  }

  /** `?lang` is the language that the client's reader has chosen; else the browser says it. */
  private send(page: LegalPage | 'cookies', request: Request, response: Response): void {
    const { face } = this.environment;
    const language =
      languages.find((known) => known === request.query['lang']) ?? readerLanguage(request, face);
    const pages = this.pages.get(page);
    const t = textsIn(language);
    response
      .status(pages === undefined ? 404 : 200)
      .set({ 'Cache-Control': 'no-cache', 'Content-Language': language })
      .vary('Accept-Language')
      .type('html')
      .send(
        pages?.[language] ?? messagePage(face, t('site.nothingHere'), t('site.nothingHereText'), language),
      );
  }
}
