import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { cookieValues } from '../../auth/session-cookie.js';

const cookieName = 'clockbeat.browser';
/** Seconds that a browser is known by: a game waits for a day at most. */
const knownFor = 24 * 60 * 60;
const wellFormed = /^[\w-]{22}$/;

/** Ids that were given with the answer to a request, which does not carry them itself. */
const given = new WeakMap<IncomingMessage, string>();

const carried = ({ headers }: IncomingMessage): string | undefined =>
  cookieValues(headers.cookie ?? '', cookieName).find((value) => wellFormed.test(value));

/** Which browser asks, without an account: who clears its cookies is another one, and so is each private window. */
export const browserIdOf = (request: IncomingMessage): string => {
  const known = carried(request) ?? given.get(request);
  if (known !== undefined) return known;
  const id = randomBytes(16).toString('base64url');
  given.set(request, id);
  return id;
};

/** The cookie that tells a browser its id, for sockets only; null where it has one. */
export const browserCookieFor = (request: IncomingMessage, secure: boolean): string | null =>
  carried(request) === undefined
    ? `${cookieName}=${browserIdOf(request)}; Path=/socket.io; Max-Age=${knownFor}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
    : null;
