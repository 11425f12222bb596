import type { SignInRefusal } from '@clockbeat/domain';
import { isUnavailable } from '@clockbeat/persistence';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiFoundResponse, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { AuditTrail } from '../audit/audit-trail.js';
import { Environment } from '../config/environment.js';
import { rateKeyOf } from '../http/client-address.js';
import { notFound, tooManyRequests } from '../http/http-problem.js';
import { isSentByAnotherSite } from '../http/sent-by-another-site.js';
import { type Rate, RateLimiter } from '../rate/rate-limiter.js';
import { Refuses } from '../schemas/answers.js';
import { Authenticator, type SignInOutcome } from './authenticator.js';
import { callbackUrlOf } from './callback-url.js';
import { refuseForWantOfProvider } from './not-set-up.js';
import { isAway } from './oidc/oidc-way.js';
import { safeReturnTo } from './return-to.js';
import { sessionCookieOf } from './session-cookie.js';
import { sendSignInPage } from './sign-in-page.js';
import type { Query as Input, Way } from './way.js';
import { Ways } from './ways.js';

/** A sign-in that was begun and not finished is forgotten after this. */
const signInLifetimeMs = 10 * 60_000;

/** Sign-ins that an address may begin. */
const begun: Rate = { limit: 30, windowMs: 60_000 };

const ReturnTo = ApiQuery({
  name: 'returnTo',
  type: String,
  required: false,
  description: 'A path of this site to go to afterwards',
});
const LoginHint = ApiQuery({ name: 'login_hint', type: String, required: false });
const Again = ApiQuery({
  name: 'again',
  type: String,
  required: false,
  description: 'Any value: to prove once more who is signed in, where the provider can ask',
});

/** Signing in with an account that somebody has elsewhere: full navigations of the browser, not calls. */
@ApiTags('sign-in')
@Controller()
export class SignInController {
  constructor(
    private readonly environment: Environment,
    private readonly ways: Ways,
    private readonly authenticator: Authenticator,
    private readonly limiter: RateLimiter,
    private readonly audit: AuditTrail,
    private readonly logger: PinoLogger,
  ) {}

  /**
   * To the only way there is, to that by which this session was signed in, or to Google where it is named; else a page asks.
   * `login_hint` names the account.
   */
  @Get(['auth/google', 'api/login'])
  @ApiOperation({ summary: 'Begin to sign in' })
  @ReturnTo
  @LoginHint
  @Again
  @ApiQuery({
    name: 'with',
    enum: ['google'],
    required: false,
    description: 'By Google, where there are others',
  })
  @ApiFoundResponse({ description: 'To the provider' })
  @ApiOkResponse({ description: 'A page with the ways to sign in, where there are several' })
  @Refuses(403, 429, 503)
  async choose(@Query() query: Input, @Req() request: Request, @Res() response: Response): Promise<void> {
    const { all, google } = this.ways;
    if (all.length === 0) return refuseForWantOfProvider(request, response, this.environment.face);
    const known = query['again'] === undefined ? null : this.ways.find(request.session.way);
    const named = query['with'] === 'google' ? google : null;
    const way = named ?? known ?? (all.length === 1 ? all[0] : undefined);
    if (way !== undefined) return this.begin(way, query, request, response);
    this.offer(all, query, request, response);
  }

  @Get('auth/oidc/:key')
  @ApiOperation({ summary: 'Begin to sign in with a provider of the house' })
  @ReturnTo
  @LoginHint
  @Again
  @ApiFoundResponse({ description: 'To the provider' })
  @ApiOkResponse({ description: 'A page that asks first, where a page of another site leads here' })
  @Refuses(404, 429)
  beginWith(
    @Param('key') key: string,
    @Query() query: Input,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.begin(this.ofTheHouse(key), query, request, response);
  }

