import {
  dueAt,
  type Game,
  type GameId,
  type PlayableGame,
  type PlayerId,
  type RecordedEvent,
  type Seat,
} from '@clockbeat/domain';
import {
  AppendQueue,
  EventStore,
  isLetGoReason,
  type LetGoReason,
  LogTakenBack,
  SnapshotStore,
  type StreamHead,
} from '@clockbeat/persistence';
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '../../metrics/metrics.js';
import { ServerClock } from '../clock/server-clock.js';
import { GameFeed } from '../feed/game-feed.js';
import { comparedEvents, LiveGame } from './live-game.js';

/** A game that nobody here needs for so long is dropped: another socket or timer loads it again. */
const idleMs = 60_000;
const sweepEveryMs = 10_000;

/** An event that this gateway has applied to its fold. */
export interface Applied {
  readonly live: LiveGame;
  readonly game: PlayableGame;
  readonly event: RecordedEvent;
  /** The event's player as it was before. */
  readonly before: Seat | null;
}

/** What follows here when something happens to a game in memory. None of it throws. */
export interface GameFollower {
  /** A game is about to come into memory: resolves when all that its people are to be told of is here. Never rejects. */
  comes(game: PlayableGame): Promise<void>;
  /** A game came into memory, perhaps before its first event. */
  kept(gameId: GameId): void;
  /** A game came into memory, with a first event at least. */
  loaded(game: PlayableGame): void;
  /** In the order of the log, for every event applied to a loaded game; never for those read while loading it. */
  applied(applied: Applied): void;
  /** The first somebody holds a game. */
  held(gameId: GameId): void;
  /** A game left memory. */
  dropped(gameId: GameId): void;
  /**
   * A game is not held here any more: it turned out to hold what only a newer release can read, or more than its log
   * does. Who is in it comes back, here or elsewhere, and is told from the log.
   */
  letGo(gameId: GameId, reason: LetGoReason): void;
}

