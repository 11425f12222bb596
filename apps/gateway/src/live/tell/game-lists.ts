import {
  answeredNow,
  type BoardMoment,
  board,
  hostPlayer,
  isPaced,
  type LiveLeaderboardMessage,
  type LobbyEntry,
  type LobbyUpdatedMessage,
  limits,
  lobbyEntry,
  type PlayableGame,
  type PlayerId,
  type QuestionClosedMessage,
} from '@clockbeat/domain';
import type { LiveGame } from '../game/live-game.js';
import type { Ghosts } from '../ghosts/ghosts.js';
import type { Presence } from '../people/presence.js';
import type { SeatHolders } from '../people/seat-holders.js';
import type { Broadcast } from '../wire/broadcast.js';
import { Pace } from './pace.js';

const scores = { everyMs: 250, gatherMs: 100 };
const lobbies = { everyMs: 500, gatherMs: 100 };
/** Names that one lobby update may cost a gateway over all its sockets: in a crowd nobody reads a hundred names in half a second. */
const lobbyNames = { atLeast: 10, overall: 20_000 };
/** A board is a write to every socket; one and a half seconds are also about as often as anybody can read one. */
const boards = { everyMs: 1_500, gatherMs: 750, perQuestion: 8 };
/** Ghosts that answer so soon after each other are told of together. */
const ghostsGatherMs = 250;

/**
 * The lists of one game that change with every answer or join. Nothing is sent per answer to everybody: changes are
 * gathered, capped and sent as changes, made from the newest state at the moment they go out.
 */
export class GameLists {
  private readonly changedPlayers = new Set<PlayerId>();
  private readonly lobbyAdded = new Set<PlayerId>();
  private readonly lobbyRemoved = new Set<PlayerId>();
  private boardChanged = false;
  private ghostsMoved = false;
  private ghostTimer: NodeJS.Timeout | undefined;
  /** When it ends, monotonic ms: a later one does not take its place, for it tells what happened meanwhile. */
  private ghostsDueAt = 0;
  private boardsSent = 0;
  private lastBoard: LiveLeaderboardMessage | null = null;
  private lastClosed: QuestionClosedMessage | null = null;
  /** Version of the newest state that was told here. */
  private changed = 0;
  private readonly scorePace = new Pace(scores.everyMs, scores.gatherMs, () => this.sendScores());
  private readonly lobbyPace = new Pace(lobbies.everyMs, lobbies.gatherMs, () => this.sendLobby());
  private readonly boardPace = new Pace(boards.everyMs, boards.gatherMs, () => this.sendBoardInTime());

  constructor(
    private readonly live: LiveGame,
    private readonly broadcast: Broadcast,
    private readonly presence: Presence,
    private readonly holders: SeatHolders,
    private readonly ghosts: Ghosts,
  ) {
    this.awaitGhosts();
  }

  private get audience(): number {
    return this.holders.audience(this.live.gameId);
  }

  playerChanged(playerId: PlayerId): void {
    if (!this.holders.hostIsHere(this.live.gameId)) return;
    this.changedPlayers.add(playerId);
    this.scorePace.request(1);
  }

  scoresChanged(): void {
    const { game } = this;
    if (this.boardChanged || !game || isPaced(game)) return;
    this.boardChanged = true;
    this.boardPace.request(this.audience);
  }

  lobbyChanged(playerId: PlayerId, change: 'there' | 'gone'): void {
    (change === 'there' ? this.lobbyAdded : this.lobbyRemoved).add(playerId);
    (change === 'there' ? this.lobbyRemoved : this.lobbyAdded).delete(playerId);
    this.lobbyPace.request(this.audience);
  }

  /** A state, or the end, goes out now: whoever hears later of something else has missed it, or has it. */
  stateTold(version: number): void {
    this.changed = version;
    this.awaitGhosts();
  }

  /** How the last question ended, for one who has heard nothing since that version; null if there is nothing to tell. */
  closedSince(version: number): QuestionClosedMessage | null {
    return this.lastClosed && this.lastClosed.version > version ? this.lastClosed : null;
  }

  /** Who is here, for one who begins to look on; null unless the game waits for them. */
  lobbySoFar(): LobbyUpdatedMessage | null {
    const { game } = this;
    if (game?.status !== 'waiting') return null;
    return this.lobbyMessage(game, [...game.seats.byId.keys()].slice(-limits.lobbySize), []);
  }

  /** In a paced game boards are shown, and between them they don't move. */
  showBoard(): void {
    this.sendBoard();
  }

  /** A question has ended: the last board of it goes out now, so that none follows the next question. */
  questionEnded(closed: QuestionClosedMessage): void {
    this.lastClosed = closed;
    this.boardPace.cancel();
    // what ghosts had still to say of it they have said by now; a paced game shows that with its board alone
    const { game } = this;
    const ghostsCount = game !== null && !isPaced(game) && this.ghosts.playIn(game.gameId);
    if (this.boardChanged || ghostsCount) this.sendBoard();
    this.boardsSent = 0;
  }

  /**
   * For one who comes in the middle of it: the board as all others have seen it, so that a crowd that comes back is ranked
   * once and not once for each. Null before the first points, and where everybody is about to be told anyway.
   */
  boardSoFar(): LiveLeaderboardMessage | null {
    const { game } = this;
    if (!game || (game.status !== 'active' && game.status !== 'paused')) return null;
    if (isPaced(game)) return game.stage && game.stage.name !== 'revealed' ? this.shownBoard(game) : null;
    if (!showsRunningBoard(game)) return null;
    // Nothing is left to be told: else the tick would take this board for one that everybody has.
    if (!this.boardChanged) this.lastBoard ??= this.boardOf(game);
    return this.lastBoard?.players.some(({ score }) => score > 0) ? this.lastBoard : null;
  }

