import { UserId } from '@clockbeat/domain';
import { Injectable } from '@nestjs/common';
import { Environment } from '../config/environment.js';
import { PublicAddress } from '../http/public-address.js';
import { SignedIds } from '../mail/signed-ids.js';

/** The addresses in reminders. Of the same assignment nobody gets a second one: the link ends all mails of this kind. */
@Injectable()
export class LinksInReminders {
  private readonly signed: SignedIds;

  constructor(
    environment: Environment,
    private readonly address: PublicAddress,
  ) {
    this.signed = new SignedIds(environment, 'assignment reminders');
  }

  of(link: string, userId: UserId): { link: string; unsubscribe: string } {
    const { origin } = this.address;
    return {
      link: `${origin}/assignment/${link}`,
      unsubscribe: `${origin}/api/reminders/unsubscribe?token=${this.signed.sign(userId)}`,
    };
  }

  /** Whose mails this token ends; null for one that we did not write. */
  readerOf(token: string): UserId | null {
    const [userId, ...more] = this.signed.read(token) ?? [];
    return userId === undefined || more.length > 0 ? null : UserId(userId);
  }
}
