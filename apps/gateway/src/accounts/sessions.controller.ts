import { type SessionView, UserId, type UserView } from '@clockbeat/domain';
import { SessionStore } from '@clockbeat/persistence';
import { Controller, Delete, Get, HttpCode, Param, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { AuditTrail } from '../audit/audit-trail.js';
import { RecentSignIn } from '../auth/recent-sign-in.guard.js';
import { CurrentUser } from '../http/current-user.decorator.js';
import { notFound } from '../http/http-problem.js';
import { SignedIn } from '../http/signed-in.guard.js';
import { Answers, listOf, Refuses } from '../schemas/answers.js';

/** Where the account is signed in. The sockets of a session that ends here close as at a sign-out (`EndedSessions`). */
@ApiTags('account')
@Controller('api/user/sessions')
@SignedIn()
export class SessionsController {
  constructor(
    private readonly sessions: SessionStore,
    private readonly audit: AuditTrail,
    private readonly logger: PinoLogger,
  ) {}

  /** This browser first, then by last use; 100 at most. */
  @Get()
  @ApiOperation({ summary: 'Where I am signed in' })
  @Answers(200, listOf('SessionView'))
  async list(@CurrentUser() user: UserView, @Req() { sessionID }: Request): Promise<SessionView[]> {
    const open = await this.sessions.listOf(UserId(user.id), sessionID);
    return open.map(({ signedInAt, lastSeenAt, ...rest }) => ({
      ...rest,
      signedInAt: signedInAt?.toISOString() ?? null,
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
    }));
  }

  @Delete()
  @RecentSignIn()
  @HttpCode(204)
  @ApiOperation({ summary: 'Sign me out everywhere else' })
  @ApiNoContentResponse()
  async endOthers(@CurrentUser() user: UserView, @Req() { sessionID }: Request): Promise<void> {
    const ended = await this.sessions.endOthers(UserId(user.id), sessionID);
    await this.note(user, { ended });
    this.logger.info({ userId: user.id, ended }, 'Signed out everywhere else');
  }

  @Delete(':id')
  @RecentSignIn()
  @HttpCode(204)
  @ApiOperation({ summary: 'Sign me out in one browser' })
  @ApiNoContentResponse()
  @Refuses(404)
  async end(@Param('id') id: string, @CurrentUser() user: UserView): Promise<void> {
    if (!(await this.sessions.end(UserId(user.id), id))) throw notFound('Session');
    await this.note(user, { ended: 1 });
    this.logger.info({ userId: user.id }, 'Signed out in one browser');
  }

  private note({ id }: UserView, details: { ended: number }): Promise<void> {
    return this.audit.record({ what: 'sign_out', actor: UserId(id), about: id, details });
  }
}
