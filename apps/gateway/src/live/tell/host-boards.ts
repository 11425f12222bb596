import {
  coHostOf,
  dismissedMessage,
  type GameCardMessage,
  type GameId,
  gameCardMessage,
  type PlayableGame,
  type RecordedEvent,
  UnknownSchema,
  type UserId,
} from '@clockbeat/domain';
import { GameReadModel } from '@clockbeat/persistence';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { RecurringTask } from '../../runtime/recurring-task.js';
import type { LiveGame } from '../game/live-game.js';
import { type Applied, LiveGames } from '../game/live-games.js';
import { Presence } from '../people/presence.js';
import type { Connection } from '../wire/connection.js';

const tickMs = 1_000;
/** Games made on other gateways are noticed by asking the list again: once for all hosts who look. */
const listEveryMs = 2_000;
const gamesAtMost = 200;

interface HostBoard {
  /** Who is told of every game on it. */
  readonly connections: Set<Connection>;
  /** TVs that follow the host: they show one of them (`Tvs`). */
  readonly tvs: Set<Connection>;
  /** The games on the board, and what was last told of each. */
  readonly told: Map<GameId, string>;
}

/** The running games that an account leads, each told again when it changed, at most once a second. */
@Injectable()
export class HostBoards implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly boards = new Map<UserId, HostBoard>();
  private readonly task = new RecurringTask(() => this.refresh([...this.boards.keys()]), {
    everyMs: listEveryMs,
    restsWhile: () => this.boards.size === 0,
  });
  private readonly telling = new RecurringTask(async () => this.tellAll(), {
    everyMs: tickMs,
    restsWhile: () => this.boards.size === 0,
  });

  constructor(
    private readonly games: LiveGames,
    private readonly list: GameReadModel,
    private readonly presence: Presence,
  ) {}

  onApplicationBootstrap(): void {
    this.telling.start();
    this.task.start();
  }

  onModuleDestroy(): void {
    this.telling.stop();
    this.task.stop();
  }

  /** A game made on this gateway is on the board at once; the list follows within two seconds. */
  applied({ game, event }: Applied): void {
    const board = game.hostId && this.boards.get(game.hostId);
    if (board && event.type === 'GameCreated') this.put(board, game.gameId);
    if (event.type === 'CoHostsDismissed') this.dismissed(game, event);
    if (event.type === 'HostChanged') this.letGoUnlessLed(game);
  }

  private letGoUnlessLed(game: PlayableGame): void {
    for (const [userId, board] of this.boards)
      if (board.told.has(game.gameId) && !leads(game, userId)) this.drop(board, game.gameId);
  }

  private dismissed(game: PlayableGame, event: RecordedEvent<'CoHostsDismissed'>): void {
    const { gameId } = game;
    for (const [userId, board] of this.boards) {
      if (!board.told.has(gameId) || leads(game, userId)) continue;
      this.drop(board, gameId);
      for (const { socket } of board.connections) socket.emit('dismissed', dismissedMessage(game, event));
    }
  }

  letGo(gameId: GameId): void {
    for (const board of this.boards.values()) if (board.told.has(gameId)) this.drop(board, gameId);
  }

  /** The board as it is now; changes follow by themselves. */
  async watch(userId: UserId, connection: Connection): Promise<GameCardMessage[]> {
    if (!connection.socket.connected) return [];
    const board = this.boardOf(userId);
    board.connections.add(connection);
    await this.refresh([userId]);
    // what this one is told now the others have to hear too: a board knows what was told, not whom
    this.tellOf(userId, board, connection);
    return [...board.told.keys()].flatMap((gameId) => this.card(gameId, userId) ?? []);
  }

  /** Keeps the board without being told of it: which of its games is led is to be asked for. */
  async follow(userId: UserId, connection: Connection): Promise<void> {
    if (!connection.socket.connected) return;
    this.boardOf(userId).tvs.add(connection);
    await this.refresh([userId]);
  }

  /** The newest game of a host's own that is not over, as its card; null: there is none, or nobody asked for the board. */
  led(userId: UserId): GameCardMessage | null {
    const cards = [...(this.boards.get(userId)?.told.keys() ?? [])].flatMap(
      (gameId) => this.card(gameId, userId) ?? [],
    );
    const open = cards.filter(({ status, coHost }) => status !== 'finished' && !coHost);
    return open.reduce<GameCardMessage | null>(
      (newest, card) => (newest && (newest.createdAt ?? 0) >= (card.createdAt ?? 0) ? newest : card),
      null,
    );
  }

  /** The TV follows its host no longer. */
  unfollow(connection: Connection): void {
    for (const { tvs } of this.boards.values()) tvs.delete(connection);
    this.tidy();
  }

  forget(connection: Connection): void {
    for (const { connections } of this.boards.values()) connections.delete(connection);
    this.unfollow(connection);
  }

  /** A board that nobody looks at holds no games. */
  private tidy(): void {
    for (const [userId, board] of this.boards) {
      if (board.connections.size + board.tvs.size > 0) continue;
      for (const gameId of board.told.keys()) this.games.release(gameId);
      this.boards.delete(userId);
    }
  }

  private boardOf(userId: UserId): HostBoard {
    const known = this.boards.get(userId);
    if (known) return known;
    const board: HostBoard = { connections: new Set(), tvs: new Set(), told: new Map() };
    this.boards.set(userId, board);
    this.telling.wake();
    this.task.wake();
    return board;
  }

  private tellAll(): void {
    for (const [userId, board] of this.boards) this.tellOf(userId, board);
  }

  /** Tells what has changed on a board since it was told last, to all but one who hears it another way. */
  private tellOf(userId: UserId, board: HostBoard, besides?: Connection): void {
    for (const [gameId, told] of board.told) {
      const card = this.card(gameId, userId);
      if (!card) continue;
      const now = JSON.stringify(card);
      if (now !== told) {
        board.told.set(gameId, now);
        for (const connection of board.connections)
          if (connection !== besides) connection.socket.emit('gameCard', card);
      }
      if (card.status === 'finished') this.drop(board, gameId);
    }
  }

  private async refresh(hosts: readonly UserId[]): Promise<void> {
    if (hosts.length === 0) return;
    for (const { userId, gameId } of await this.list.running(hosts)) {
      const board = this.boards.get(userId);
      if (!board || board.told.has(gameId) || board.told.size >= gamesAtMost) continue;
      const live = await this.findReadable(gameId);
      const game = live?.game;
      if (!game || game.status === 'unborn' || game.status === 'finished' || !leads(game, userId)) continue;
      if (this.boards.get(userId) === board) this.put(board, gameId);
    }
  }

  /** One that only a newer release can read is on no board here; the others are. */
  private async findReadable(gameId: GameId): Promise<LiveGame | null> {
    try {
      return await this.games.find(gameId);
    } catch (error) {
      if (error instanceof UnknownSchema) return null;
      throw error;
    }
  }

  private put(board: HostBoard, gameId: GameId): void {
    if (board.told.has(gameId)) return;
    board.told.set(gameId, '');
    this.games.hold(gameId);
  }

  private drop(board: HostBoard, gameId: GameId): void {
    board.told.delete(gameId);
    this.games.release(gameId);
  }

  private card(gameId: GameId, reader: UserId): GameCardMessage | null {
    const game = this.games.peek(gameId)?.game;
    return game && game.status !== 'unborn'
      ? gameCardMessage(game, reader, this.presence.hostConnected(gameId))
      : null;
  }
}

const leads = (game: PlayableGame, userId: UserId): boolean =>
  game.hostId === userId || coHostOf(game, userId) !== null;
