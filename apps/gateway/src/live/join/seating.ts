import {
  activeSeat,
  answerResult,
  answerStored,
  awaitsSeats,
  currentIndex,
  currentStreak,
  type Game,
  type GameId,
  givenTo,
  isWithheld,
  type JoinedAck,
  jokerOf,
  lobby,
  nameKey,
  type PlayableGame,
  type PlayerId,
  playerGameState,
  type Seat,
  seatOfToken,
  seatProvedBy,
  type UserId,
} from '@clockbeat/domain';
import { type NewSeat, type SeatOfCode, SeatStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { GuestBudget, prices } from '../../rate/guest-budget.js';
import { OneATurn } from '../../runtime/one-a-turn.js';
import { ServerClock } from '../clock/server-clock.js';
import type { LiveGame } from '../game/live-game.js';
import { LiveGames } from '../game/live-games.js';
import { newCommandId, RunGameCommand } from '../game/run-game-command.js';
import { Presence } from '../people/presence.js';
import { SeatHolders } from '../people/seat-holders.js';
import type { Connection } from '../wire/connection.js';
import { Refusal, refuse } from '../wire/refusal.js';
import { CarriedSeats, gamesInARow } from './carried-seats.js';
import { JoinRates } from './join-rates.js';
import { imitatesHost, LookAlikes } from './look-alikes.js';
import { type Called, PlayerNames } from './names/player-names.js';
import { browserHashOf, hashOf, networkHashOf, tokenIdOf } from './seat-tokens.js';

/** Who wants a seat: the token is well-formed, all else as it was sent. */
export interface SeatRequest {
  readonly token: string;
  readonly playerName: string;
  readonly teamName: string | null;
  /** Whether the room was named by its team's code. */
  readonly byTeamCode: boolean;
  readonly userId: UserId | null;
}

/** What its token is called, from which browser it comes, and where it was before. */
interface Asked extends SeatRequest {
  readonly tokenId: PlayerId;
  readonly browserHash: string;
  readonly browserId: string;
  /** The games whose people this one goes on with. */
  readonly before: readonly PlayableGame[];
  /** Its seat in one of them. */
  readonly carried: Seat | null;
}

/** In the team that it has had, as its account's. */
const askedBy = (request: SeatRequest, carried: Seat | null): SeatRequest =>
  carried === null
    ? request
    : { ...request, teamName: carried.teamName, userId: carried.userId ?? request.userId };

/** By the name that it has had, and behind the same mask. */
const asCarried = ({ name, ownName }: Seat): Called =>
  ownName === undefined ? { name } : { name: ownName, shownName: name };

/** That is all that is kept of it: an acknowledgement, which brings the lobby of a hall, would stay as long as its socket. */
const settled = (): void => undefined;

/** By what a team's game knows its player the next time; nothing where it is no team's, or the host was asked first. */
const regularOf = (game: Game, tokenId: PlayerId): Pick<NewSeat, 'regular'> => {
  const seat = game.status === 'unborn' ? null : seatOfToken(game.seats, tokenId);
  if (!seat || game.status === 'unborn' || game.teamId === null) return {};
  return { regular: { name: seat.name, teamId: game.teamId } };
};

/** No seat: the host of this game was asked, and has to say yes first. */
export interface Knocked {
  readonly knockedAt: GameId;
}

/** Gives a socket its seat in a game: a new one, or the one its token has. */
@Injectable()
export class Seating {
  private readonly turns = new OneATurn();

  constructor(
    private readonly games: LiveGames,
    private readonly commands: CommandBus,
    private readonly seats: SeatStore,
    private readonly presence: Presence,
    private readonly holders: SeatHolders,
    private readonly carriedSeats: CarriedSeats,
    private readonly rates: JoinRates,
    private readonly looks: LookAlikes,
    private readonly names: PlayerNames,
    private readonly guests: GuestBudget,
    private readonly clock: ServerClock,
  ) {}

  /**
   * The same token is the same seat, on any gateway; sent twice it is still one. A socket holds one seat in a game: each
   * is asked for when the one before it is known, so that twenty at once are one.
   */
  seat(connection: Connection, gameId: GameId, request: SeatRequest): Promise<JoinedAck | Knocked | Refusal> {
    const taken = connection.seating.then(() => this.take(connection, gameId, request));
    connection.seating = taken.then(settled, settled);
    return taken;
  }

  /** The seat of a code moves to this socket's token: whoever held it hears so, and its old token is worth nothing from now on. */
  move(
    connection: Connection,
    { gameId, playerId }: SeatOfCode,
    request: SeatRequest,
  ): Promise<JoinedAck | Knocked | Refusal> {
    const moved = connection.seating.then(() => this.handOver(connection, gameId, playerId, request));
    connection.seating = moved.then(settled, settled);
    return moved;
  }

  private async handOver(
    connection: Connection,
    gameId: GameId,
    playerId: PlayerId,
    request: SeatRequest,
  ): Promise<JoinedAck | Knocked | Refusal> {
    const known = await this.games.find(gameId);
    if (!known || known.game.status === 'unborn' || known.game.hostId === null) return refuse('unknown_code');
    const outcome = await this.commands.execute(
      new RunGameCommand({
        type: 'MoveSeat',
        gameId,
        at: this.clock.now(),
        commandId: newCommandId(),
        by: { as: 'host', userId: known.game.hostId }, // whose code it is
        playerId,
        tokenId: tokenIdOf(gameId, request.token),
      }),
    );
    if (outcome.outcome === 'rejected') return refuse(outcome.code);
    if (outcome.outcome === 'accepted') await outcome.live.reach(outcome.event.version);
    const before = connection.seats.get(gameId);
    const joined = await this.take(connection, gameId, request);
    if (joined instanceof Refusal || 'knockedAt' in joined) return joined;
    if (before !== undefined && before !== playerId) await this.giveBack(gameId, before);
    const { game } = outcome.live;
    const seat = game.status === 'unborn' ? null : activeSeat(game, playerId);
    return { ...joined, ...(seat && { playerName: seat.ownName ?? seat.name }) };
  }

  private async take(
    connection: Connection,
    gameId: GameId,
    request: SeatRequest,
    ledOn = 0,
  ): Promise<JoinedAck | Knocked | Refusal> {
    const tokenId = tokenIdOf(gameId, request.token);
    const browserHash = browserHashOf(gameId, connection.browserId);
    const networkHash = networkHashOf(gameId, connection.address);
    const known = await this.games.find(gameId);
    if (!known || known.game.status === 'unborn') return refuse('unknown_code');
    const next = ledOn < gamesInARow ? await this.nextOf(known, tokenId) : null;
    if (next) return this.take(connection, next, request, ledOn + 1);
    // One that comes back must not be shown a state older than what it was told, perhaps by another gateway.
    if (seatOfToken(known.game.seats, tokenId) || connection.seats.has(gameId)) await known.catchUp();
    const { browserId } = connection;
    const before = await this.gamesBefore(known.game, tokenId);
    // who comes along may have been told to another gateway
    if (awaitsSeats(known.game)) await known.catchUp();
    const provedAs = this.carriedSeats.provedAs(known.game, request.token);
    const carried =
      known.game.forkedFrom === null
        ? this.carriedSeats.seatOf(before, request.token)
        : this.carriedSeats.awaiting(known.game, provedAs);
    const called = carried
      ? asCarried(carried)
      : this.calledHere(known.game, connection, { ...request, tokenId }, before[0]);
    const asked = {
      ...askedBy(request, carried),
      playerName: called.name,
      tokenId,
      browserHash,
      browserId,
      before,
      carried,
    };
    const refusal = await this.refusalOfAnother(connection, known, asked);
    if (refusal) return refusal;
    if (!(await this.mayStore(connection, known, tokenId, asked))) return refuse('too_many_requests');
    const outcome = await this.commands.execute(
      new RunGameCommand({
        type: 'JoinGame',
        gameId,
        at: this.clock.now(),
        commandId: newCommandId(),
        playerId: tokenId,
        ...called,
        teamName: asked.teamName,
        byTeamCode: asked.byTeamCode,
        userId: asked.userId,
        provedAs,
        carried: carried !== null,
        doubtful: await this.isDoubtful(connection, known.game, before),
      }),
    );
    if (outcome.outcome === 'rejected') return refuse(outcome.code);
    if (outcome.outcome === 'accepted') await outcome.live.reach(outcome.event.version);
    const { live } = outcome;
    const { token } = request;
    const { userId } = asked;
    const taken = live.game.status === 'unborn' ? null : seatOfToken(live.game.seats, tokenId);
    const playerId = taken?.playerId ?? tokenId;
    const kept = { gameId, playerId, tokenHash: hashOf(token), browserHash };
    // one that was brought along is no token's before its player comes
    if (playerId === tokenId || taken?.carried)
      await this.seats.remember({ ...kept, userId, networkHash, ...regularOf(live.game, tokenId) });
    if (playerId !== tokenId) await this.seats.move(kept);
    const seatBefore = connection.seats.get(gameId);
    const isNew = outcome.outcome === 'accepted' && outcome.event.type === 'PlayerJoined';
    if (isNew && seatBefore !== undefined && seatBefore !== playerId) await this.giveBack(gameId, seatBefore);
    await this.carryTime(live, playerId, token);
    // What is stored of a hall is known of all in one moment; to seat them takes each longer than others should wait.
    await this.turns.next();
    if (!connection.socket.connected) return refuse('unavailable');
    const { game } = live;
    if (game.status === 'unborn') return refuse('unavailable');
    if (game.seats.knocks.has(tokenId)) return { knockedAt: gameId };
    const seat = seatOfToken(game.seats, tokenId);
    // One that nobody sat on yet may have been given back for that: who asks again gets it.
    if (!seat) return refuse('unavailable');
    if (seat.removed) return refuse('removed');
    // Nothing is waited for from here on: a move that is known here has been seen, one that is not takes the seat from this socket.
    if (seat.tokenId !== tokenId) return refuse('bad_token');
    this.presence.takeSeat(gameId, seat, connection);
    for (const left of before) {
      const seatThere = connection.seats.get(left.gameId);
      if (seatThere) this.holders.leaveSeat(left.gameId, seatThere, connection);
    }
    return this.joined(game, seat, request);
  }

  /** Who comes back is called what it was: its name is not looked at again. */
  private calledHere(
    game: Game,
    { language }: Connection,
    { playerName, tokenId }: Pick<Asked, 'playerName' | 'tokenId'>,
    parent: PlayableGame | undefined,
  ): Called {
    if (game.status === 'unborn' || seatOfToken(game.seats, tokenId)) return { name: playerName };
    return this.names.called(game, tokenId, playerName, language, parent);
  }

  /** Where the people of a finished game are now, for who has no seat in it: old codes lead there, and who slept through it. */
  private async nextOf(live: LiveGame, tokenId: PlayerId): Promise<GameId | null> {
    const isOver = ({ game }: LiveGame) =>
      game.status === 'finished' && !seatOfToken(game.seats, tokenId) ? game : null;
    if (!isOver(live)) return null;
    await live.catchUp();
    return isOver(live)?.nextGameId ?? null;
  }

  /** The games that a newcomer of this one may come over from. */
  private async gamesBefore(game: Game, tokenId: PlayerId): Promise<readonly PlayableGame[]> {
    if (game.status === 'unborn' || game.status === 'finished' || seatOfToken(game.seats, tokenId)) return [];
    return this.carriedSeats.before(game);
  }

  /**
   * Who had more time for each question has it here too: the host has granted it. Also of one that comes back: a gateway may
   * have died between the seat and its time.
   */
  private async carryTime(live: LiveGame, playerId: PlayerId, token: string): Promise<void> {
    const { gameId, game } = live;
    if (game.status === 'unborn' || game.status === 'finished' || game.hostId === null) return;
    if (activeSeat(game, playerId)?.timeGiven !== undefined) return;
    const before = await this.carriedSeats.before(game);
    const { timeFactor = 1 } = this.carriedSeats.seatOf(before, token) ?? {};
    if (timeFactor === 1) return;
    const by = { as: 'host' as const, userId: game.hostId };
    const parts = { gameId, at: this.clock.now(), commandId: newCommandId(), by, playerId };
    const extended = await this.commands.execute(
      new RunGameCommand({ type: 'ExtendTime', ...parts, factor: timeFactor }),
    );
    if (extended.outcome === 'accepted') await extended.live.reach(extended.event.version);
  }

  /** Why this socket may have no new seat in that game; null where it may, or comes back to one. */
  private async refusalOfAnother(
    connection: Connection,
    live: LiveGame,
    asked: Asked,
  ): Promise<Refusal | null> {
    const refusal = await this.refusalOfNew(connection, live.game, asked);
    if (refusal === null) return null;
    // A seat may have moved to this token a moment ago, on another gateway.
    await live.catchUp();
    const { game } = live;
    return game.status !== 'unborn' && seatProvedBy(game.seats, asked.tokenId) ? null : refusal;
  }

  private async refusalOfNew(connection: Connection, game: Game, asked: Asked): Promise<Refusal | null> {
    const { tokenId, playerName, userId, browserHash, before } = asked;
    if (game.status === 'unborn' || game.status === 'finished') return null; // the game says so itself
    if (seatOfToken(game.seats, tokenId)) return null;
    if (game.status !== 'waiting' && connection.seats.has(game.gameId)) return refuse('wrong_state');
    if (asked.carried) return null;
    if (await this.isOut(game, userId, browserHash)) return refuse('removed');
    if (await this.carriedSeats.isBanned(before, asked)) return refuse('removed');
    if (game.seats.knocks.has(tokenId)) return null;
    if (imitatesHost(playerName) || this.looks.isTaken(game, playerName)) return refuse('name_taken');
    // of a game that this one goes on from, those that may still come have their seats
    const isReserved = game.forkedFrom === null && this.carriedSeats.isReserved(before, playerName, asked);
    if (await isReserved) return refuse('name_taken');
    return (await this.rates.mayTakeSeat(connection, game.gameId)) ? null : refuse('too_many_requests');
  }

  /** Whether somebody from the same network was banned a moment ago, here or in a game before. */
  private async isDoubtful(
    { address }: Connection,
    game: Game,
    before: readonly PlayableGame[],
  ): Promise<boolean> {
    if (game.status === 'unborn') return false;
    return this.carriedSeats.isDoubtful([game, ...before], address, this.clock.now());
  }

  /** Whether the host has removed a seat of this account or browser: who was put out does not come back by another name. */
  private async isOut(game: PlayableGame, userId: UserId | null, browserHash: string): Promise<boolean> {
    const { byId, participants, refused } = game.seats;
    if (byId.size === participants && refused.size === 0) return false; // nobody was put out, and nobody is asked about
    if (userId !== null && [...byId.values()].some((seat) => seat.removed && seat.userId === userId))
      return true;
    const taken = await this.seats.ofBrowser(game.gameId, browserHash);
    return taken.some((playerId) => refused.has(playerId) || byId.get(playerId)?.removed);
  }

  /** The seat that this socket held before the new one: nobody could have its name otherwise. */
  private async giveBack(gameId: GameId, playerId: PlayerId): Promise<void> {
    const parts = { gameId, at: this.clock.now(), commandId: newCommandId(), playerId };
    const left = await this.commands.execute(new RunGameCommand({ type: 'LeaveGame', ...parts }));
    if (left.outcome === 'accepted') await left.live.reach(left.event.version);
  }

  /** A seat that is there and was not left costs nothing. */
  private async mayStore(
    { address }: Connection,
    live: LiveGame,
    tokenId: PlayerId,
    request: SeatRequest,
  ): Promise<boolean> {
    const isThere = (): boolean => {
      const { game } = live;
      return game.status !== 'unborn' && seatOfToken(game.seats, tokenId)?.left === false;
    };
    const { game } = live;
    if (isThere() || game.status === 'unborn') return true;
    if (await this.guests.mayStore(request, game, address, prices.seat(game))) return true;
    // Taken a moment ago on another gateway, perhaps: nobody loses a seat over what it would have cost.
    await live.catchUp();
    return isThere();
  }

  private joined(game: PlayableGame, seat: Seat, { token, playerName }: SeatRequest): JoinedAck {
    const { gameId } = game;
    const isOpen = game.status === 'active' || game.status === 'paused';
    const joker = jokerOf(game, seat);
    // Renamed, perhaps while its phone slept; of a mask its player is not told, and who names no name asks for none.
    const asked = nameKey(playerName);
    const withheld = isWithheld(game);
    const isRenamed = seat.ownName === undefined && asked !== '' && asked !== nameKey(seat.name);
    return {
      gameId,
      version: game.version,
      playerId: seat.playerId,
      token,
      gameState: playerGameState(game, this.clock.now()),
      lobby: lobby(
        game,
        (playerId) => this.presence.isConnected(gameId, playerId),
        this.presence.hostConnected(gameId),
      ),
      score: withheld ? 0 : seat.score,
      streak: withheld ? 0 : currentStreak(game, seat),
      answered: isOpen && givenTo(seat, currentIndex(game)),
      lastResult: seat.last && !withheld ? answerResult(game, seat.last) : null,
      ...(seat.pending && { pending: answerStored(game, seat.pending.data) }),
      ...(seat.timeFactor !== 1 && { timeFactor: seat.timeFactor }),
      ...(joker !== undefined && { joker }),
      ready: seat.ready,
      teamName: seat.teamName,
      ...(isRenamed && { playerName: seat.name }),
    };
  }
}
