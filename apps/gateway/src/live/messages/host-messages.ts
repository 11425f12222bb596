import {
  activeSeat,
  type ClientMessages,
  coHostOf,
  finalScores,
  type GameCommand,
  type GameId,
  hostGameState,
  hostPlayers,
  type Issuer,
  isWithheld,
  knocks,
  type PlayableGame,
  PlayerId,
  playerGameState,
  preparedIn,
  type StateAck,
  type TimeFactor,
  type UserId,
} from '@clockbeat/domain';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { GuestBudget, prices } from '../../rate/guest-budget.js';
import { ServerClock } from '../clock/server-clock.js';
import type { LiveGame } from '../game/live-game.js';
import { LiveGames } from '../game/live-games.js';
import { newCommandId, RunGameCommand } from '../game/run-game-command.js';
import { Ghosts } from '../ghosts/ghosts.js';
import { AbsentSeats } from '../join/absent-seats.js';
import { JoinRates } from '../join/join-rates.js';
import { RoomGames, type Told, toldOf } from '../join/room-games.js';
import { isGameId } from '../join/rooms.js';
import { Presence } from '../people/presence.js';
import { SeatHolders } from '../people/seat-holders.js';
import { GameTeller } from '../tell/game-teller.js';
import type { Connection } from '../wire/connection.js';
import { Refusal, refuse } from '../wire/refusal.js';
import { EndedSessions } from './ended-sessions.js';
import { type Handle, handling, type Some } from './handling.js';
import { SessionUsers } from './session-users.js';

type CommandParts = Pick<GameCommand, 'gameId' | 'at' | 'commandId'> & { readonly by: Issuer };
type Moved = {
  readonly live: LiveGame;
  readonly game: PlayableGame;
  readonly by: Issuer;
  readonly moved: boolean;
};

/** Who leads a game of a host's, as far as its log goes, and the game. */
export interface Led {
  readonly game: PlayableGame;
  readonly by: Issuer;
}

/** What moves a game: its host's messages and a co-host's, and in a solo or demo game its player's. */
@Injectable()
export class HostMessages {
  constructor(
    private readonly rooms: RoomGames,
    private readonly rates: JoinRates,
    private readonly games: LiveGames,
    private readonly commands: CommandBus,
    private readonly users: SessionUsers,
    private readonly ended: EndedSessions,
    private readonly holders: SeatHolders,
    private readonly presence: Presence,
    private readonly absent: AbsentSeats,
    private readonly ghosts: Ghosts,
    private readonly teller: GameTeller,
    private readonly guests: GuestBudget,
    private readonly clock: ServerClock,
  ) {}

