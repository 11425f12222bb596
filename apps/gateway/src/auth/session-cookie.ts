import { createHmac, timingSafeEqual } from 'node:crypto';

export const sessionCookieName = 'clockbeat.sid';

/** Session ids are 32 base64url characters; more is not looked at. */
const sessionId = /^[\w-]{1,128}$/;

/**
 * The session id that a Cookie header carries, or null: without one, or where its signature is not ours. The store is not
 * asked, so the session may have ended (`persistence.sessions.userIdOf` knows).
 */
export const readSessionId = (cookieHeader: string | undefined, secret: string): string | null => {
  for (const value of cookieValues(cookieHeader ?? '', sessionCookieName)) {
    const signed = /^s:([^.]*)\.(.*)$/.exec(value);
    const [, id = '', signature = ''] = signed ?? [];
    if (sessionId.test(id) && isSame(signature, sign(id, secret))) return id;
  }
  return null;
};

/** What express-session puts behind the dot (cookie-signature's format). */
const sign = (id: string, secret: string): string =>
  createHmac('sha256', secret).update(id).digest('base64').replace(/=+$/, '');

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** A header may name a cookie twice (another path, another domain). */
const cookieValues = (header: string, name: string): string[] =>
  header
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${name}=`))
    .map((part) => decoded(part.slice(name.length + 1).replace(/^"(.*)"$/, '$1')));

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};
