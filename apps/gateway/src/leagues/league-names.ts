import {
  type ClaimLeagueNightBody,
  type HoldLeagueNameBody,
  hasResults,
  type JoinLeagueBody,
  type LeagueJoined,
  type LeagueOwnPlace,
  nameKey,
  UserId,
} from '@clockbeat/domain';
import {
  type HeldBy,
  LeagueMailStore,
  LeagueStore,
  type StoredLeague,
  type StoredMember,
} from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { GameDesk } from '../games/game-desk.js';
import { SeatProofs } from '../games/seat-proofs.js';
import { rateKeyOf } from '../http/client-address.js';
import { userOf } from '../http/current-user.decorator.js';
import { forbidden, HttpProblem, notFound, notSignedIn } from '../http/http-problem.js';
import { MailServer } from '../mail/mail-server.js';
import { LeagueTables } from './league-tables.js';
import { done, goodName } from './leagues.service.js';
import { Pins } from './pins.js';

/** Who holds a name of a league, by an account or a PIN chosen once, and what evenings that one says were its own. */
@Injectable()
export class LeagueNames {
  constructor(
    private readonly leagues: LeagueStore,
    private readonly tables: LeagueTables,
    private readonly pins: Pins,
    private readonly desk: GameDesk,
    private readonly seats: SeatProofs,
    private readonly mails: LeagueMailStore,
    private readonly server: MailServer,
  ) {}

  /** By its public page; who has not its address is told that there is none. */
  async at(token: string): Promise<StoredLeague> {
    const league = await this.leagues.findByToken(token);
    if (league === null) throw notFound('League');
    return league;
  }

  /** A new member, whose name is held at once. */
  async join(token: string, { name, pin }: JoinLeagueBody, request: Request): Promise<LeagueJoined> {
    const league = await this.at(token);
    if (!league.openToJoin) throw forbidden('The host alone says who is in this league.');
    const memberId = done(
      await this.leagues.join(token, goodName(name), await this.heldBy(pin, request)),
      'League',
    );
    this.tables.changed(league);
    return { memberId };
  }

  /** A name that nobody holds yet: whoever comes first. */
  async hold(token: string, { memberId, pin }: HoldLeagueNameBody, request: Request): Promise<void> {
    const league = await this.at(token);
    await this.member(league, memberId);
    done(await this.leagues.hold(token, memberId, await this.heldBy(pin, request)), 'Member');
    this.tables.changed(league);
  }

  /** “That was us”: by who holds the name, of an evening in which the seat of this call sat. */
  async claim(token: string, body: ClaimLeagueNightBody, request: Request): Promise<void> {
    const league = await this.at(token);
    const member = await this.member(league, body.memberId);
    await this.prove(member, body.pin, request);
    const game = await this.desk.find(body.gameId);
    const seat = await this.seats.seatOf(game, request);
    if (seat === null) throw this.seats.refusalOf(request);
    if (!hasResults(game)) throw new HttpProblem('wrong_state', 'This game has not ended yet.');
    const night = await this.tables.night(league, game.gameId);
    const competitor = night?.find(({ key, name }) =>
      league.kind === 'players'
        ? key === seat.playerId
        : seat.teamName !== null && nameKey(name) === nameKey(seat.teamName),
    );
    if (!competitor) throw notFound('Night');
    if (competitor.knownBy === 'hand' && competitor.memberId !== member.id)
      throw new HttpProblem('conflict', 'The host, or somebody else, has said whose result this is.');
    const said = { gameId: game.gameId, competitor: competitor.key, memberId: member.id };
    done(await this.leagues.sayByHand(league.id, league.ownerId, said), 'Night');
    this.tables.changed(league);
  }

  /** What an account has to do with it: the name that it holds, and whether it gets its mails. */
  async place(token: string, userId: UserId): Promise<LeagueOwnPlace> {
    const place = await this.mails.placeOf((await this.at(token)).id, userId);
    if (place === null) throw notFound('League');
    const { memberId, runs, wants, takesMail } = place;
    const isReader = runs || memberId !== null;
    return { memberId, runs, mails: isReader && wants, mailPossible: takesMail && this.server.isThere };
  }

  /** Strangers to a league get no mail of it, and have nothing to say about that. */
  async chooseMails(token: string, wants: boolean, userId: UserId): Promise<LeagueOwnPlace> {
    const { id } = await this.at(token);
    const { memberId, runs } = await this.place(token, userId);
    if (!runs && memberId === null)
      throw forbidden('Mails are for who holds a name of this league by an account, or runs it.');
    await this.mails.choose(id, userId, wants);
    return this.place(token, userId);
  }

  private async member({ id }: StoredLeague, memberId: string): Promise<StoredMember> {
    const member = (await this.leagues.membersOf(id)).find((one) => one.id === memberId);
    if (!member) throw notFound('Member');
    return member;
  }

  private async heldBy(pin: string | undefined, request: Request): Promise<HeldBy> {
    if (pin !== undefined) return { pinHash: await this.pins.hashOf(pin) };
    const user = userOf(request);
    if (user === null) throw notSignedIn();
    return { userId: UserId(user.id) };
  }

  private async prove(
    { id, userId, pinHash }: StoredMember,
    pin: string | undefined,
    request: Request,
  ): Promise<void> {
    if (userId !== null && userOf(request)?.id === userId) return;
    const address = rateKeyOf(request.ip ?? '');
    if (pinHash !== null && pin !== undefined && (await this.pins.isRight(pin, id, pinHash, address))) return;
    throw forbidden('This is not the PIN, or not the account, that holds this name.');
  }
}
