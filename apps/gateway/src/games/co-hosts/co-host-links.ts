import type { PlayableGame } from '@clockbeat/domain';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Environment } from '../../config/environment.js';
import { LinkSecrets } from '../../http/link-secrets.js';
import { PublicAddress } from '../../http/public-address.js';

/** The address by which a game's co-hosts come in. The number of its link stands in the log. */
@Injectable()
export class CoHostLinks {
  private readonly secrets: LinkSecrets;

  constructor(
    environment: Environment,
    private readonly address: PublicAddress,
  ) {
    this.secrets = new LinkSecrets(environment, 'co-hosts');
  }

  /** The link that lets somebody in now; null where there is none. */
  of(game: PlayableGame, request: Request): string | null {
    const { link } = game.coHosts;
    if (link === null || game.status === 'finished') return null;
    return `${this.address.originFor(request)}/cohost/${game.gameId}#${this.secrets.of(game.gameId, link)}`;
  }

  /** The number of the link that has this secret; null where it opens nothing, or no more. */
  numberOf(game: PlayableGame, secret: string): number | null {
    const { link } = game.coHosts;
    return link !== null && this.secrets.isOf(game.gameId, link, secret) ? link : null;
  }
}