  /** As it was shown; a gateway that has not seen it shown makes it anew. */
  private shownBoard(game: PlayableGame): LiveLeaderboardMessage | null {
    if (game.rules.leaderboard === 'never' || !shownMeanwhile.has(game.rules.boardEvery)) return null;
    this.lastBoard ??= this.boardOf(game);
    return this.lastBoard;
  }

  stop(): void {
    this.scorePace.cancel();
    this.lobbyPace.cancel();
    this.boardPace.cancel();
    clearTimeout(this.ghostTimer);
  }

  /** They answer at their own times, of which no event tells; the first may have done so before the question was told of. */
  private awaitGhosts(waitMs = this.ghosts.playIn(this.live.gameId) ? 0 : null): void {
    if (waitMs === null || this.game?.status !== 'active') return;
    const dueAt = performance.now() + Math.max(waitMs, ghostsGatherMs);
    if (this.ghostTimer && this.ghostsDueAt <= dueAt) return;
    clearTimeout(this.ghostTimer);
    this.ghostsDueAt = dueAt;
    this.ghostTimer = setTimeout(() => this.ghostsHaveMoved(), dueAt - performance.now());
    this.ghostTimer.unref();
  }

  private ghostsHaveMoved(): void {
    this.ghostTimer = undefined;
    this.scoresChanged();
    this.ghostsMoved = true;
    if (this.holders.hostIsHere(this.live.gameId)) this.scorePace.request(1);
    if (this.game) this.awaitGhosts(this.ghosts.nextIn(this.game));
  }

  private get game(): PlayableGame | null {
    const { game } = this.live;
    return game.status === 'unborn' ? null : game;
  }

  private sendScores(): void {
    const { game } = this;
    const changed = [...this.changedPlayers];
    this.changedPlayers.clear();
    if (!game || (changed.length === 0 && !this.ghostsMoved)) return;
    this.ghostsMoved = false;
    const ghostsAnswered = this.ghosts.answered(game);
    const players = changed.flatMap((playerId) => {
      const seat = game.seats.byId.get(playerId);
      return seat && !seat.removed
        ? [hostPlayer(game, seat, this.presence.isConnected(game.gameId, playerId))]
        : [];
    });
    this.broadcast.toHost(game.gameId, 'updateScores', {
      gameId: game.gameId,
      version: game.version,
      changed: this.changed,
      players,
      answeredNow: answeredNow(game),
      participantCount: game.seats.participants,
      ...(ghostsAnswered !== null && { ghostsAnswered }),
    });
  }

  private sendLobby(): void {
    const { game } = this;
    const removed = [...this.lobbyRemoved];
    const fits = Math.max(lobbyNames.atLeast, Math.floor(lobbyNames.overall / Math.max(1, this.audience)));
    const added = [...this.lobbyAdded].slice(-Math.min(limits.lobbySize, fits));
    this.lobbyAdded.clear();
    this.lobbyRemoved.clear();
    if (game?.status !== 'waiting') return;
    this.broadcast.toAll(game.gameId, 'lobbyUpdated', this.lobbyMessage(game, added, removed));
  }

  private lobbyMessage(
    game: PlayableGame,
    added: readonly PlayerId[],
    removed: PlayerId[],
  ): LobbyUpdatedMessage {
    return {
      gameId: game.gameId,
      version: game.version,
      changed: this.changed,
      added: added.flatMap((playerId) => this.entryOf(game, playerId)),
      removed,
      participantCount: game.seats.participants,
    };
  }

  private entryOf(game: PlayableGame, playerId: PlayerId): LobbyEntry[] {
    const seat = game.seats.byId.get(playerId);
    return seat && !seat.removed ? [lobbyEntry(seat, this.presence.isConnected(game.gameId, playerId))] : [];
  }

  /** The last one of a question is kept for its end, whatever went on before. */
  private sendBoardInTime(): void {
    if (this.boardsSent < boards.perQuestion - 1) this.sendBoard();
  }

  private sendBoard(): void {
    this.boardChanged = false;
    const { game } = this;
    if (!game || game.status === 'finished' || !(isPaced(game) || showsRunningBoard(game))) return;
    const message = this.boardOf(game);
    const before = this.lastBoard;
    this.lastBoard = message;
    if (before && signature(before) === signature(message)) return;
    this.boardsSent += 1;
    this.broadcast.toAll(game.gameId, 'liveLeaderboard', message);
  }

  private boardOf(game: PlayableGame): LiveLeaderboardMessage {
    return {
      gameId: game.gameId,
      version: game.version,
      changed: this.changed,
      players: board(game, this.ghosts.ranked(game)),
      teams: this.ghosts.teams(game),
      participantCount: game.seats.participants,
    };
  }
}

/** Of paced games: whether there is a board before the end. */
const shownMeanwhile: ReadonlySet<BoardMoment> = new Set(['question', 'round']);

/** Whether everybody sees the best ten while questions are open. */
const showsRunningBoard = ({ rules }: PlayableGame): boolean =>
  rules.leaderboard === 'always' && rules.boardEvery === 'question';

const signature = ({ players, teams }: LiveLeaderboardMessage): string => JSON.stringify([players, teams]);
