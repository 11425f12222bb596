import { UserId } from '@clockbeat/domain';
import { Injectable } from '@nestjs/common';
import { Environment } from '../config/environment.js';
import { PublicAddress } from '../http/public-address.js';
import { SignedIds } from '../mail/signed-ids.js';

interface MailLinks {
  /** The league's public page. */
  readonly link: string;
  /** Ends the mails of this league, by one click and without a sign-in. */
  readonly unsubscribe: string;
}

/** The addresses in the mails after a league's nights. */
@Injectable()
export class LeagueLinks {
  private readonly signed: SignedIds;

  constructor(
    environment: Environment,
    private readonly address: PublicAddress,
  ) {
    this.signed = new SignedIds(environment, 'league mails');
  }

  of(leagueId: string, token: string, userId: UserId): MailLinks {
    const { origin } = this.address;
    return {
      link: `${origin}/league/${token}`,
      unsubscribe: `${origin}/api/league-mails/unsubscribe?token=${this.signed.sign(leagueId, userId)}`,
    };
  }

  /** Which league's mails this token ends, and whose; null for one that we did not write. */
  read(token: string): { leagueId: string; userId: UserId } | null {
    const [leagueId, userId, ...more] = this.signed.read(token) ?? [];
    if (leagueId === undefined || userId === undefined || more.length > 0) return null;
    return { leagueId, userId: UserId(userId) };
  }
}
