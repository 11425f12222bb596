import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Environment } from '../config/environment.js';

/**
 * Ids with a signature, for links in mails: no table keeps a token, it never expires, and nobody makes one for somebody else
 * (docs/decisions/044).
 */
export class SignedIds {
  private readonly key: Buffer;

  /** `purpose`: a token of one opens nothing of another. */
  constructor({ sessionSecret }: Pick<Environment, 'sessionSecret'>, purpose: string) {
    this.key = createHmac('sha256', sessionSecret).update(purpose).digest();
  }

  sign(...ids: readonly string[]): string {
    return `${ids.join('.')}.${this.signature(ids)}`;
  }

  /** The ids that a token names; null for one that we did not write. */
  read(token: string): string[] | null {
    const ids = token.split('.');
    const [given, right] = [Buffer.from(ids.pop() ?? ''), Buffer.from(this.signature(ids))];
    return given.length === right.length && timingSafeEqual(given, right) ? ids : null;
  }

  private signature(ids: readonly string[]): string {
    const whole = createHmac('sha256', this.key).update(ids.join('.')).digest();
    return whole.subarray(0, 16).toString('base64url');
  }
}
