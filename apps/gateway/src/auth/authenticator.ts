import { type SignInRefusal, UserId } from '@clockbeat/domain';
import { UserStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import type { Strategy } from 'openid-client/passport';
import passport, { type PassportStatic } from 'passport';
import { AuditTrail } from '../audit/audit-trail.js';
import { Environment } from '../config/environment.js';
import { useGoogle } from './google.strategy.js';
import { IdentityProvider } from './identity-provider.js';
import { renew } from './sessions.js';
import { SignedInAccounts } from './signed-in-accounts.js';
import { toUserView } from './to-user-view.js';
import type { VisitOptions } from './way.js';

/** What one visit adds, and where the browser comes back to. */
export type SignInOptions = VisitOptions & { readonly callbackURL: string };

/** How a visit to the callback ended. */
export type SignInOutcome = { readonly user: Express.User } | { readonly refused: SignInRefusal };

/** Passport of this app alone (see `useGoogle`): who is signed in, and how one signs in. */
@Injectable()
export class Authenticator {
  private readonly passport = new passport.Passport();

  constructor(
    { provider }: IdentityProvider,
    users: UserStore,
    private readonly accounts: SignedInAccounts,
    private readonly audit: AuditTrail,
    private readonly environment: Environment,
  ) {
    if (provider !== null)
      useGoogle(this.passport as PassportStatic, provider, async (account) =>
        toUserView(await users.upsertFromGoogle(account)),
      );
    this.passport.serializeUser((user, done) => done(null, user.id));
    this.passport.deserializeUser((id: string, done) => {
      // An account that is gone, or suspended, is signed out, wherever it was signed in.
      accounts.find(UserId(id)).then(
        (user) => done(null, user ?? false),
        (error: unknown) => done(error),
      );
    });
  }

  /** Puts the signed-in account on the request, where it has a session. */
  readUser(): RequestHandler {
    return this.passport.session();
  }

  /** Sends the browser to who tells us who it is. */
  begin(
    request: Request,
    response: Response,
    strategy: Strategy | 'google',
    options: SignInOptions,
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      response.once('finish', resolve).once('close', resolve);
      const go: RequestHandler = this.passport.authenticate(named(strategy), options, (error: unknown) =>
        reject(error ?? new Error('The sign-in did not begin')),
      );
      go(withoutParameters(request), response, reject);
    });
  }

  /** Reads what the browser was sent back with, and signs in under a new session id. */
  async finish(
    request: Request,
    response: Response,
    strategy: Strategy | 'google',
    options: SignInOptions,
  ): Promise<SignInOutcome> {
    const outcome = await this.outcome(request, response, strategy, options);
    if ('user' in outcome) {
      const userId = UserId(outcome.user.id);
      if ((await this.accounts.find(userId)) === null) return { refused: 'account_suspended' };
      await this.audit.record({ what: 'sign_in', actor: userId, about: userId });
      await new Promise<void>((resolve, reject) => {
        request.logIn(outcome.user, (error?: unknown) => (error ? reject(error) : resolve()));
      });
      renew(request, this.environment);
    }
    return outcome;
  }

  private outcome(
    request: Request,
    response: Response,
    strategy: Strategy | 'google',
    options: SignInOptions,
  ): Promise<SignInOutcome> {
    return new Promise((resolve, reject) => {
      const done = (
        error: unknown,
        user?: Express.User | false | null,
        info?: unknown,
        status?: unknown,
      ): void => {
        if (error) reject(error);
        else if (user) resolve({ user });
        else resolve({ refused: refusalOf(info, status) });
      };
      const read: RequestHandler = this.passport.authenticate(named(strategy), options, done);
      read(request, response, reject);
    });
  }
}

/** The types of passport know names only, passport itself takes a strategy as well. */
const named = (strategy: Strategy | 'google'): string => strategy as string;

/** Strategies take any call with a code or an error for the way back. Session and all else are the request's own. */
const withoutParameters = (request: Request): Request =>
  Object.create(request, {
    query: { value: {} },
    body: { value: undefined },
    originalUrl: { value: request.path },
  });

/** The code that the client gets in `/?error=`. */
const refusalOf = (info: unknown, status: unknown): SignInRefusal => {
  // Passport's only refusal with a status: the state in the address is not the session's.
  if (status === 403) return 'sign_in_expired';
  const message = typeof info === 'object' && info !== null && 'message' in info ? info.message : null;
  if (message === nothingBegun) return 'sign_in_expired';
  return message === 'email_missing' || message === 'email_taken' ? message : 'access_denied';
};

/** What the OpenID strategy says where the session knows of no sign-in that was begun. */
const nothingBegun = 'Unable to verify authorization request state';
