import { type GameId, UserId } from '@clockbeat/domain';
import { Injectable } from '@nestjs/common';
import { Environment } from '../config/environment.js';
import { PublicAddress } from '../http/public-address.js';
import { SignedIds } from './signed-ids.js';
import type { SummaryLinks } from './summary-mail.js';

/** The addresses in a host's summaries. The one that ends them names the account and is signed. */
@Injectable()
export class LinksInSummaries {
  private readonly signed: SignedIds;

  constructor(
    environment: Environment,
    private readonly address: PublicAddress,
  ) {
    this.signed = new SignedIds(environment, 'summaries');
  }

  of(gameId: GameId, hostId: UserId): SummaryLinks {
    const { origin } = this.address;
    return {
      link: `${origin}/game-results/${gameId}`,
      settings: `${origin}/dashboard/profile`,
      unsubscribe: `${origin}/api/summaries/unsubscribe?token=${this.signed.sign(hostId)}`,
    };
  }

  /** Whose summaries this token ends; null for one that we did not write. */
  hostOf(token: string): UserId | null {
    const [hostId, ...more] = this.signed.read(token) ?? [];
    return hostId === undefined || more.length > 0 ? null : UserId(hostId);
  }
}
