import {
  activeSeat,
  answerResult,
  answerTo,
  assertNever,
  type BoardSeat,
  type ClosedQuestion,
  countedQuestions,
  currentIndex,
  dismissedMessage,
  type FinishedGame,
  type Game,
  type GameEventData,
  type GameId,
  hostGameState,
  hostPlayer,
  isWithheld,
  type JoinedAck,
  jokerKey,
  knocks,
  type PlayableGame,
  type PlayerId,
  playerGameState,
  questionClosed,
  type RankedSeat,
  type RecordedEvent,
  type Seat,
  type Stage,
  type StandingView,
  standingAt,
} from '@clockbeat/domain';
import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { ServerClock } from '../clock/server-clock.js';
import type { LiveGame } from '../game/live-game.js';
import { type Applied, LiveGames } from '../game/live-games.js';
import { Ghosts } from '../ghosts/ghosts.js';
import { Presence } from '../people/presence.js';
import { SeatHolders } from '../people/seat-holders.js';
import { Broadcast } from '../wire/broadcast.js';
import type { Connection } from '../wire/connection.js';
import { endingOf } from './ending.js';
import { GameLists } from './game-lists.js';

/** Standings leave together with the next question, in one write for each socket; only in a crowd beyond this others get their say between. */
const standingsAtOnce = 2_500;

/** What a paced game shows between its questions, paused or not. */
const stageOf = (game: Game): Stage | null =>
  game.status === 'active' || game.status === 'paused' ? game.stage : null;

type StateMessageName = 'gameStarted' | 'nextQuestion' | 'gamePaused' | 'gameResumed' | 'gameUpdated';

/**
 * The one place where facts become messages: every event that is applied here is told to the sockets that this gateway
 * holds. State messages go out at once, lists on their next tick.
 */
@Injectable()
export class GameTeller {
  private readonly lists = new Map<GameId, GameLists>();

  constructor(
    private readonly games: LiveGames,
    private readonly broadcast: Broadcast,
    private readonly presence: Presence,
    private readonly holders: SeatHolders,
    private readonly ghosts: Ghosts,
    private readonly clock: ServerClock,
    private readonly logger: PinoLogger,
  ) {}

  /** A seat is connected now and was not, or the other way round. */
  presenceChanged(gameId: GameId, playerId: PlayerId): void {
    const live = this.games.peek(gameId);
    if (!live || !this.games.seatOf(gameId, playerId)) return;
    const lists = this.listsOf(live);
    lists.playerChanged(playerId);
    if (live.game.status === 'waiting') lists.lobbyChanged(playerId, 'there');
  }
  playerGone(gameId: GameId, playerId: PlayerId): void {
    const found = this.games.seatOf(gameId, playerId);
    if (found) this.playerLeft(gameId, found.game.version, found.seat);
  }
  playerBack(gameId: GameId, playerId: PlayerId): void {
    const found = this.games.seatOf(gameId, playerId);
    if (found) this.playerIsBack(found.game, found.seat);
  }
  seatReplaced(gameId: GameId, { socket }: Connection): void {
    const version = this.games.peek(gameId)?.version ?? 0;
    socket.emit('removed', { gameId, version, reason: 'replaced' });
  }

  /** The game left memory. */
  drop(gameId: GameId): void {
    this.lists.get(gameId)?.stop();
    this.lists.delete(gameId);
  }

  /** What one missed who has heard nothing since that version: a state does not say how the question before it ended. */
  tellMissed({ socket }: Connection, gameId: GameId, since: unknown): void {
    const live = this.games.peek(gameId);
    if (!live || stageOf(live.game)) return; // what was revealed is told by `tellStage`
    const closed = typeof since === 'number' ? this.listsOf(live).closedSince(since) : null;
    if (closed) socket.emit('questionClosed', closed);
  }

  /** What everybody is told who has a seat now, at once or after waiting for it, or has come back to it. */
  tellSeated(connection: Connection, ack: JoinedAck): void {
    connection.socket.emit('roomJoined', ack);
    const gameId = ack.gameId as GameId;
    const playerId = connection.seats.get(gameId);
    if (!playerId) return; // it has been taken from it since
    const game = this.games.peek(gameId)?.game;
    if (game?.status === 'finished') {
      this.tellEnd(connection, game, activeSeat(game, playerId));
      return;
    }
    this.tellStage(connection, gameId);
    this.tellBoard(connection, gameId);
  }

