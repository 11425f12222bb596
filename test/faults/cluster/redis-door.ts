import type { Random } from '../../support/random.js';
import { Door } from './door.js';
import { isGameNews, RespSplitter } from './resp.js';

const fates = ['passes', 'is lost', 'comes twice', 'comes after the next'] as const;

/** Between one gateway and Redis: while it is unreliable, what the other gateways tell of games is lost, repeated or late. */
export class RedisDoor extends Door {
  private random: Random | null = null;
  /** How many messages met a fate. */
  met = 0;

  static override async before(url: string): Promise<RedisDoor> {
    const { hostname, port } = new URL(url);
    return new RedisDoor(hostname, Number(port)).open();
  }

  becomeUnreliable(random: Random): void {
    this.random = random;
  }

  becomeReliable(): void {
    this.random = null;
  }

  protected override pass(): (bytes: Buffer) => Buffer[] {
    const splitter = new RespSplitter();
    const held: Buffer[] = [];
    return (bytes) =>
      splitter.take(bytes).flatMap((reply) => {
        const fate = this.random && isGameNews(reply) ? this.random.of(fates) : 'passes';
        if (fate !== 'passes') this.met += 1;
        if (fate === 'is lost') return [];
        if (fate === 'comes after the next') {
          held.push(reply);
          return [];
        }
        return [reply, ...(fate === 'comes twice' ? [reply] : []), ...held.splice(0)];
      });
  }
}
