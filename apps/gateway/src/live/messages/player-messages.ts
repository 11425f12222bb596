import {
  type AnswerAck,
  activeSeat,
  answerResult,
  answerStored,
  type GameCommand,
  type GameId,
  isPaced,
  isWithheld,
  type JoinedAck,
  type JoinGameMessage,
  type PlayerId,
  type Receipt,
  type RecordedEvent,
  type Seat,
  type SubmitAnswerMessage,
  seatProvedBy,
  type Versioned,
  type WaitingAck,
} from '@clockbeat/domain';
import { SeatCodeStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { GuestBudget, prices } from '../../rate/guest-budget.js';
import { ServerClock } from '../clock/server-clock.js';
import type { LiveGame } from '../game/live-game.js';
import { LiveGames } from '../game/live-games.js';
import { newCommandId, RunGameCommand } from '../game/run-game-command.js';
import { DemoGames } from '../join/demo-games.js';
import { Door } from '../join/door.js';
import { JoinRates } from '../join/join-rates.js';
import { RoomGames } from '../join/room-games.js';
import { holderOf, isSeatCode, Rooms } from '../join/rooms.js';
import { hashOf, isSeatToken, newSeatToken, tokenIdOf } from '../join/seat-tokens.js';
import type { SeatRequest } from '../join/seating.js';
import { WaitingPlayers } from '../join/waiting-players.js';
import { SeatHolders } from '../people/seat-holders.js';
import { GameTeller } from '../tell/game-teller.js';
import type { Connection } from '../wire/connection.js';
import { Refusal, refuse } from '../wire/refusal.js';
import { measureTrips } from '../wire/round-trips.js';
import { handling, type Some } from './handling.js';
import { SessionUsers } from './session-users.js';

type Seated = { readonly gameId: GameId; readonly playerId: PlayerId };
/** What came of it: the seat as it is now, unless it is gone. */
type Acted = Versioned & { readonly seat: Seat | null };
type CommandParts = Pick<GameCommand, 'gameId' | 'at' | 'commandId'> & { readonly playerId: PlayerId };

/** Round trips that are measured with each answer, for those to come. */
const tripsPerAnswer = 2;

/** What players send. Who they are is what their socket has proved, never what a message says. */
@Injectable()
export class PlayerMessages {
  constructor(
    private readonly rooms: Rooms,
    private readonly roomGames: RoomGames,
    private readonly demos: DemoGames,
    private readonly waiting: WaitingPlayers,
    private readonly door: Door,
    private readonly seatCodes: SeatCodeStore,
    private readonly games: LiveGames,
    private readonly guests: GuestBudget,
    private readonly rates: JoinRates,
    private readonly commands: CommandBus,
    private readonly users: SessionUsers,
    private readonly holders: SeatHolders,
    private readonly teller: GameTeller,
    private readonly clock: ServerClock,
  ) {}

  readonly handlings: Some<
    'joinGame' | 'setReady' | 'chooseTeam' | 'declareJoker' | 'submitAnswer' | 'leaveGame'
  > = {
    joinGame: handling('joinGame', {
      handle: async (connection, body) => {
        const ack = await this.join(connection, body);
        if (!(ack instanceof Refusal) && 'gameId' in ack)
          this.teller.tellMissed(connection, ack.gameId as GameId, body.since);
        return ack;
      },
      after: (connection, ack) => {
        if (!('waiting' in ack)) this.teller.tellSeated(connection, ack);
      },
    }),
    setReady: handling('setReady', {
      handle: (connection, { roomId, ready }) =>
        versionOf(this.change(connection, roomId, (parts) => ({ type: 'SetReady', ...parts, ready }))),
    }),
    chooseTeam: handling('chooseTeam', {
      handle: async (connection, { roomId, teamName: typed }) => {
        const chosen = await this.change(connection, roomId, (parts) => ({
          type: 'ChooseTeam',
          ...parts,
          teamName: typed,
        }));
        if (chosen instanceof Refusal) return chosen;
        const { version, seat } = chosen;
        return { version, ...(seat?.teamName ? { teamName: seat.teamName } : {}) };
      },
    }),
    declareJoker: handling('declareJoker', {
      handle: async (connection, { roomId, round }) => {
        const declared = await this.change(connection, roomId, (parts) => ({
          type: 'DeclareJoker',
          ...parts,
          round,
        }));
        return declared instanceof Refusal ? declared : { version: declared.version, round };
      },
    }),
    submitAnswer: handling('submitAnswer', {
      handle: (connection, body) => this.answer(connection, body),
      after: (connection, ack, acknowledged) => {
        if (!acknowledged) connection.socket.emit('answerResult', ack);
      },
    }),
    leaveGame: handling('leaveGame', {
      handle: (connection, { roomId }) => this.leave(connection, roomId),
    }),
  };

  private async join(
    connection: Connection,
    body: JoinGameMessage,
  ): Promise<JoinedAck | WaitingAck | Refusal> {
    if (body.token !== undefined && body.token !== null && !isSeatToken(body.token))
      return refuse('bad_token');
    const had = this.seatHad(body);
    const isOwn = had !== null && connection.seats.get(had.gameId) === had.playerId;
    if (!isOwn && !connection.joins.take()) return refuse('too_many_requests');
    const asked = {
      token: body.token ?? newSeatToken(),
      playerName: body.playerName,
      teamName: body.teamName ?? null,
      userId: await this.users.userOf(connection),
    };
    if (isSeatCode(body.roomId)) return this.joinBySeatCode(connection, body.roomId, asked);
    const room = await this.rooms.resolve(body.roomId);
    if (!room || room.kind === 'assignment') return this.unknownCode(connection);
    const request = { ...asked, byTeamCode: room.kind === 'team' };
    if (!had && !(await this.rates.mayJoin(connection))) return refuse('too_many_requests');
    this.stopWaiting(connection);
    if (room.kind === 'demo') {
      const demo = await this.demos.open(room.code, (content) =>
        this.guests.mayStore(request, { kind: 'demo' }, connection.address, prices.game(content)),
      );
      return demo instanceof Refusal ? demo : this.door.enter(connection, demo.gameId, request);
    }
    if (room.kind !== 'game' && room.gameId === null) {
      this.waiting.wait(holderOf(room), connection, request);
      return { waiting: true };
    }
    const joined = room.gameId && (await this.door.enter(connection, room.gameId, request));
    if (joined === null) return this.unknownCode(connection);
    return joined instanceof Refusal && joined.code === 'unknown_code'
      ? this.unknownCode(connection)
      : joined;
  }

  private stopWaiting(connection: Connection): void {
    this.waiting.forget(connection);
    this.door.forget(connection);
  }

  /** A code that the host gave out for one seat: only a right one is counted as a join. */
  private async joinBySeatCode(
    connection: Connection,
    code: string,
    asked: Omit<SeatRequest, 'byTeamCode'>,
  ): Promise<JoinedAck | WaitingAck | Refusal> {
    const seat = await this.seatCodes.claim(code, hashOf(asked.token));
    if (!seat) return this.unknownCode(connection);
    if (!(await this.rates.mayJoin(connection))) return refuse('too_many_requests');
    this.stopWaiting(connection);
    return this.door.move(connection, seat, { ...asked, byTeamCode: false });
  }

  /**
   * The seat of a game in memory that this token has, and that nobody has to be given: sent twice, or by a client that was not
   * sure, or by one of a hall whose players all come back at once.
   */
  private seatHad({ roomId, token }: JoinGameMessage): { gameId: GameId; playerId: PlayerId } | null {
    const gameId = this.rooms.peek(roomId);
    if (gameId === null || token === undefined || token === null) return null;
    const game = this.games.peek(gameId)?.game;
    const seat = game && game.status !== 'unborn' && seatProvedBy(game.seats, tokenIdOf(gameId, token));
    return seat && !seat.left && !seat.removed ? { gameId, playerId: seat.playerId } : null;
  }

  /** Guessing codes gets slow. */
  private async unknownCode(connection: Connection): Promise<Refusal> {
    return refuse((await this.rates.missed(connection)) ? 'unknown_code' : 'too_many_requests');
  }

  private async answer(connection: Connection, body: SubmitAnswerMessage): Promise<AnswerAck | Refusal> {
    const at = this.clock.now();
    const seated = await this.seatIn(connection, body.roomId);
    if (seated instanceof Refusal) return seated;
    if (seated.playerId !== body.playerId) return refuse('not_joined');
    const { questionIndex, answer } = body;
    const { measured } = connection.roundTrips;
    const outcome = await this.commands.execute(
      new RunGameCommand({
        type: 'SubmitAnswer',
        ...seated,
        at,
        commandId: newCommandId(),
        questionIndex,
        answer,
        ...(measured && { roundTrips: measured }),
      }),
    );
    measureTrips(connection, this.games.peek(seated.gameId)?.game, tripsPerAnswer);
    if (outcome.outcome === 'rejected') return refuse(outcome.code);
    return outcome.outcome === 'accepted'
      ? told(outcome.live, outcome.event)
      : toldAgain(outcome.live, seated.playerId);
  }

  private async leave(connection: Connection, roomId: string): Promise<Versioned | Refusal> {
    const seated = await this.seatIn(connection, roomId);
    if (seated instanceof Refusal) return seated;
    const left = await this.act(seated, (parts) => ({ type: 'LeaveGame', ...parts }));
    if (left instanceof Refusal) return left;
    this.holders.leaveSeat(seated.gameId, seated.playerId, connection);
    const { version } = left;
    connection.socket.emit('removed', { gameId: seated.gameId, version, reason: 'left' });
    return { version };
  }

  /** What a seat may do again and again: its visitor's address pays for each. */
  private async change(
    connection: Connection,
    roomId: string,
    command: (parts: CommandParts) => GameCommand,
  ): Promise<Acted | Refusal> {
    const seated = await this.seatIn(connection, roomId);
    if (seated instanceof Refusal) return seated;
    const game = (await this.games.find(seated.gameId))?.game;
    const seat = game && game.status !== 'unborn' && activeSeat(game, seated.playerId);
    if (seat && !(await this.guests.mayStore(seat, game, connection.address, prices.event)))
      return refuse('too_many_requests');
    return this.act(seated, command);
  }

  private async act(seated: Seated, command: (parts: CommandParts) => GameCommand): Promise<Acted | Refusal> {
    const at = this.clock.now();
    const outcome = await this.commands.execute(
      new RunGameCommand(command({ ...seated, at, commandId: newCommandId() })),
    );
    if (outcome.outcome === 'rejected') return refuse(outcome.code);
    if (outcome.outcome === 'accepted') await outcome.live.reach(outcome.event.version);
    const { game, version } = outcome.live;
    return {
      version: outcome.outcome === 'accepted' ? outcome.event.version : version,
      seat: game.status === 'unborn' ? null : activeSeat(game, seated.playerId),
    };
  }

  /** The seat that this socket has proved in that game. */
  private async seatIn(connection: Connection, roomId: string): Promise<Seated | Refusal> {
    if (connection.seats.size === 0) return refuse('not_joined');
    const gameId = await this.roomGames.ownOf(roomId, [...connection.seats.keys()]);
    const playerId = gameId && connection.seats.get(gameId);
    return gameId && playerId ? { gameId, playerId } : refuse('not_joined');
  }
}

const versionOf = async (acted: Promise<Acted | Refusal>): Promise<Versioned | Refusal> => {
  const done = await acted;
  return done instanceof Refusal ? done : { version: done.version };
};

/**
 * The result, made from the committed event itself: its question was open then, though it may be closed by now. In a paced
 * game the acknowledgement tells no more than that it is stored, whatever became of the question since.
 */
const told = (live: LiveGame, event: RecordedEvent): AnswerAck | Refusal => {
  const { game, gameId } = live;
  if (event.type !== 'AnswerSubmitted' || game.status === 'unborn') return refuse('unavailable');
  const about = { gameId, version: event.version, receipt: receiptOf(live, event) };
  if (isPaced(game)) return { ...about, ...answerStored(game, event.data) };
  return { ...about, ...answerResult(game, event.data, false) };
};

/** The event's own digest, and the seal of all that this gateway has seen by now, of others too: both are fixed by it. */
const receiptOf = (live: LiveGame, event: RecordedEvent): Receipt => ({
  digest: live.digestOf(event).toString('base64url'),
  ...(live.seal && { seal: live.seal.toString('base64url'), sealed: live.version }),
});

/** The first result again: a resend is harmless. */
const toldAgain = ({ game, gameId }: LiveGame, playerId: PlayerId): AnswerAck | Refusal => {
  const seat = game.status === 'unborn' ? null : activeSeat(game, playerId);
  if (!seat || game.status === 'unborn') return refuse('not_joined');
  const { pending, last: answer } = seat;
  if (pending) return { gameId, version: game.version, ...answerStored(game, pending.data), repeated: true };
  if (!answer) return refuse('not_joined');
  if (isWithheld(game))
    return { gameId, version: game.version, ...answerStored(game, answer), repeated: true };
  return { gameId, version: game.version, ...answerResult(game, answer), repeated: true };
};
