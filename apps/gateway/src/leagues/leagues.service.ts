import {
  cleanName,
  type LeagueCard,
  type LeagueChangeBody,
  type LeagueCompetitor,
  type LeagueHandBody,
  type LeagueMembersAdded,
  type LeagueView,
  leagueLimits,
  type NewLeagueBody,
  type NewLeagueNightBody,
  type UserId,
  usualLeagueRules,
} from '@clockbeat/domain';
import { type LeagueRefusal, LeagueStore, type StoredLeague } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { HttpProblem, notFound, unavailable } from '../http/http-problem.js';
import { PublicAddress } from '../http/public-address.js';
import { storedLeagueRules } from './league-rules.js';
import { heldBy, LeagueTables } from './league-tables.js';

/** A table that was changed while it was reckoned is reckoned again, so often. */
const sealTries = 5;

/** Leagues for whoever runs them: their owner, and whom it let in. */
@Injectable()
export class Leagues {
  constructor(
    private readonly leagues: LeagueStore,
    private readonly tables: LeagueTables,
    private readonly address: PublicAddress,
  ) {}

  async list(userId: UserId): Promise<LeagueCard[]> {
    return (await this.leagues.listOf(userId)).map(({ madeAt, endedAt, ...league }) => ({
      ...league,
      madeAt: madeAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    }));
  }

  async make(
    { title, kind, rules = usualLeagueRules }: NewLeagueBody,
    ownerId: UserId,
    request: Request,
  ): Promise<LeagueView> {
    const league = await this.leagues.create({ ownerId, title, kind, rules: { ...rules } });
    if (league === null)
      throw new HttpProblem(
        'conflict',
        `You run ${leagueLimits.leagues} leagues, as many as you may. Please delete one first.`,
      );
    return this.viewOf(league, ownerId, request);
  }

  async view(id: string, userId: UserId, request: Request): Promise<LeagueView> {
    return this.viewOf(await this.run(id, userId), userId, request);
  }

  async change(
    id: string,
    { rules, ...change }: LeagueChangeBody,
    userId: UserId,
    request: Request,
  ): Promise<LeagueView> {
    const asked = { ...change, ...(rules && { rules: { ...rules } }) };
    const league = done(await this.leagues.change(id, userId, asked), 'League');
    this.tables.changed(league);
    return this.viewOf(league, userId, request);
  }

  async delete(id: string, userId: UserId): Promise<void> {
    if (!(await this.leagues.delete(id, userId))) throw notFound('League');
  }

  /** Its table is written down as it is now, with the seals of its games, and nothing changes it any more. */
  async end(id: string, userId: UserId, request: Request): Promise<LeagueView> {
    for (let tries = 0; tries < sealTries; tries += 1) {
      const basis = await this.leagues.basisOf(id);
      const league = await this.run(id, userId);
      if (league.endedAt !== null) throw ended();
      const outcome = await this.leagues.end(id, userId, { ...(await this.tables.toSeal(league)), basis });
      if (outcome === 'changed') continue;
      const over = done(outcome, 'League');
      this.tables.changed(over);
      return this.viewOf(over, userId, request);
    }
    throw unavailable('This league is being changed. Please try again.');
  }

  async addNight(
    id: string,
    { gameId, isFinal = false }: NewLeagueNightBody,
    userId: UserId,
    request: Request,
  ): Promise<LeagueView> {
    const outcome = await this.leagues.addNight(id, userId, { gameId, isFinal });
    if (outcome === 'full')
      throw new HttpProblem(
        'conflict',
        `A league has ${leagueLimits.nights} nights at most, and a night ${leagueLimits.perNight} players.`,
      );
    return this.after(id, outcome, 'Game', userId, request);
  }

  async changeNight(
    id: string,
    gameId: string,
    isFinal: boolean,
    userId: UserId,
    request: Request,
  ): Promise<LeagueView> {
    const outcome = await this.leagues.changeNight(id, userId, gameId, isFinal);
    return this.after(id, outcome, 'Night', userId, request);
  }

