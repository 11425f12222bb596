import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Environment } from '../../config/environment.js';
import { notFound } from '../../http/http-problem.js';
import { readerLanguage } from '../../http/reader-language.js';
import { sendPage } from '../../http/send-page.js';
import { IdentityProvider } from '../identity-provider.js';
import { readIdentity } from './local-identity.js';
import { signInPage } from './pages.js';
import { refuseForeignBrowser } from './refuse-foreign-browser.js';
import { seal } from './sealed-identity.js';

type Input = Readonly<Record<string, unknown>>;

/** The front of the local sign-in: what accounts.google.com is otherwise. */
@ApiExcludeController()
@Controller('auth/local')
export class LocalSignInController {
  constructor(
    private readonly environment: Environment,
    private readonly identities: IdentityProvider,
  ) {}

  @Get('authorize')
  authorize(@Query() query: Input, @Req() request: Request, @Res() response: Response): void {
    if (this.identities.provider?.kind !== 'local') throw notFound('This page was');
    const { face } = this.environment;
    if (refuseForeignBrowser(request, response, face)) return;
    const state = textOf(query['state']);
    const asked = query['login_hint'] === undefined;
    const identity = asked
      ? null
      : readIdentity({ login_hint: query['login_hint'], name: query['name'], picture: query['picture'] });
    if (identity === null || typeof identity === 'string') {
      const form = {
        state,
        email: textOf(query['login_hint']),
        name: textOf(query['name']),
        problem: identity,
      };
      const language = readerLanguage(request, face);
      sendPage(response, language, signInPage(face, form, language), identity === null ? 200 : 400);
      return;
    }
    const answer = new URLSearchParams({
      code: seal(identity, 'code', this.environment.sessionSecret),
      state,
    });
    // A path, not an address: the browser stays where it is, behind a load balancer, Vite or neither.
    response.redirect(`/auth/google/callback?${answer}`);
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 500) : '');
