import { UserId } from '@clockbeat/domain';
import { Controller, Get, Post, Req, Res } from '@nestjs/common';
import { ApiFoundResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { AuditTrail } from '../audit/audit-trail.js';
import { Environment } from '../config/environment.js';
import { userOf } from '../http/current-user.decorator.js';
import { isSentByAnotherSite } from '../http/sent-by-another-site.js';
import { endSession } from './end-session.js';
import { Ways } from './ways.js';

const paths = ['auth/logout', 'api/logout'];

/** Ends the session, on every gateway and in every tab, and where the operator wants it the provider's own. */
@ApiTags('sign-in')
@Controller(paths)
export class SignOutController {
  constructor(
    private readonly environment: Environment,
    private readonly ways: Ways,
    private readonly audit: AuditTrail,
    private readonly logger: PinoLogger,
  ) {}

  /** A link on another site's page signs nobody out. */
  @Get()
  @ApiOperation({ summary: 'Sign out' })
  @ApiFoundResponse({ description: 'To /, or to the provider, which leads there' })
  async signOut(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (isSentByAnotherSite(request)) response.redirect('/');
    else await this.end(request, response, 302);
  }

  @Post()
  @ApiOperation({ summary: 'Sign out' })
  @ApiResponse({ status: 303, description: 'To /, or to the provider, which leads there' })
  signOutByForm(@Req() request: Request, @Res() response: Response): Promise<void> {
    // 303: the browser goes on with GET.
    return this.end(request, response, 303);
  }

  private async end(request: Request, response: Response, status: 302 | 303): Promise<void> {
    const userId = userOf(request)?.id;
    const { way, idToken } = request.session;
    await endSession(request, response, this.environment);
    if (userId !== undefined) {
      await this.audit.record({ what: 'sign_out', actor: UserId(userId), about: userId });
      this.logger.info({ userId }, 'Signed out');
    }
    // last, since a provider that is away is waited for
    const there = idToken === undefined ? null : await this.signOutThere(request, way, idToken);
    response.redirect(status, there ?? '/');
  }

  /** The provider's own page, which ends its session and leads back; null: it has none, or is away. */
  private async signOutThere(
    request: Request,
    way: string | undefined,
    idToken: string,
  ): Promise<string | null> {
    const home = `${this.environment.publicUrl ?? `${request.protocol}://${request.host}`}/`;
    try {
      return (await this.ways.find(way)?.signOutUrl(idToken, home)) ?? null;
    } catch (error) {
      this.logger.warn({ err: error, way }, 'Nobody could be signed out at the provider');
      return null;
    }
  }
}
