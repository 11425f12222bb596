import { codePoints, isPlainText, limits } from '@clockbeat/domain';
import { isEmail } from 'class-validator';
import type { LocalIdentity } from './sealed-identity.js';

export type IdentityInput = Readonly<Record<'login_hint' | 'name' | 'picture', unknown>>;

/** What is wrong with what was given. */
export type IdentityProblem = 'no-email' | 'bad-name';

/** Reads who wants to sign in, or what is wrong with it. */
export const readIdentity = (input: IdentityInput): LocalIdentity | IdentityProblem => {
  const email = trimmed(input.login_hint).toLowerCase();
  if (!isEmail(email) || codePoints(email) > limits.email) return 'no-email';
  const name = trimmed(input.name) || nameFrom(email);
  if (codePoints(name) > limits.title || !isPlainText(name)) return 'bad-name';
  return { email, name, picture: pictureOf(input.picture) };
};

const trimmed = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** ada.lovelace@example.org is Ada Lovelace. */
const nameFrom = (email: string): string =>
  email
    .slice(0, email.lastIndexOf('@'))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ') || 'Host';

const pictureOf = (value: unknown): string | null => {
  const text = trimmed(value);
  return text.length <= 500 && URL.canParse(text) && new URL(text).protocol === 'https:' ? text : null;
};
