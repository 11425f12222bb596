import { createHmac, timingSafeEqual } from 'node:crypto';
import { type GameId, UserId } from '@clockbeat/domain';
import { Injectable } from '@nestjs/common';
import { Environment } from '../config/environment.js';
import { PublicAddress } from '../http/public-address.js';
import type { SummaryLinks } from './summary-mail.js';

/**
 * The addresses in a host's summaries. The one that ends them names the account and is signed: no table keeps a token, and
 * nobody makes one for somebody else (docs/decisions/044).
 */
@Injectable()
export class LinksInSummaries {
  private readonly key: Buffer;

  constructor(
    { sessionSecret }: Environment,
    private readonly address: PublicAddress,
  ) {
    this.key = createHmac('sha256', sessionSecret).update('summaries').digest();
  }

  of(gameId: GameId, hostId: UserId): SummaryLinks {
    const { origin } = this.address;
    return {
      link: `${origin}/game-results/${gameId}`,
      settings: `${origin}/dashboard/profile`,
      unsubscribe: `${origin}/api/summaries/unsubscribe?token=${hostId}.${this.signature(hostId)}`,
    };
  }

  /** Whose summaries this token ends; null for one that we did not write. */
  hostOf(token: string): UserId | null {
    const [hostId = '', given = '', ...more] = token.split('.');
    const [actual, expected] = [Buffer.from(given), Buffer.from(this.signature(hostId))];
    const isOurs =
      more.length === 0 && actual.length === expected.length && timingSafeEqual(actual, expected);
    return isOurs ? UserId(hostId) : null;
  }

  private signature(hostId: string): string {
    return createHmac('sha256', this.key).update(hostId).digest().subarray(0, 16).toString('base64url');
  }
}
