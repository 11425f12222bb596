import type { TokenScope } from '@clockbeat/domain';
import { AccessTokenStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { accessTokenHashIn, malformed } from '../http/access-token.js';
import { rateKeyOf } from '../http/client-address.js';
import { HttpProblem, tooManyRequests } from '../http/http-problem.js';
import { type Rate, RateLimiter } from '../rate/rate-limiter.js';
import { SignedInAccounts } from './signed-in-accounts.js';

/** Calls with one token. What its account may do so often only, it may do so often with all its tokens and browsers together. */
const ofToken: Rate = { limit: 600, windowMs: 60_000 };

/** Calls with any token from one address: who makes tokens up costs the database no more than who asks for public lists. */
const ofAddress: Rate = { limit: 3_000, windowMs: 60_000 };

declare global {
  namespace Express {
    interface Request {
      /** What proves who makes this call, where that is an access token, and what it may be used for. */
      accessToken?: { readonly hash: string; readonly scopes: readonly TokenScope[] };
    }
  }
}

/** Who calls with an access token (docs/decisions/073). */
@Injectable()
export class AccessTokens {
  constructor(
    private readonly tokens: AccessTokenStore,
    private readonly accounts: SignedInAccounts,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * Puts the token's account on the request. Cookies are forgotten before anything reads them: a call has the rights of its
   * token and no others. Throws `token_refused`, `too_many_requests`.
   */
  readonly middleware = (request: Request, _response: Response, next: NextFunction): void => {
    const tokenHash = accessTokenHashIn(request.headers.authorization);
    if (tokenHash === null) {
      next();
      return;
    }
    delete request.headers.cookie;
    this.letIn(request, tokenHash).then(() => next(), next);
  };

  private async letIn(request: Request, tokenHash: string): Promise<void> {
    if (tokenHash === malformed) throw new HttpProblem('token_refused');
    await this.count(`access-tokens:${rateKeyOf(request.ip ?? '')}`, ofAddress);
    const holder = await this.tokens.use(tokenHash);
    const user = holder && (await this.accounts.find(holder.userId));
    if (!holder || !user) throw new HttpProblem('token_refused');
    await this.count(`access-token:${holder.id}`, ofToken);
    request.user = user;
    request.accessToken = { hash: tokenHash, scopes: holder.scopes };
  }

  private async count(key: string, rate: Rate): Promise<void> {
    const { allowed, retryAfterMs } = await this.limiter.take(key, rate);
    if (!allowed) throw tooManyRequests(retryAfterMs);
  }
}
