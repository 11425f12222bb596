import { type NewTokenView, type TokenView, tokenLimits, UserId, type UserView } from '@clockbeat/domain';
import { AccessTokenStore, type OwnAccessToken } from '@clockbeat/persistence';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { PinoLogger } from 'nestjs-pino';
import { RecentSignIn } from '../auth/recent-sign-in.guard.js';
import { hashOfAccessToken, newAccessToken } from '../http/access-token.js';
import { CurrentUser } from '../http/current-user.decorator.js';
import { notFound, notSignedIn } from '../http/http-problem.js';
import { SignedIn } from '../http/signed-in.guard.js';
import { RateLimit } from '../rate/rate-limit.guard.js';
import { Answers, listOf, Refuses } from '../schemas/answers.js';
import { NewTokenDto } from './tokens.dto.js';

/** Access tokens for programs of the account's owner (docs/decisions/073). None of these calls takes one. */
@ApiTags('account')
@Controller('api/user/tokens')
@SignedIn()
export class TokensController {
  constructor(
    private readonly tokens: AccessTokenStore,
    private readonly logger: PinoLogger,
  ) {}

  /** The newest first; expired ones stand there until they are revoked. */
  @Get()
  @ApiOperation({ summary: 'My access tokens' })
  @Answers(200, listOf('TokenView'))
  async list(@CurrentUser() user: UserView): Promise<TokenView[]> {
    return (await this.tokens.listOf(UserId(user.id))).map(viewOf);
  }

  /** Only this answer holds the token: we keep its hash. */
  @Post()
  @RecentSignIn()
  @RateLimit({ name: 'new-token', limit: 30, windowMs: 60_000, per: 'user' })
  @ApiOperation({ summary: 'Make an access token' })
  @Answers(201, 'NewTokenView')
  @Refuses(400, [409, 'As many tokens as may be'])
  async create(@Body() body: NewTokenDto, @CurrentUser() user: UserView): Promise<NewTokenView> {
    const { name, scopes, days = tokenLimits.days.default } = body;
    const token = newAccessToken();
    const tokenHash = hashOfAccessToken(token);
    const made = await this.tokens.create({ userId: UserId(user.id), tokenHash, name, scopes, days });
    if (made === null) throw notSignedIn();
    this.logger.info({ userId: user.id, token: made.id, scopes }, 'An access token was made');
    return { ...viewOf(made), token };
  }

  /** At once: no call is taken any more, and sockets and streams that were opened with it close. */
  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Revoke an access token' })
  @ApiNoContentResponse()
  @Refuses(404)
  async revoke(@Param('id') id: string, @CurrentUser() user: UserView): Promise<void> {
    if (!(await this.tokens.revoke(UserId(user.id), id))) throw notFound('Token');
    this.logger.info({ userId: user.id, token: id }, 'An access token was revoked');
  }
}

const viewOf = ({ createdAt, expiresAt, lastUsedAt, ...rest }: OwnAccessToken): TokenView => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
