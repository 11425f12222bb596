import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { cookieValues } from '../auth/session-cookie.js';
import { type Environment, isHttps } from '../config/environment.js';

const cookieName = 'clockbeat.acted';
/** Longer than a replica that is read may be behind and a projection takes: by then it has what the act came to. */
const seconds = 10;
const changesNothing = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A browser that has changed something carries a note of it for a moment: whichever gateway it asks next reads the primary
 * for it. So who has acted sees it at once, and gateways need not tell each other of anybody.
 */
export const noteActs = (environment: Pick<Environment, 'publicUrl'>): RequestHandler => {
  const secure = isHttps(environment) ? '; Secure' : '';
  const note = `${cookieName}=1; Path=/api; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
  return (request: Request, response: Response, next: NextFunction) => {
    if (!changesNothing.has(request.method)) response.append('Set-Cookie', note);
    next();
  };
};

export const hasJustActed = ({ headers }: Pick<Request, 'headers'>): boolean =>
  cookieValues(headers.cookie ?? '', cookieName).length > 0;