  readonly handlings: Some<
    | 'hostConnect'
    | 'startGame'
    | 'nextQuestion'
    | 'pauseGame'
    | 'resumeGame'
    | 'finishGame'
    | 'setJoining'
    | 'setTeamMode'
    | 'extendTime'
    | 'admitPlayer'
    | 'renamePlayer'
    | 'removePlayer'
    | 'removeAbsent'
    | 'judgeAnswer'
  > = {
    hostConnect: handling('hostConnect', {
      handle: async (connection, { roomId, since }) => {
        const ack = await this.connect(connection, roomId);
        if (!(ack instanceof Refusal))
          this.teller.tellMissed(connection, ack.gameState.gameId as GameId, since);
        return ack;
      },
      after: (connection, ack) => {
        const { gameId } = ack.gameState;
        connection.socket.emit('hostConnected', { ...ack, gameId, roomId: gameId });
        this.teller.tellStage(connection, gameId as GameId);
        this.teller.tellBoard(connection, gameId as GameId);
        this.teller.tellEndToCoHost(connection, gameId as GameId);
      },
    }),
    startGame: this.control('startGame', (parts) => ({
      type: 'StartGame',
      ...parts,
    })),
    pauseGame: this.control('pauseGame', (parts) => ({ type: 'PauseGame', ...parts })),
    resumeGame: this.control('resumeGame', (parts) => ({ type: 'ResumeGame', ...parts })),
    setJoining: this.control('setJoining', (parts, { joining }) => ({
      type: 'SetJoining',
      ...parts,
      joining,
    })),
    setTeamMode: this.control('setTeamMode', (parts, { teamMode, ...teams }) => ({
      type: 'SetTeamMode',
      ...parts,
      teamMode,
      ...(teams.preparedTeams && { teams: preparedIn(teams) }),
    })),
    extendTime: this.control('extendTime', (parts, { playerId, factor }) => ({
      type: 'ExtendTime',
      ...parts,
      playerId: PlayerId(playerId),
      factor: factor as TimeFactor,
    })),
    admitPlayer: this.control('admitPlayer', (parts, { playerId, admit }) => ({
      type: 'AdmitPlayer',
      ...parts,
      playerId: PlayerId(playerId),
      admit,
    })),
    renamePlayer: this.control('renamePlayer', (parts, { playerId, name }) => ({
      type: 'RenamePlayer',
      ...parts,
      playerId: PlayerId(playerId),
      name,
    })),
    removePlayer: this.control('removePlayer', (parts, { playerId, ban }) => ({
      type: 'RemovePlayer',
      ...parts,
      playerId: PlayerId(playerId),
      ban: ban === true,
    })),
    judgeAnswer: this.control('judgeAnswer', (parts, { questionIndex, text, accepted }) => ({
      type: 'JudgeAnswers',
      ...parts,
      questionIndex,
      text,
      verdict: accepted ? 'accepted' : 'refused',
    })),
    removeAbsent: handling('removeAbsent', {
      handle: (connection, { roomId }) => this.removeAbsent(connection, roomId),
    }),
    nextQuestion: handling('nextQuestion', {
      handle: async (connection, { roomId, gameState }) => {
        const seen = gameState?.currentQuestionIndex;
        const moved = await this.move(connection, roomId, (parts, told) => ({
          type: 'AdvanceQuestion',
          ...parts,
          questionIndex: seen ?? told.index,
          phase: gameState?.phase ?? told.phase,
        }));
        return moved instanceof Refusal ? moved : { ...this.stateFor(moved), moved: moved.moved };
      },
    }),
    finishGame: handling('finishGame', {
      handle: async (connection, { roomId }) => {
        const moved = await this.move(connection, roomId, (parts) => ({ type: 'FinishGame', ...parts }));
        if (moved instanceof Refusal) return moved;
        const { game, by } = moved;
        const isTold = by.as !== 'seat' || !isWithheld(game);
        return {
          version: game.version,
          finalScores: isTold ? finalScores(game, this.ghosts.ranked(game)) : [],
        };
      },
    }),
  };

  private async connect(connection: Connection, roomId: string) {
    const led = await this.ledGame(connection, roomId, (gameId) => {
      this.holders.host(gameId, connection);
    });
    if (led instanceof Refusal) return led;
    const { game } = led;
    return {
      version: game.version,
      gameState: hostGameState(game, this.clock.now()),
      players: hostPlayers(game, (playerId) => this.presence.isConnected(game.gameId, playerId)),
      ...(game.seats.knocks.size > 0 && { knocks: knocks(game) }),
    };
  }

  private async removeAbsent(connection: Connection, roomId: string) {
    const led = await this.ledGame(connection, roomId, () => undefined);
    if (led instanceof Refusal) return led;
    const { by } = led;
    if (led.game.status === 'finished') return refuse('game_finished');
    const removed = await this.absent.clear(led.game, by);
    if (removed === null) return refuse('unavailable');
    const live = await this.games.find(led.game.gameId);
    const game = live && live.game.status !== 'unborn' ? live.game : led.game;
    return { ...this.stateFor({ game, by }), removed };
  }

  /**
   * The game that the caller leads, as far as its log goes now. `enter` makes the socket hear the game in the same turn, so that
   * nothing is applied between the state it is shown and the first event it is told.
   */
  async ledGame(
    connection: Connection,
    roomId: string,
    enter: (gameId: GameId) => void,
  ): Promise<Led | Refusal> {
    const userId = await this.users.hostOf(connection);
    const led = await this.gameOf(userId, connection, roomId, enter);
    if (!(led instanceof Refusal)) this.ended.mind(connection);
    return led;
  }

