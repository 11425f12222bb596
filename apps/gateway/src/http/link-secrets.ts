import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Environment } from '../config/environment.js';

/**
 * Secrets of links that let somebody in. They follow from a thing's id, the number of its link and a key of the installation: kept nowhere,
 * and its owner may see them again. They stand behind a `#`, so that no log of any proxy has them.
 */
export class LinkSecrets {
  private readonly key: Buffer;

  /** `purpose`: no secret of one opens another. */
  constructor({ sessionSecret }: Pick<Environment, 'sessionSecret'>, purpose: string) {
    this.key = createHmac('sha256', sessionSecret).update(purpose).digest();
  }

  /** 128 bits. */
  of(id: string, link: number): string {
    const whole = createHmac('sha256', this.key).update(`${id} ${link}`).digest();
    return whole.subarray(0, 16).toString('base64url');
  }

  /** Whether this is the secret of that link, in a time that does not tell how much of it is right. */
  isOf(id: string, link: number, secret: string): boolean {
    const [given, right] = [Buffer.from(secret), Buffer.from(this.of(id, link))];
    return given.length === right.length && timingSafeEqual(given, right);
  }
}