  /** What a projector that is opened, or opened anew, is told besides the state: who is in the room, what is shown, how it ended. */
  tellWhoWatches(connection: Connection, gameId: GameId): void {
    const game = this.games.peek(gameId)?.game;
    if (game?.status === 'finished') {
      this.tellEnd(connection, game, null);
      return;
    }
    this.tellLobby(connection, gameId);
    this.tellStage(connection, gameId);
    this.tellBoard(connection, gameId);
  }

  /** What a paced game has revealed, for one who comes while it is shown. */
  tellStage({ socket }: Connection, gameId: GameId): void {
    const game = this.games.peek(gameId)?.game;
    if (!game || game.status === 'unborn') return;
    const stage = stageOf(game);
    if (!stage || isWithheld(game)) return;
    const closed = { index: currentIndex(game), reason: stage.reason };
    socket.emit('questionClosed', questionClosed(game, closed));
  }

  /** The end of a game, for one who comes back after it. */
  tellEnd(connection: Connection, game: FinishedGame, seat: Seat | null): void {
    const { message, ranked, placeOf } = endingOf(game, this.ghosts);
    connection.socket.emit('gameFinished', message);
    const place = seat && placeOf.get(seat.playerId);
    if (typeof place === 'number') this.tellStanding(connection, game, standingAt(game, ranked, place));
  }

  /** The end, for a co-host who comes back after it: the results are not theirs to ask for. */
  tellEndToCoHost(connection: Connection, gameId: GameId): void {
    const game = this.games.peek(gameId)?.game;
    if (game?.status === 'finished' && connection.coHosting.has(gameId)) this.tellEnd(connection, game, null);
  }

  /** The places so far, for one who comes while the game runs: the next board may be long in coming. */
  tellBoard(connection: Connection, gameId: GameId): void {
    const live = this.games.peek(gameId);
    const board = live && this.listsOf(live).boardSoFar();
    if (board) connection.socket.emit('liveLeaderboard', board);
  }

  private tellLobby(connection: Connection, gameId: GameId): void {
    const live = this.games.peek(gameId);
    const lobby = live && this.listsOf(live).lobbySoFar();
    if (lobby) connection.socket.emit('lobbyUpdated', lobby);
  }

  /** A new seat, or one that is connected again whose going the host was told of. */
  private playerIsBack(game: PlayableGame, seat: Seat): void {
    this.broadcast.toHost(game.gameId, 'playerJoined', {
      gameId: game.gameId,
      version: game.version,
      player: hostPlayer(game, seat, true),
    });
  }

  /** Tells the sockets here of an event. */
  applied({ live, game, event, before }: Applied): void {
    const lists = this.listsOf(live);
    switch (event.type) {
      case 'GameCreated':
      case 'GameRated':
      case 'NameLent':
        return;
      case 'PlayerKnocked':
      case 'KnockRefused':
        this.tellKnocks(game);
        return;
      case 'PlayerRenamed':
        this.playerRenamed(lists, game, event.data);
        return;
      case 'PlayerJoined':
      case 'PlayerReturned': {
        const seat = game.seats.byId.get(event.data.playerId);
        if (!seat) return;
        if (event.actor !== 'player') this.tellKnocks(game);
        if (game.status === 'waiting') lists.lobbyChanged(seat.playerId, 'there');
        this.playerIsBack(game, seat);
        return;
      }
      case 'PlayerLeft':
        if (game.status === 'waiting') lists.lobbyChanged(event.data.playerId, 'gone');
        if (before) this.playerLeft(game.gameId, game.version, before);
        return;
      case 'PlayerRemoved':
        this.playerRemoved(lists, game, before);
        return;
      case 'SeatMoved':
        this.seatMoved(game, event.data.playerId);
        return;
      case 'PlayerReadied':
      case 'TeamChosen':
        lists.lobbyChanged(event.data.playerId, 'there');
        lists.playerChanged(event.data.playerId);
        return;
      case 'GameRevised':
      case 'RulesChanged':
      case 'DeadlineMoved':
      case 'TeamModeSet':
      case 'JoiningChanged':
      case 'QuestionOpened':
      case 'BreakBegan':
      case 'GameFollowed':
        this.tellState('gameUpdated', lists, game);
        return;
      case 'CoHostLinkMade':
      case 'CoHostAdmitted':
        return;
      case 'CoHostsDismissed':
        this.coHostsDismissed(game, event);
        return;
      case 'TimeExtended':
        this.timeExtended(lists, game, event.data.playerId);
        return;
      case 'JokerDeclared':
        this.jokerDeclared(lists, game, event.data);
        return;
      case 'GameStarted':
        this.tellState('gameStarted', lists, game);
        return;
      case 'GamePaused':
        this.tellState('gamePaused', lists, game);
        return;
      case 'GameResumed':
        this.tellState('gameResumed', lists, game);
        return;
      case 'QuestionAdvanced':
        if (event.data.closed) this.tellClosed(lists, game, event.data.closed);
        this.tellState('nextQuestion', lists, game);
        // a paced game tells places with its boards
        if (event.data.closed && this.holders.audience(game.gameId) > 0)
          this.tellStandings(game, this.ghosts.ranked(game), event.data.opened.index);
        return;
      case 'QuestionClosed':
        this.tellOutcomes(lists, game, event.data.closed.index);
        this.tellClosed(lists, game, event.data.closed);
        this.tellState('gameUpdated', lists, game);
        return;
      case 'BoardShown':
        // the places first: else the phase would stand for a moment with those of the board before
        lists.showBoard();
        this.tellStandings(game, this.ghosts.ranked(game), countedQuestions(game));
        this.tellState('gameUpdated', lists, game);
        return;
      case 'AnswersJudged':
        this.answersJudged(lists, game, event.data);
        return;
      case 'AnswerSubmitted':
        lists.playerChanged(event.data.playerId);
        lists.scoresChanged();
        return;
      case 'GameFinished':
      case 'GameAbandoned':
        if (event.data.closed) this.tellClosed(lists, game, event.data.closed);
        this.tellEnding(lists, game);
        return;
      case 'QuestionCorrected':
      case 'CorrectionUndone':
      case 'NameForgotten':
        this.tellEnding(lists, game);
        return;
      case 'HostChanged':
        // whose a game is stands in none of its pictures
        return;
      default:
        assertNever(event);
    }
  }

