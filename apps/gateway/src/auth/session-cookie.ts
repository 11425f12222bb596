import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Environment, isHttps } from '../config/environment.js';
import { decoded } from '../runtime/decoded.js';

/**
 * What the session's cookie is called, and whether it is for https only. In production behind an https address the prefix
 * makes browsers refuse one of this name that another host of our domain, or anybody on plain http, has planted.
 * Elsewhere hosts also sign in on this very machine, at http://localhost, whatever the links say.
 */
export const sessionCookieOf = (
  environment: Pick<Environment, 'production' | 'publicUrl'>,
): { readonly name: string; readonly secure: true | 'auto' } =>
  environment.production && isHttps(environment)
    ? { name: '__Host-clockbeat.sid', secure: true }
    : { name: 'clockbeat.sid', secure: 'auto' };

type CookieSettings = Pick<Environment, 'production' | 'publicUrl' | 'sessionSecret'>;

/** Session ids are 32 base64url characters; more is not looked at. */
const sessionId = /^[\w-]{1,128}$/;

/**
 * The session id that a Cookie header carries, or null: without one, or where its signature is not ours. The store is not
 * asked, so the session may have ended (`persistence.sessions.userIdOf` knows).
 */
export const readSessionId = (
  cookieHeader: string | undefined,
  environment: CookieSettings,
): string | null => {
  const { name } = sessionCookieOf(environment);
  for (const value of cookieValues(cookieHeader ?? '', name)) {
    const signed = /^s:([^.]*)\.(.*)$/.exec(value);
    const [, id = '', signature = ''] = signed ?? [];
    if (sessionId.test(id) && isSame(signature, sign(id, environment.sessionSecret))) return id;
  }
  return null;
};

/** A session's cookie, as a browser sends it. */
export const sessionCookie = (id: string, environment: CookieSettings): string =>
  `${sessionCookieOf(environment).name}=${encodeURIComponent(`s:${id}.${sign(id, environment.sessionSecret)}`)}`;

/** What express-session puts behind the dot (cookie-signature's format). */
const sign = (id: string, secret: string): string =>
  createHmac('sha256', secret).update(id).digest('base64').replace(/=+$/, '');

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** The values of a cookie in a Cookie header, which may name it twice (another path, another domain). */
export const cookieValues = (header: string, name: string): string[] =>
  header
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${name}=`))
    .map((part) => decoded(part.slice(name.length + 1).replace(/^"(.*)"$/, '$1')));
