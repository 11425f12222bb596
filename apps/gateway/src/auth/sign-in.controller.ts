import { isUnavailable } from '@clockbeat/persistence';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiFoundResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { Environment } from '../config/environment.js';
import { rateKeyOf } from '../http/client-address.js';
import { tooManyRequests } from '../http/http-problem.js';
import { isSentByAnotherSite } from '../http/sent-by-another-site.js';
import { type Rate, RateLimiter } from '../rate/rate-limiter.js';
import { Refuses } from '../schemas/answers.js';
import { Authenticator, type SignInOutcome } from './authenticator.js';
import { callbackUrlOf } from './callback-url.js';
import { IdentityProvider } from './identity-provider.js';
import { refuseForeignBrowser } from './local/refuse-foreign-browser.js';
import { wouldTellItsSite } from './local/this-machine.js';
import { refuseForWantOfProvider } from './not-set-up.js';
import type { Provider } from './provider.js';
import { safeReturnTo } from './return-to.js';
import { sessionCookieOf } from './session-cookie.js';

/** A sign-in that was begun and not finished is forgotten after this. */
const signInLifetimeMs = 10 * 60_000;

/** Sign-ins that an address may begin. */
const begun: Rate = { limit: 30, windowMs: 60_000 };

/** Signing in with a Google account: full navigations of the browser, not calls. */
@ApiTags('sign-in')
@Controller()
export class SignInController {
  constructor(
    private readonly environment: Environment,
    private readonly identities: IdentityProvider,
    private readonly authenticator: Authenticator,
    private readonly limiter: RateLimiter,
    private readonly logger: PinoLogger,
  ) {}

  /** Sends the browser to Google; `login_hint` names the account. Without Google the local sign-in stands in for it. */
  @Get(['auth/google', 'api/login'])
  @ApiOperation({ summary: 'Begin to sign in' })
  @ApiQuery({
    name: 'returnTo',
    type: String,
    required: false,
    description: 'A path of this site to go to afterwards',
  })
  @ApiQuery({ name: 'login_hint', type: String, required: false })
  @ApiFoundResponse({ description: 'To Google' })
  @Refuses(403, 429, 503)
  async begin(
    @Query() query: Readonly<Record<string, unknown>>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { provider } = this.identities;
    if (provider === null) return refuseForWantOfProvider(request, response);
    if (provider.kind === 'local' && refuseForeignBrowser(request, response)) return;
    if (sessionCookieOf(this.environment).secure === true && !request.secure) {
      this.logger.warn(
        'A sign-in came over http although PUBLIC_URL is https: is the proxy in TRUSTED_PROXIES, and does it send X-Forwarded-Proto?',
      );
      response.redirect('/?error=sign_in_failed');
      return;
    }
    await this.takeFromAllowance(request);
    const { session } = request;
    const returnTo = safeReturnTo(query['returnTo']);
    if (returnTo === null) delete session.returnTo;
    else session.returnTo = returnTo;
    if (request.user === undefined) session.cookie.maxAge = signInLifetimeMs;
    const named = mayNameSomebody(request, provider) ? query : {};
    const { login_hint: hint } = named;
    await this.authenticator.begin(request, response, {
      callbackURL: callbackUrlOf(request, provider, this.environment),
      ...(typeof hint === 'string' ? { loginHint: hint } : { prompt: 'select_account' }),
      ...(provider.kind === 'local' ? { local: textsOf(named, ['name', 'picture']) } : {}),
    });
  }

  /** Where Google sends the browser back to. */
  @Get('auth/google/callback')
  @ApiOperation({ summary: 'Finish to sign in' })
  @ApiFoundResponse({ description: 'To /auth/callback in the client, or to /?error= when it failed' })
  @Refuses(403, 503)
  async finish(@Req() request: Request, @Res() response: Response): Promise<void> {
    const { provider } = this.identities;
    if (provider === null) return refuseForWantOfProvider(request, response);
    if (provider.kind === 'local' && refuseForeignBrowser(request, response)) return;
    // Read before the session gets its new id, and with it is emptied.
    const { returnTo } = request.session;
    const outcome = await this.outcome(request, response, provider);
    if ('refused' in outcome) {
      this.logger.info({ reason: outcome.refused }, 'A sign-in was refused');
      response.redirect(`/?${new URLSearchParams({ error: outcome.refused })}`);
      return;
    }
    request.log.info({ userId: outcome.user.id }, 'Somebody signed in');
    const onward = safeReturnTo(returnTo);
    response.redirect(
      `/auth/callback${onward === null ? '' : `?${new URLSearchParams({ returnTo: onward })}`}`,
    );
  }

  /** Of what really begins: a class behind one address has no less for calls that were refused. */
  private async takeFromAllowance(request: Request): Promise<void> {
    const verdict = await this.limiter.take(`sign-in:${rateKeyOf(request.ip ?? '')}`, begun);
    if (!verdict.allowed) throw tooManyRequests(verdict.retryAfterMs);
  }

  /** Whatever goes wrong on the way ends on a page of the client, not on JSON: a person is looking. */
  private async outcome(request: Request, response: Response, provider: Provider): Promise<SignInOutcome> {
    const { code, error } = request.query;
    // Without either, passport would begin a new sign-in; a list of codes is nobody's.
    if (typeof code !== 'string' && typeof error !== 'string') return { refused: 'sign_in_failed' };
    try {
      return await this.authenticator.finish(
        request,
        response,
        callbackUrlOf(request, provider, this.environment),
      );
    } catch (problem) {
      this.logger.warn({ err: problem }, 'A sign-in failed');
      return { refused: isUnavailable(problem) ? 'unavailable' : 'sign_in_failed' };
    }
  }
}

/**
 * Another site's link leads here, too; whom it signs in is for the person to say. Google asks anyway; the local sign-in takes
 * a name at its word only from a link that is known to be ours.
 */
const mayNameSomebody = (request: Request, { kind }: Provider): boolean => {
  if (isSentByAnotherSite(request)) return false;
  const isSilent = request.header('sec-fetch-site') === undefined;
  return kind !== 'local' || !isSilent || wouldTellItsSite(request);
};

const textsOf = (
  query: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = query[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
