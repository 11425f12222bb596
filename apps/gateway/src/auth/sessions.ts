import { Persistence } from '@clockbeat/persistence';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import connectPgSimple from 'connect-pg-simple';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import { PinoLogger } from 'nestjs-pino';
import { Environment } from '../config/environment.js';
import { sessionCookieName } from './session-cookie.js';

const day = 24 * 60 * 60_000;

/** How long somebody stays signed in without coming back. */
export const sessionLifetimeMs = 30 * day;

declare module 'express-session' {
  interface SessionData {
    /** Where to go after signing in. */
    returnTo?: string;
    /** When its lifetime was last begun anew, epoch ms. */
    renewedAt?: number;
    passport?: { user?: string };
  }
}

const PgStore = connectPgSimple(session);

/** Sessions in the table `sessions`, so that they outlive a restart and hold on every gateway. */
@Injectable()
export class Sessions implements OnApplicationShutdown {
  readonly middleware: RequestHandler;
  private readonly store: InstanceType<typeof PgStore>;

  constructor(environment: Environment, persistence: Persistence, logger: PinoLogger) {
    this.store = new PgStore({
      pool: persistence.pool,
      tableName: 'sessions',
      // Else every call of a signed-in person would write; `renew` does it once a day instead.
      disableTouch: true,
      errorLog: (...details: unknown[]) =>
        logger.warn({ err: details.at(-1) }, 'Sessions could not be cleaned up'),
    });
    const sessions = session({
      name: sessionCookieName,
      secret: environment.sessionSecret,
      store: this.store,
      resave: false,
      saveUninitialized: false,
      cookie: { httpOnly: true, sameSite: 'lax', secure: 'auto', maxAge: sessionLifetimeMs, path: '/' },
    });
    this.middleware = (request, response, next) =>
      sessions(request, response, (error?: unknown) =>
        error === undefined ? renew(request, response, next) : next(error),
      );
  }

  onApplicationShutdown(): void {
    this.store.close();
  }
}

/** Begins the lifetime of a signed-in session anew, once a day: writing to it saves it and sends its cookie again. */
const renew = (request: Request, _response: Response, next: NextFunction): void => {
  const { session: own } = request;
  if (own?.passport?.user !== undefined && Date.now() - (own.renewedAt ?? 0) > day)
    own.renewedAt = Date.now();
  next();
};
