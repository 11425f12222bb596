import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PageOf, PageRequest } from '@clockbeat/persistence';
import { Inject, Injectable } from '@nestjs/common';
import { Environment } from '../config/environment.js';
import { HttpProblem } from './http-problem.js';

/** Bytes of a signature: nobody guesses one of 2^96. */
export const signatureBytes = 12;
const signatureLength = (signatureBytes / 3) * 4;

export const badCursor = (message?: string): HttpProblem => new HttpProblem('bad_cursor', message);

/**
 * What clients carry from page to page, signed: a list may believe its cursor, a rank in it for instance, and reads nothing
 * for one that somebody made up. All gateways of an installation sign alike.
 */
@Injectable()
export class Cursors {
  private readonly key: Buffer;

  constructor(@Inject(Environment) { sessionSecret }: Pick<Environment, 'sessionSecret'>) {
    this.key = createHmac('sha256', sessionSecret).update('cursors').digest();
  }

  /** Reads a page of a list; `list` names it with all that its cursors depend on. Throws `bad_cursor`. */
  async page<T>(
    list: string,
    { limit, cursor }: PageRequest,
    read: (page: PageRequest) => Promise<PageOf<T>> | PageOf<T>,
  ): Promise<PageOf<T>> {
    const { items, nextCursor } = await read({ limit, cursor: cursor ? this.opened(list, cursor) : null });
    return { items, nextCursor: nextCursor === null ? null : this.sealed(list, nextCursor) };
  }

  signature(list: string, content: string | Buffer): Buffer {
    const whole = createHmac('sha256', this.key).update(`${list}\n`).update(content).digest();
    return whole.subarray(0, signatureBytes);
  }

  isSigned(list: string, content: string | Buffer, signature: Buffer): boolean {
    return signature.length === signatureBytes && timingSafeEqual(signature, this.signature(list, content));
  }

  private sealed(list: string, content: string): string {
    return `${content}.${this.signature(list, content).toString('base64url')}`;
  }

  private opened(list: string, cursor: string): string {
    const [content = '', signature = '', ...more] = cursor.split('.');
    const isOurs =
      more.length === 0 &&
      signature.length === signatureLength &&
      this.isSigned(list, content, Buffer.from(signature, 'base64url'));
    if (!isOurs) throw badCursor();
    return content;
  }
}
