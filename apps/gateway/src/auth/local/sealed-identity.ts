import { createHmac, timingSafeEqual } from 'node:crypto';

/** Who signs in, as the form or the link says. */
export interface LocalIdentity {
  readonly email: string;
  readonly name: string;
  readonly picture: string | null;
}

/** A code must not pass as a token, nor the other way round. */
export type SealPurpose = 'code' | 'token';

/** How long the way from the form back to us may take. */
export const sealLifetimeMs = 60_000;

interface Sealed extends LocalIdentity {
  readonly until: number;
}

/**
 * The identity itself, signed: any gateway that knows the secret can read it, none has to remember anything, and nobody
 * else can make one.
 */
export const seal = (
  identity: LocalIdentity,
  purpose: SealPurpose,
  secret: string,
  now = Date.now(),
): string => {
  const content: Sealed = { ...identity, until: now + sealLifetimeMs };
  const payload = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${payload}.${signature(payload, purpose, secret)}`;
};

/** The identity, or null where the signature is not ours or its time is over. */
export const unseal = (
  text: unknown,
  purpose: SealPurpose,
  secret: string,
  now = Date.now(),
): LocalIdentity | null => {
  if (typeof text !== 'string') return null;
  const [payload = '', given = '', ...more] = text.split('.');
  const [expected, actual] = [Buffer.from(signature(payload, purpose, secret)), Buffer.from(given)];
  if (more.length > 0 || expected.length !== actual.length || !timingSafeEqual(expected, actual)) return null;
  // Signed by us, so it has the shape that we gave it.
  const { until, ...identity }: Sealed = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return now < until ? identity : null;
};

const signature = (payload: string, purpose: SealPurpose, secret: string): string =>
  createHmac('sha256', secret).update(`local sign-in ${purpose}\n${payload}`).digest('base64url');
