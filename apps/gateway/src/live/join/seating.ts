import {
  activeSeat,
  answerResult,
  answerStored,
  banMs,
  currentIndex,
  currentStreak,
  type Game,
  type GameId,
  givenTo,
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
  type WaitingAck,
} from '@clockbeat/domain';
import { type SeatOfCode, SeatStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { GuestBudget, prices } from '../../rate/guest-budget.js';
import { ServerClock } from '../clock/server-clock.js';
import type { LiveGame } from '../game/live-game.js';
import { LiveGames } from '../game/live-games.js';
import { newCommandId, RunGameCommand } from '../game/run-game-command.js';
import { Presence } from '../people/presence.js';
import type { Connection } from '../wire/connection.js';
import { Refusal, refuse } from '../wire/refusal.js';
import { JoinRates } from './join-rates.js';
import { imitatesHost, LookAlikes } from './look-alikes.js';
import { PlayerNames } from './names/player-names.js';
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

/** What its token is called, and from which browser it comes. */
interface Asked {
  readonly tokenId: PlayerId;
  readonly browserHash: string;
}

/** Gives a socket its seat in a game: a new one, or the one its token has. */
@Injectable()
export class Seating {
  constructor(
    private readonly games: LiveGames,
    private readonly commands: CommandBus,
    private readonly seats: SeatStore,
    private readonly presence: Presence,
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
  seat(
    connection: Connection,
    gameId: GameId,
    request: SeatRequest,
  ): Promise<JoinedAck | WaitingAck | Refusal> {
    const taken = connection.seating.then(() => this.take(connection, gameId, request));
    connection.seating = taken.catch(() => undefined);
    return taken;
  }

  /** The seat of a code moves to this socket's token: whoever held it hears so, and its old token is worth nothing from now on. */
  move(
    connection: Connection,
    { gameId, playerId }: SeatOfCode,
    request: SeatRequest,
  ): Promise<JoinedAck | WaitingAck | Refusal> {
    const moved = connection.seating.then(() => this.handOver(connection, gameId, playerId, request));
    connection.seating = moved.catch(() => undefined);
    return moved;
  }

  private async handOver(
    connection: Connection,
    gameId: GameId,
    playerId: PlayerId,
    request: SeatRequest,
  ): Promise<JoinedAck | WaitingAck | Refusal> {
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
    if (joined instanceof Refusal || 'waiting' in joined) return joined;
    if (before !== undefined && before !== playerId) await this.giveBack(gameId, before);
    const { game } = outcome.live;
    const seat = game.status === 'unborn' ? null : activeSeat(game, playerId);
    return { ...joined, ...(seat && { playerName: seat.ownName ?? seat.name }) };
  }

  private async take(
    connection: Connection,
    gameId: GameId,
    request: SeatRequest,
  ): Promise<JoinedAck | WaitingAck | Refusal> {
    const tokenId = tokenIdOf(gameId, request.token);
    const browserHash = browserHashOf(gameId, connection.browserId);
    const networkHash = networkHashOf(gameId, connection.address);
    const known = await this.games.find(gameId);
    if (!known || known.game.status === 'unborn') return refuse('unknown_code');
    // One that comes back must not be shown a state older than what it was told, perhaps by another gateway.
    if (seatOfToken(known.game.seats, tokenId) || connection.seats.has(gameId)) await known.catchUp();
    const { 'accept-language': accepted } = connection.socket.handshake.headers;
    const called = this.names.called(known.game, tokenId, request.playerName, accepted);
    const asked = { ...request, playerName: called.name, tokenId, browserHash };
    const refusal = await this.refusalOfAnother(connection, known, asked);
    if (refusal) return refusal;
    if (!(await this.mayStore(connection, known, tokenId, request))) return refuse('too_many_requests');
    const outcome = await this.commands.execute(
      new RunGameCommand({
        type: 'JoinGame',
        gameId,
        at: this.clock.now(),
        commandId: newCommandId(),
        playerId: tokenId,
        ...called,
        teamName: request.teamName,
        byTeamCode: request.byTeamCode,
        userId: request.userId,
        doubtful: await this.isDoubtful(known.game, networkHash),
      }),
    );
    if (outcome.outcome === 'rejected') return refuse(outcome.code);
    if (outcome.outcome === 'accepted') await outcome.live.reach(outcome.event.version);
    const { live } = outcome;
    const { token, userId } = request;
    const playerId =
      (live.game.status !== 'unborn' && seatOfToken(live.game.seats, tokenId)?.playerId) || tokenId;
    const kept = { gameId, playerId, tokenHash: hashOf(token), browserHash };
    await (playerId === tokenId
      ? this.seats.remember({ ...kept, userId, networkHash })
      : this.seats.move(kept));
    const before = connection.seats.get(gameId);
    const isNew = outcome.outcome === 'accepted' && outcome.event.type === 'PlayerJoined';
    if (isNew && before !== undefined && before !== playerId) await this.giveBack(gameId, before);
    if (!connection.socket.connected) return refuse('unavailable');
    const { game } = live;
    if (game.status === 'unborn') return refuse('unavailable');
    if (game.seats.knocks.has(tokenId)) return { waiting: true, for: 'host' };
    const seat = seatOfToken(game.seats, tokenId);
    // One that nobody sat on yet may have been given back for that: who asks again gets it.
    if (!seat) return refuse('unavailable');
    if (seat.removed) return refuse('removed');
    // Nothing is waited for from here on: a move that is known here has been seen, one that is not takes the seat from this socket.
    if (seat.tokenId !== tokenId) return refuse('bad_token');
    this.presence.takeSeat(gameId, seat, connection);
    return this.joined(game, seat, request);
  }

  /** Why this socket may have no new seat in that game; null where it may, or comes back to one. */
  private async refusalOfAnother(
    connection: Connection,
    live: LiveGame,
    asked: SeatRequest & Asked,
  ): Promise<Refusal | null> {
    const refusal = await this.refusalOfNew(connection, live.game, asked);
    if (refusal === null) return null;
    // A seat may have moved to this token a moment ago, on another gateway.
    await live.catchUp();
    const { game } = live;
    return game.status !== 'unborn' && seatProvedBy(game.seats, asked.tokenId) ? null : refusal;
  }

  private async refusalOfNew(
    connection: Connection,
    game: Game,
    { tokenId, playerName, userId, browserHash }: SeatRequest & Asked,
  ): Promise<Refusal | null> {
    if (game.status === 'unborn' || game.status === 'finished') return null; // the game says so itself
    if (seatOfToken(game.seats, tokenId)) return null;
    if (game.status !== 'waiting' && connection.seats.has(game.gameId)) return refuse('wrong_state');
    if (await this.isOut(game, userId, browserHash)) return refuse('removed');
    if (game.seats.knocks.has(tokenId)) return null;
    if (imitatesHost(playerName) || this.looks.isTaken(game, playerName)) return refuse('name_taken');
    return (await this.rates.mayTakeSeat(connection, game.gameId)) ? null : refuse('too_many_requests');
  }

  /** Whether somebody from the same network was banned a moment ago. */
  private async isDoubtful(game: Game, networkHash: string): Promise<boolean> {
    if (game.status === 'unborn') return false;
    const { byId, participants } = game.seats;
    if (byId.size === participants) return false;
    const since = this.clock.now() - banMs;
    const isBanned = (seat: Seat | undefined): boolean =>
      (seat?.bannedAt ?? Number.NEGATIVE_INFINITY) > since;
    if (![...byId.values()].some(isBanned)) return false;
    const taken = await this.seats.ofNetwork(game.gameId, networkHash);
    return taken.some((playerId) => isBanned(byId.get(playerId)));
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
      score: seat.score,
      streak: currentStreak(game, seat),
      answered: isOpen && givenTo(seat, currentIndex(game)),
      lastResult: seat.last && answerResult(game, seat.last),
      ...(seat.pending && { pending: answerStored(game, seat.pending.data) }),
      ...(seat.timeFactor !== 1 && { timeFactor: seat.timeFactor }),
      ...(joker !== undefined && { joker }),
      ready: seat.ready,
      teamName: seat.teamName,
      ...(isRenamed && { playerName: seat.name }),
    };
  }
}
