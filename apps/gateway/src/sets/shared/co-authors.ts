import { type CoAuthorInvitation, type CoAuthorsView, UserId } from '@clockbeat/domain';
import { type CoAuthoredSet, CoAuthorStore, UserStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Environment } from '../../config/environment.js';
import { HttpProblem, notFound } from '../../http/http-problem.js';
import { LinkSecrets } from '../../http/link-secrets.js';
import { PublicAddress } from '../../http/public-address.js';

/** Who edits a set beside its owner: let in by a link, as co-hosts of a game are (docs/decisions/053), and taken back. */
@Injectable()
export class CoAuthors {
  private readonly secrets: LinkSecrets;

  constructor(
    environment: Environment,
    private readonly store: CoAuthorStore,
    private readonly users: UserStore,
    private readonly address: PublicAddress,
  ) {
    this.secrets = new LinkSecrets(environment, 'co-authors');
  }

  async list(id: string, owner: UserId, request: Request): Promise<CoAuthorsView> {
    const set = await this.owned(id, owner);
    const link = set.link !== null && set.link > 0 ? set.link : null;
    return {
      link:
        link === null
          ? null
          : `${this.address.originFor(request)}/co-author/${id}#${this.secrets.of(id, link)}`,
      coAuthors: await this.store.listOf(id),
    };
  }

  /** A new link, which ends the one before it. */
  async makeLink(id: string, owner: UserId, request: Request): Promise<CoAuthorsView> {
    await this.owned(id, owner);
    await this.store.makeLink(id);
    return this.list(id, owner, request);
  }

  async endLink(id: string, owner: UserId, request: Request): Promise<CoAuthorsView> {
    await this.owned(id, owner);
    await this.store.endLink(id);
    return this.list(id, owner, request);
  }

  async dismiss(id: string, coAuthor: string, owner: UserId, request: Request): Promise<CoAuthorsView> {
    await this.owned(id, owner);
    await this.store.remove(id, coAuthor);
    return this.list(id, owner, request);
  }

  /** What a link leads to, for whoever has it. */
  async invitation(id: string, secret: string): Promise<CoAuthorInvitation> {
    const { title, ownerId } = await this.opened(id, secret);
    return { setId: id, title, owner: await this.users.nameOf(ownerId) };
  }

  /** From now on this account edits the set. */
  async admit(id: string, secret: string, userId: UserId): Promise<void> {
    const set = await this.opened(id, secret);
    if (set.ownerId === userId) return;
    if (!(await this.store.admit(id, set.link, userId)))
      throw new HttpProblem('conflict', 'This set has as many co-authors as it may have.');
  }

  /** This account edits it no more, by its own wish. */
  async stepDown(id: string, userId: UserId): Promise<void> {
    if (!(await this.store.remove(id, userId))) throw notFound('Trivia set');
  }

  private async owned(id: string, owner: UserId): Promise<CoAuthoredSet> {
    const set = await this.store.find(id);
    // another's is not there, as everywhere
    if (set === null || set.ownerId !== owner) throw notFound('Trivia set');
    return set;
  }

  /** A set that is not there is answered as a link that is over. */
  private async opened(id: string, secret: string): Promise<CoAuthoredSet & { link: number }> {
    const set = await this.store.find(id);
    const link = set?.link ?? 0;
    if (set === null || link <= 0 || !this.secrets.isOf(id, link, secret))
      throw new HttpProblem('unknown_code', 'This link opens nothing any more. Please ask for a new one.');
    return { ...set, link };
  }
}