/** The games this gateway has in memory. Each is made by its first socket, command or due timer, with one load in flight. */
@Injectable()
export class LiveGames implements OnModuleInit, OnApplicationShutdown {
  private readonly games = new Map<GameId, LiveGame>();
  private readonly loading = new Map<GameId, Promise<LiveGame | null>>();
  /** Games being loaded: they get the news already, else what is committed during the read would be missed. */
  private readonly arriving = new Map<GameId, LiveGame>();
  private readonly interest = new Map<GameId, number>();
  private follower: GameFollower | null = null;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly store: EventStore,
    private readonly snapshots: SnapshotStore,
    private readonly appends: AppendQueue,
    private readonly clock: ServerClock,
    private readonly feed: GameFeed,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => this.dropIdle(), sweepEveryMs);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
    for (const gameId of [...this.games.keys()]) this.drop(gameId);
  }

  /** Told of all that happens to the games in memory: there is one (`after-commit.ts`). */
  follow(follower: GameFollower): void {
    this.follower = follower;
  }

  get size(): number {
    return this.games.size;
  }

  loaded(): Iterable<LiveGame> {
    return this.games.values();
  }

  /** The game if it is in memory here. */
  peek(gameId: GameId): LiveGame | null {
    return this.games.get(gameId) ?? null;
  }

  /** A seat of a game that is in memory here, removed ones too. */
  seatOf(gameId: GameId, playerId: PlayerId): { readonly game: PlayableGame; readonly seat: Seat } | null {
    const game = this.peek(gameId)?.game;
    const seat = game && game.status !== 'unborn' && game.seats.byId.get(playerId);
    return seat ? { game, seat } : null;
  }

  /** The game, loaded from its log if need be; null if there is no such stream. Throws while the store is away. */
  async find(gameId: GameId): Promise<LiveGame | null> {
    const known = this.games.get(gameId);
    if (known) {
      known.usedAt = performance.now();
      // begun here, and the answer to that may have been lost on its way: the log knows whether the game is there
      if (known.game.status === 'unborn') await known.catchUp();
      return known;
    }
    const inFlight = this.loading.get(gameId);
    if (inFlight) return inFlight;
    const load = this.load(gameId).finally(() => this.loading.delete(gameId));
    this.loading.set(gameId, load);
    return load;
  }

  /** The game as far as the log goes at the time of the call: an answer made from it holds all that was told before. */
  async findCurrent(gameId: GameId): Promise<LiveGame | null> {
    // a load under way may have read before the call
    const known = this.games.get(gameId) ?? (await this.loading.get(gameId));
    if (!known) return this.find(gameId);
    known.usedAt = performance.now();
    await known.catchUp();
    return known;
  }

  /** Where these games' streams stand, in one query. Lets go of those that hold what the log does not in its newest events. */
  async heads(lives: readonly LiveGame[], newest = comparedEvents): Promise<ReadonlyMap<GameId, StreamHead>> {
    const before = lives.map((live) => ({ live, version: live.version }));
    const heads = await this.store.heads(
      lives.map(({ gameId }) => gameId),
      newest,
    );
    for (const { live, version } of before) {
      if (!live.agrees(version, heads.get(live.gameId)))
        this.letGo(live, new LogTakenBack(live.gameId, version));
    }
    return heads;
  }

  /** A game that is about to be made: its state is 'unborn' until its first event. */
  async findOrBegin(gameId: GameId): Promise<LiveGame> {
    return (await this.find(gameId)) ?? this.keep(this.make(gameId));
  }

  /** As long as somebody holds a game it stays in memory, and what other gateways do to it is heard of. */
  hold(gameId: GameId): void {
    const before = this.interest.get(gameId) ?? 0;
    this.interest.set(gameId, before + 1);
    if (before > 0) return;
    this.feed.follow(gameId);
    this.follower?.held(gameId);
  }
  release(gameId: GameId): void {
    const left = (this.interest.get(gameId) ?? 1) - 1;
    if (left > 0) this.interest.set(gameId, left);
    else this.interest.delete(gameId);
  }

  /** News of committed events of one game, in version order: from the own queue, or over the feed from another gateway. */
  receive(gameId: GameId, events: readonly RecordedEvent[]): void {
    const live = this.games.get(gameId) ?? this.arriving.get(gameId);
    live?.receive(events);
  }

  private async load(gameId: GameId): Promise<LiveGame | null> {
    const live = this.make(gameId);
    this.arriving.set(gameId, live);
    try {
      await live.load(await this.snapshotOf(gameId));
      this.clock.saw(live.newestAt);
      if (live.game.status === 'unborn') return null;
      await this.follower?.comes(live.game);
      return this.keep(live);
    } catch (error) {
      if (isLetGoReason(error)) this.letGo(live, error);
      throw error;
    } finally {
      this.arriving.delete(gameId);
    }
  }

  /** The newest snapshot, unless the log was taken back below it. */
  private async snapshotOf(gameId: GameId): Promise<Game | null> {
    const snapshot = await this.snapshots.newest(gameId);
    if (!snapshot) return null;
    const [last] = await this.store.readStream(gameId, snapshot.version - 1, 1);
    return last ? snapshot : null;
  }

  private make(gameId: GameId): LiveGame {
    const live: LiveGame = new LiveGame(gameId, this.store, {
      applied: (game, event, before) => this.follower?.applied({ live, game, event, before }),
      repaired: () => this.metrics.gapRepairs.inc({ found_by: 'gap' }),
      useless: (reason) => this.letGo(live, reason),
    });
    return live;
  }

  private keep(live: LiveGame): LiveGame {
    const known = this.games.get(live.gameId);
    if (known) return known;
    this.games.set(live.gameId, live);
    this.follower?.kept(live.gameId);
    const { game } = live;
    if (game.status !== 'unborn') this.follower?.loaded(game);
    return live;
  }

  private dropIdle(): void {
    const before = performance.now() - idleMs;
    const soon = this.clock.now() + idleMs;
    for (const live of this.games.values()) {
      if (live.usedAt > before || this.interest.has(live.gameId)) continue;
      if (this.appends.waitingFor(live.gameId) > 0) continue;
      const due = live.game.status === 'unborn' ? null : dueAt(live.game);
      if (due === null || due > soon) this.drop(live.gameId);
    }
  }

  private letGo(live: LiveGame, reason: LetGoReason): void {
    live.close(reason);
    if (this.games.get(live.gameId) === live) this.drop(live.gameId);
    this.follower?.letGo(live.gameId, reason);
  }

  private drop(gameId: GameId): void {
    this.games.get(gameId)?.close();
    this.games.delete(gameId);
    this.feed.unfollow(gameId);
    this.follower?.dropped(gameId);
  }
}