  private tellEnding(lists: GameLists, game: PlayableGame): void {
    if (game.status !== 'finished') return;
    lists.stateTold(game.version);
    const { message, ranked } = endingOf(game, this.ghosts);
    this.broadcast.toAll(game.gameId, 'gameFinished', message);
    this.tellStandings(game, ranked, countedQuestions(game));
  }

  private tellState(message: StateMessageName, lists: GameLists, game: PlayableGame): void {
    const { gameId, version } = game;
    lists.stateTold(version);
    const now = this.clock.now();
    this.broadcast.toPlayers(gameId, message, { gameId, version, gameState: playerGameState(game, now) });
    if (!this.holders.hostIsHere(gameId)) return;
    this.broadcast.toHost(gameId, message, { gameId, version, gameState: hostGameState(game, now) });
  }

  private tellClosed(lists: GameLists, game: PlayableGame, closed: ClosedQuestion): void {
    if (isWithheld(game)) return;
    const message = questionClosed(game, closed);
    this.broadcast.toAll(game.gameId, 'questionClosed', message);
    lists.questionEnded(message);
  }

  /** Each player's own answer and what it came to, which nobody was told before. */
  private tellOutcomes(lists: GameLists, game: PlayableGame, index: number): void {
    if (isWithheld(game)) return;
    const { gameId, version } = game;
    for (const seat of game.seats.byId.values()) {
      const answer = answerTo(seat, index);
      if (seat.removed || !answer) continue;
      lists.playerChanged(seat.playerId);
      const socket = this.holders.holdOf(gameId, seat.playerId)?.by.socket;
      socket?.emit('answerResult', { gameId, version, ...answerResult(game, answer, true) });
    }
  }

  /** Who is concerned first, then what everybody sees of it. */
  private answersJudged(
    lists: GameLists,
    game: PlayableGame,
    { questionIndex, verdict, outcomes }: GameEventData['AnswersJudged'],
  ): void {
    if (isWithheld(game)) return;
    const { gameId, version } = game;
    for (const { playerId } of outcomes) {
      const seat = activeSeat(game, playerId);
      const answer = seat && answerTo(seat, questionIndex);
      if (!answer) continue;
      lists.playerChanged(playerId);
      const socket = this.holders.holdOf(gameId, playerId)?.by.socket;
      socket?.emit('answerResult', { gameId, version, ...answerResult(game, answer, true), judged: verdict });
    }
    const stage = stageOf(game);
    if (stage) this.tellClosed(lists, game, { index: questionIndex, reason: stage.reason });
    if (stage && stage.name !== 'revealed') {
      lists.showBoard();
      this.tellStandings(game, this.ghosts.ranked(game), countedQuestions(game));
    }
    this.tellState('gameUpdated', lists, game);
  }

  private tellKnocks(game: PlayableGame): void {
    const { gameId, version } = game;
    if (this.holders.hostIsHere(gameId))
      this.broadcast.toHost(gameId, 'knocksUpdated', { gameId, version, knocks: knocks(game) });
  }

