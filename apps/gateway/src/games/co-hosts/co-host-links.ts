import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PlayableGame } from '@clockbeat/domain';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Environment } from '../../config/environment.js';
import { PublicAddress } from '../../http/public-address.js';

/**
 * The address by which a game's co-hosts come in. Its secret follows from the link's number in the log and a key of the
 * installation: it is kept nowhere, and its host may see it again. It stands behind a `#`, so that no log of any proxy has it.
 */
@Injectable()
export class CoHostLinks {
  private readonly key: Buffer;

  constructor(
    { sessionSecret }: Environment,
    private readonly address: PublicAddress,
  ) {
    this.key = createHmac('sha256', sessionSecret).update('co-hosts').digest();
  }

  /** The link that lets somebody in now; null where there is none. */
  of(game: PlayableGame, request: Request): string | null {
    const { link } = game.coHosts;
    if (link === null || game.status === 'finished') return null;
    return `${this.address.originFor(request)}/cohost/${game.gameId}#${this.secretOf(game, link)}`;
  }

  /** The number of the link that has this secret; null where it opens nothing, or no more. */
  numberOf(game: PlayableGame, secret: string): number | null {
    const { link } = game.coHosts;
    if (link === null) return null;
    const [given, right] = [Buffer.from(secret), Buffer.from(this.secretOf(game, link))];
    return given.length === right.length && timingSafeEqual(given, right) ? link : null;
  }

  /** 128 bits. */
  private secretOf({ gameId }: PlayableGame, link: number): string {
    const whole = createHmac('sha256', this.key).update(`${gameId} ${link}`).digest();
    return whole.subarray(0, 16).toString('base64url');
  }
}
