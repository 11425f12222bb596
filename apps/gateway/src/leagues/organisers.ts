import { type LeagueInvitation, type LeagueOrganisersView, UserId } from '@clockbeat/domain';
import { LeagueOrganiserStore, type OrganisedLeague, UserStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Environment } from '../config/environment.js';
import { HttpProblem, notFound } from '../http/http-problem.js';
import { LinkSecrets } from '../http/link-secrets.js';
import { PublicAddress } from '../http/public-address.js';

/** Who runs a league beside its owner: let in by a link, as co-authors of sets are (docs/decisions/095), and taken back. */
@Injectable()
export class Organisers {
  private readonly secrets: LinkSecrets;

  constructor(
    environment: Environment,
    private readonly store: LeagueOrganiserStore,
    private readonly users: UserStore,
    private readonly address: PublicAddress,
  ) {
    this.secrets = new LinkSecrets(environment, 'league organisers');
  }

  async list(id: string, owner: UserId, request: Request): Promise<LeagueOrganisersView> {
    const league = await this.owned(id, owner);
    const link = league.link !== null && league.link > 0 ? league.link : null;
    return {
      link:
        link === null
          ? null
          : `${this.address.originFor(request)}/league-host/${id}#${this.secrets.of(id, link)}`,
      organisers: await this.store.listOf(id),
    };
  }

  /** A new link, which ends the one before it. */
  async makeLink(id: string, owner: UserId, request: Request): Promise<LeagueOrganisersView> {
    await this.owned(id, owner);
    await this.store.makeLink(id);
    return this.list(id, owner, request);
  }

  async endLink(id: string, owner: UserId, request: Request): Promise<LeagueOrganisersView> {
    await this.owned(id, owner);
    await this.store.endLink(id);
    return this.list(id, owner, request);
  }

  async dismiss(
    id: string,
    organiser: string,
    owner: UserId,
    request: Request,
  ): Promise<LeagueOrganisersView> {
    await this.owned(id, owner);
    await this.store.remove(id, organiser);
    return this.list(id, owner, request);
  }

  /** What a link leads to, for whoever has it. */
  async invitation(id: string, secret: string): Promise<LeagueInvitation> {
    const { title, ownerId } = await this.opened(id, secret);
    return { leagueId: id, title, owner: await this.users.nameOf(ownerId) };
  }

  /** From now on this account runs the league, too. */
  async admit(id: string, secret: string, userId: UserId): Promise<void> {
    const league = await this.opened(id, secret);
    if (league.ownerId === userId) return;
    if (!(await this.store.admit(id, league.link, userId)))
      throw new HttpProblem('conflict', 'As many people run this league as may.');
  }

  /** This account runs it no more, by its own wish. */
  async stepDown(id: string, userId: UserId): Promise<void> {
    if (!(await this.store.remove(id, userId))) throw notFound('League');
  }

  private async owned(id: string, owner: UserId): Promise<OrganisedLeague> {
    const league = await this.store.find(id);
    // another's is not there, as everywhere
    if (league === null || league.ownerId !== owner) throw notFound('League');
    return league;
  }

  /** A league that is not there is answered as a link that is over. */
  private async opened(id: string, secret: string): Promise<OrganisedLeague & { link: number }> {
    const league = await this.store.find(id);
    const link = league?.link ?? 0;
    if (league === null || link <= 0 || !this.secrets.isOf(id, link, secret))
      throw new HttpProblem('unknown_code', 'This link opens nothing any more. Please ask for a new one.');
    return { ...league, link };
  }
}