  private playerRenamed(
    lists: GameLists,
    game: PlayableGame,
    { playerId, name }: { readonly playerId: PlayerId; readonly name: string },
  ): void {
    const { gameId, version } = game;
    if (game.status === 'waiting') lists.lobbyChanged(playerId, 'there');
    lists.playerChanged(playerId);
    lists.scoresChanged();
    this.holders.holdOf(gameId, playerId)?.by.socket.emit('renamed', { gameId, version, playerName: name });
  }

  private timeExtended(lists: GameLists, { gameId, version, seats }: PlayableGame, playerId: PlayerId): void {
    lists.playerChanged(playerId);
    const factor = seats.byId.get(playerId)?.timeFactor ?? 1;
    this.holders.holdOf(gameId, playerId)?.by.socket.emit('timeExtended', { gameId, version, factor });
  }

  /** A team's joker is everybody's in it. */
  private jokerDeclared(
    lists: GameLists,
    game: PlayableGame,
    { playerId, round }: { readonly playerId: PlayerId; readonly round: number },
  ): void {
    const { gameId, version } = game;
    const declared = game.seats.byId.get(playerId);
    if (!declared) return;
    const key = jokerKey(game, declared);
    for (const seat of game.seats.byId.values()) {
      if (seat.removed || jokerKey(game, seat) !== key) continue;
      lists.playerChanged(seat.playerId);
      this.holders.holdOf(gameId, seat.playerId)?.by.socket.emit('jokerDeclared', { gameId, version, round });
    }
  }

  /** Each player's own place, computed for all at once, since the next question's answers change the seats while they go out. */
  private tellStandings(game: PlayableGame, ranked: readonly RankedSeat<BoardSeat>[], total: number): void {
    const told = ranked.map((_, index) => standingAt(game, ranked, index, total));
    this.tellEach(game, ranked, told).catch((error: unknown) =>
      this.logger.error({ err: error, gameId: game.gameId }, 'Not everybody was told its place'),
    );
  }

  private async tellEach(
    game: PlayableGame,
    ranked: readonly RankedSeat<BoardSeat>[],
    told: readonly (StandingView | null)[],
  ): Promise<void> {
    for (const [index, { seat }] of ranked.entries()) {
      const connection = this.holders.holdOf(game.gameId, seat.playerId)?.by;
      if (connection) this.tellStanding(connection, game, told[index] ?? null);
      if (index % standingsAtOnce === standingsAtOnce - 1) await new Promise(setImmediate);
    }
  }

  private tellStanding(connection: Connection, game: PlayableGame, standing: StandingView | null): void {
    if (standing)
      connection.socket.emit('standing', { gameId: game.gameId, version: game.version, ...standing });
  }

  private playerLeft(gameId: GameId, version: number, seat: Seat): void {
    this.broadcast.toHost(gameId, 'playerLeft', {
      gameId,
      version,
      playerId: seat.playerId,
      playerName: seat.name,
    });
  }

  /** Whoever holds the seat does so by a token that is worth nothing any more: the new one's is let in after this. */
  private seatMoved({ gameId, version }: PlayableGame, playerId: PlayerId): void {
    const connection = this.holders.holdOf(gameId, playerId)?.by;
    if (!connection) return;
    connection.socket.emit('removed', { gameId, version, reason: 'replaced', moved: true });
    this.holders.leaveSeat(gameId, playerId, connection);
  }

  private coHostsDismissed(game: PlayableGame, event: RecordedEvent<'CoHostsDismissed'>): void {
    for (const connection of this.holders.coHostsIn(game.gameId, event.data.coHosts)) {
      connection.socket.emit('dismissed', dismissedMessage(game, event));
      this.holders.stopLeading(game.gameId, connection);
    }
  }

  private playerRemoved(lists: GameLists, game: PlayableGame, seat: Seat | null): void {
    if (!seat) return;
    const connection = this.holders.holdOf(game.gameId, seat.playerId)?.by;
    if (connection) {
      connection.socket.emit('removed', { gameId: game.gameId, version: game.version, reason: 'removed' });
      this.holders.leaveSeat(game.gameId, seat.playerId, connection);
    }
    if (game.status === 'waiting') lists.lobbyChanged(seat.playerId, 'gone');
    lists.scoresChanged();
    this.playerLeft(game.gameId, game.version, seat);
  }

  private listsOf(live: LiveGame): GameLists {
    const known = this.lists.get(live.gameId);
    if (known) return known;
    const lists = new GameLists(live, this.broadcast, this.presence, this.holders, this.ghosts);
    this.lists.set(live.gameId, lists);
    return lists;
  }
}
