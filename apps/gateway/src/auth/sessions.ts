import { callbackify } from 'node:util';
import { Persistence, type SessionStore } from '@clockbeat/persistence';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import connectPgSimple from 'connect-pg-simple';
import type { Request, RequestHandler } from 'express';
import session, { type SessionData } from 'express-session';
import { PinoLogger } from 'nestjs-pino';
import { Environment } from '../config/environment.js';
import { type Device, deviceOf } from './device.js';
import { sessionCookieOf } from './session-cookie.js';

const hour = 60 * 60_000;
const day = 24 * hour;

/** How long somebody stays signed in without coming back, and at all: then who it is has to be proved anew. */
type Lifetimes = Pick<Environment, 'sessionIdleDays' | 'sessionDays'>;

declare module 'express-session' {
  interface SessionData {
    /** Where to go after signing in. */
    returnTo?: string;
    /** When somebody signed in with it, epoch ms. */
    signedInAt?: number;
    /** When the provider last had somebody prove who it is, epoch ms, where that was before the sign-in itself. */
    provenAt?: number;
    /** When its lifetime was last renewed, epoch ms: when it was last used, to the hour. */
    renewedAt?: number;
    /** What it was last used with. */
    device?: Device;
    /** By which way somebody signed in with it. */
    way?: string;
    /** What ends the provider's own session with this one. */
    idToken?: string;
    passport?: { user?: string };
  }
}

const PgStore = connectPgSimple(session);

/** Theirs writes a session back that was ended while a call of it was under way. */
class LastingEnds extends PgStore {
  constructor(
    private readonly sessions: SessionStore,
    private readonly idleMs: number,
    options: ConstructorParameters<typeof PgStore>[0],
  ) {
    super(options);
  }

  override set(sid: string, content: SessionData, callback: (error?: unknown) => void = () => {}): void {
    const { maxAge = this.idleMs } = content.cookie;
    const expires = new Date(Date.now() + maxAge);
    // A new one, or one that nobody is signed in with.
    if (content.renewedAt === undefined) super.set(sid, content, callback);
    else callbackify(() => this.sessions.change(sid, content, expires))(callback);
  }
}

/** Sessions in the table `sessions`, so that they outlive a restart and hold on every gateway. */
@Injectable()
export class Sessions implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly middleware: RequestHandler;
  private readonly store: LastingEnds;

  constructor(
    private readonly environment: Environment,
    private readonly persistence: Persistence,
    private readonly logger: PinoLogger,
  ) {
    const idleMs = environment.sessionIdleDays * day;
    this.store = new LastingEnds(persistence.sessions, idleMs, {
      pool: persistence.pool,
      tableName: 'sessions',
      // Else every call of a signed-in person would write; `renew` does it once an hour instead.
      disableTouch: true,
      errorLog: (...details: unknown[]) =>
        logger.warn({ err: details.at(-1) }, 'Sessions could not be cleaned up'),
    });
    const { name, secure } = sessionCookieOf(environment);
    const sessions = session({
      name,
      secret: environment.sessionSecret,
      store: this.store,
      resave: false,
      saveUninitialized: false,
      cookie: { httpOnly: true, sameSite: 'lax', secure, maxAge: idleMs, path: '/' },
    });
    this.middleware = (request, response, next) =>
      sessions(request, response, (error?: unknown) => {
        if (error === undefined) renew(request, environment);
        next(error);
      });
  }

  /** Where the settings have become stricter, sessions of before are as long as they say now. */
  async onApplicationBootstrap(): Promise<void> {
    const { sessionIdleDays, sessionDays } = this.environment;
    await this.persistence.sessions
      .shorten(sessionIdleDays, sessionDays)
      .catch((error: unknown) =>
        this.logger.warn({ err: error }, 'Sessions keep the lifetime that they had'),
      );
  }

  onApplicationShutdown(): void {
    this.store.close();
  }
}

/**
 * Begins the lifetime of a signed-in session anew, once an hour: writing to it saves it and sends its cookie again.
 * Whenever it is saved it is for the time that is left of the longest one.
 */
export const renew = (
  { session: own, headers }: Request,
  { sessionIdleDays, sessionDays }: Lifetimes,
): void => {
  if (own?.passport?.user === undefined) return;
  const now = Date.now();
  own.signedInAt ??= now;
  if (now - (own.renewedAt ?? 0) > hour) {
    own.renewedAt = now;
    own.device = deviceOf(headers['user-agent']);
  }
  const leftMs = own.signedInAt + sessionDays * day - now;
  own.cookie.maxAge = Math.min(sessionIdleDays * day, leftMs);
  if (leftMs <= 0) delete own.passport;
};