  /** Where Google sends the browser back to. */
  @Get('auth/google/callback')
  @ApiOperation({ summary: 'Finish to sign in with Google' })
  @ApiFoundResponse({ description: 'To /auth/callback in the client, or to /?error= when it failed' })
  @Refuses(403, 503)
  async finishWithGoogle(@Req() request: Request, @Res() response: Response): Promise<void> {
    const { google } = this.ways;
    if (google === null) return refuseForWantOfProvider(request, response, this.environment.face);
    return this.finish(google, request, response);
  }

  @Get('auth/oidc/:key/callback')
  @ApiOperation({ summary: 'Finish to sign in with a provider of the house' })
  @ApiFoundResponse({ description: 'To /auth/callback in the client, or to /?error= when it failed' })
  @Refuses(404)
  finishWith(@Param('key') key: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.finish(this.ofTheHouse(key), request, response);
  }

  private ofTheHouse(key: string): Way {
    const way = this.ways.find(key);
    if (way === null || way === this.ways.google) throw notFound('This way to sign in was');
    return way;
  }

  private offer(ways: readonly Way[], query: Input, request: Request, response: Response): void {
    const visit = ['returnTo', 'login_hint', 'again'].flatMap((name): [string, string][] => {
      const value = query[name];
      return typeof value === 'string' ? [[name, value]] : [];
    });
    sendSignInPage(request, response, this.environment.face, ways, visit);
  }

  private async begin(way: Way, query: Input, request: Request, response: Response): Promise<void> {
    if (way.refuses(request, response)) return;
    // A provider of the house leads back without a word whoever is signed in there: no link of another site's signs anybody in
    // here. Google asks for the account.
    if (way !== this.ways.google && isSentByAnotherSite(request))
      return this.offer([way], query, request, response);
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
    try {
      await this.authenticator.begin(request, response, await way.strategy(), {
        ...way.options(request, query, query['again'] !== undefined),
        callbackURL: callbackUrlOf(request, way, this.environment),
      });
    } catch (problem) {
      if (!isAway(problem)) throw problem;
      await this.tellRefusal(this.refusalOf(problem, way), way, response);
    }
  }

  private async finish(way: Way, request: Request, response: Response): Promise<void> {
    if (way.refuses(request, response)) return;
    // Read before the session gets its new id, and with it is emptied.
    const { returnTo } = request.session;
    const outcome = await this.outcome(way, request, response);
    if ('refused' in outcome) {
      await this.tellRefusal(outcome.refused, way, response);
      return;
    }
    const { session, idToken, provenAt } = request;
    session.way = way.key;
    if (idToken !== undefined) session.idToken = idToken;
    if (provenAt !== undefined) session.provenAt = provenAt;
    request.log.info({ userId: outcome.user.id, way: way.key }, 'Somebody signed in');
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
  private async outcome(way: Way, request: Request, response: Response): Promise<SignInOutcome> {
    const { code, error } = request.query;
    // Without either, passport would begin a new sign-in; a list of codes is nobody's.
    if (typeof code !== 'string' && typeof error !== 'string') return { refused: 'sign_in_failed' };
    try {
      return await this.authenticator.finish(request, response, await way.strategy(), {
        callbackURL: callbackUrlOf(request, way, this.environment),
      });
    } catch (problem) {
      return { refused: this.refusalOf(problem, way) };
    }
  }

  private refusalOf(problem: unknown, way: Way): 'provider_unavailable' | 'unavailable' | 'sign_in_failed' {
    this.logger.warn({ err: problem, way: way.key }, 'A sign-in failed');
    if (isAway(problem)) return 'provider_unavailable';
    return isUnavailable(problem) ? 'unavailable' : 'sign_in_failed';
  }

  /** It is only counted in the audit log, and without an address: strangers can cause it, and the database may be away. */
  private async tellRefusal(reason: SignInRefusal, way: Way, response: Response): Promise<void> {
    this.logger.info({ reason, way: way.key }, 'A sign-in was refused');
    await this.audit
      .count({ what: 'sign_in_refused', actor: null, details: { reason, way: way.key } })
      .catch((error: unknown) => this.logger.warn({ err: error }, 'A refused sign-in was not written down'));
    response.redirect(`/?${new URLSearchParams({ error: reason })}`);
  }
}