  async removeNight(id: string, gameId: string, userId: UserId, request: Request): Promise<LeagueView> {
    return this.after(id, await this.leagues.removeNight(id, userId, gameId), 'Night', userId, request);
  }

  async night(id: string, gameId: string, userId: UserId): Promise<LeagueCompetitor[]> {
    const people = await this.tables.night(await this.run(id, userId), gameId);
    if (people === null) throw notFound('Night');
    return people;
  }

  /** Whose a night's result is; what the night says then. */
  async sayByHand(
    id: string,
    gameId: string,
    { key, memberId }: LeagueHandBody,
    userId: UserId,
  ): Promise<LeagueCompetitor[]> {
    const said = { gameId, competitor: key, ...(memberId !== undefined && { memberId }) };
    done(await this.leagues.sayByHand(id, userId, said), 'Night, player or member');
    this.tables.changed({ id });
    return this.night(id, gameId, userId);
  }

  /** Names that are none are left out like those that are there already. */
  async addMembers(id: string, names: readonly string[], userId: UserId): Promise<LeagueMembersAdded> {
    const clean = names.flatMap((name) => cleanName(name) ?? []);
    const added = done(await this.leagues.addMembers(id, userId, clean), 'League');
    this.tables.changed({ id });
    return { added };
  }

  async renameMember(
    id: string,
    memberId: string,
    raw: string,
    userId: UserId,
    request: Request,
  ): Promise<LeagueView> {
    const name = goodName(raw);
    const outcome = await this.leagues.renameMember(id, userId, memberId, name);
    return this.after(id, outcome, 'Member', userId, request);
  }

  async freeMember(id: string, memberId: string, userId: UserId, request: Request): Promise<LeagueView> {
    return this.after(id, await this.leagues.freeMember(id, userId, memberId), 'Member', userId, request);
  }

  async removeMember(id: string, memberId: string, userId: UserId, request: Request): Promise<LeagueView> {
    return this.after(id, await this.leagues.removeMember(id, userId, memberId), 'Member', userId, request);
  }

  private async after(
    id: string,
    outcome: 'done' | LeagueRefusal,
    what: string,
    userId: UserId,
    request: Request,
  ): Promise<LeagueView> {
    done(outcome, what);
    this.tables.changed({ id });
    return this.view(id, userId, request);
  }

  private async run(id: string, userId: UserId): Promise<StoredLeague> {
    const league = await this.leagues.find(id, userId);
    // another's is not there, as everywhere
    if (league === null) throw notFound('League');
    return league;
  }

  private async viewOf(league: StoredLeague, userId: UserId, request: Request): Promise<LeagueView> {
    const { id, title, kind, openToJoin, token, madeAt, endedAt, ownerId } = league;
    const [nights, members] = await Promise.all([this.leagues.nightsOf(league), this.leagues.membersOf(id)]);
    return {
      ...{ id, title, kind, openToJoin },
      rules: storedLeagueRules(league.rules),
      url: `${this.address.originFor(request)}/league/${token}`,
      madeAt: madeAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
      isOwner: ownerId === userId,
      nights: nights.map(({ seal: _, at, ...night }) => ({ ...night, at: at.toISOString() })),
      members: members.map((member) => ({ id: member.id, name: member.name, heldBy: heldBy(member) })),
    };
  }
}

const ended = (): HttpProblem =>
  new HttpProblem('conflict', 'This season is over, and its table sealed. It cannot be changed any more.');

/** What was done; else says why it was not. */
export const done = <T>(outcome: T | LeagueRefusal, what: string): T => {
  switch (outcome) {
    case 'unknown':
      throw notFound(what);
    case 'ended':
      throw ended();
    case 'taken':
      throw new HttpProblem('name_taken', 'Somebody has this name in this league already.', { status: 409 });
    case 'full':
      throw new HttpProblem('conflict', 'This league has as many members as it may have.');
    default:
      return outcome as T;
  }
};

/** A name without what shows nothing; refused where nothing is left of it. */
export const goodName = (raw: string): string => {
  const name = cleanName(raw);
  if (name === null) throw new HttpProblem('name_invalid');
  return name;
};