  /** The same for whoever may act for that account. */
  async gameOf(
    userId: UserId | null,
    connection: Connection,
    roomId: string,
    enter: (gameId: GameId) => void,
  ): Promise<Led | Refusal> {
    if (userId === null) return refuse('not_signed_in');
    const gameId = await this.rooms.idOf(roomId);
    const live = gameId && (await this.games.findCurrent(gameId));
    if (!live || live.game.status === 'unborn') return this.notHost(connection, roomId);
    const { game } = live;
    const by = leaderOf(game, userId);
    if (by === null) return this.notHost(connection, roomId);
    enter(live.gameId);
    const coHost = by.as === 'cohost' && coHostOf(game, userId);
    if (coHost) connection.coHosting.set(game.gameId, coHost.number);
    return { game, by };
  }

  private control<
    M extends
      | 'startGame'
      | 'pauseGame'
      | 'resumeGame'
      | 'setJoining'
      | 'setTeamMode'
      | 'extendTime'
      | 'admitPlayer'
      | 'renamePlayer'
      | 'removePlayer'
      | 'judgeAnswer',
  >(message: M, command: (parts: CommandParts, body: ClientMessages[M]['body']) => GameCommand): Handle {
    return handling<M>(message, {
      handle: async (connection, body) => {
        const moved = await this.move(connection, body.roomId, (parts) => command(parts, body));
        return moved instanceof Refusal ? moved : this.stateFor(moved);
      },
    });
  }

  /**
   * Runs a host's command. The question and phase that the host sees, where it doesn't say, are those that this gateway had
   * told when the message arrived: fixed before anything is waited for, so that a doubled click moves one of them.
   */
  private async move(
    connection: Connection,
    roomId: string,
    command: (parts: CommandParts, told: Told) => GameCommand,
  ): Promise<Moved | Refusal> {
    const at = this.clock.now();
    const own = [...connection.seats.keys()];
    const told = this.rooms.told(roomId, [...own, ...connection.hosting], at);
    const userId = await this.users.hostOf(connection);
    const gameId = userId === null ? await this.rooms.ownOf(roomId, own) : await this.rooms.idOf(roomId);
    if (userId === null && gameId === null) return refuse('not_signed_in');
    const live = gameId && (await this.games.find(gameId));
    if (!live || live.game.status === 'unborn') return this.notHost(connection, roomId);
    const by = this.issuer(connection, live.game, userId);
    if (by === null) return userId === null ? refuse('not_signed_in') : this.notHost(connection, roomId);
    const parts = { gameId: live.gameId, at, commandId: newCommandId(), by };
    const order = command(parts, told ?? toldOf(live.game, at));
    if (!(await this.mayPause(order, by, live.game, connection))) return refuse('too_many_requests');
    const outcome = await this.commands.execute(new RunGameCommand(order));
    if (outcome.outcome === 'rejected') return refuse(outcome.code);
    if (outcome.outcome === 'accepted') await live.reach(outcome.event.version);
    return { live, game: live.game, by, moved: outcome.outcome === 'accepted' };
  }

  /** All other moves of a game without a host were paid for when it was made. */
  private async mayPause(
    { type }: GameCommand,
    by: Issuer,
    game: PlayableGame,
    { address }: Connection,
  ): Promise<boolean> {
    if (type !== 'PauseGame' || by.as !== 'seat') return true;
    const seat = activeSeat(game, by.playerId);
    return seat === null || this.guests.mayStore(seat, game, address, prices.pause);
  }

  private issuer(connection: Connection, game: PlayableGame, userId: UserId | null): Issuer | null {
    const leader = userId === null ? null : leaderOf(game, userId);
    if (leader !== null) return leader;
    const playerId = connection.seats.get(game.gameId);
    if (playerId !== undefined && game.kind !== 'live') return { as: 'seat' as const, playerId };
    return null;
  }

  /** A code that is nobody's, or another's: both count as a guess, and are answered alike. Ids are not guessed. */
  private async notHost(connection: Connection, roomId: string): Promise<Refusal> {
    if (isGameId(roomId) || (await this.rates.missed(connection))) return refuse('not_host');
    return refuse('too_many_requests');
  }

  private stateFor({ game, by }: Pick<Moved, 'game' | 'by'>): StateAck {
    const now = this.clock.now();
    const gameState = by.as === 'seat' ? playerGameState(game, now) : hostGameState(game, now);
    return { version: game.version, gameState };
  }
}

/** As what this account leads the game of a host; null: it does not. */
const leaderOf = (game: PlayableGame, userId: UserId): Issuer | null => {
  if (game.hostId === userId) return { as: 'host', userId };
  return coHostOf(game, userId) && { as: 'cohost', userId };
};
