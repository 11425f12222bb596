import type { GameId, PlayableGame, PlayerId, RecordedEvent } from '@clockbeat/domain';
import { AppendQueue, type LetGoReason } from '@clockbeat/persistence';
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Metrics } from '../metrics/metrics.js';
import { ServerClock } from './clock/server-clock.js';
import { byGame } from './feed/by-game.js';
import { GameFeed } from './feed/game-feed.js';
import { GameTimers } from './game/game-timers.js';
import { type Applied, type GameFollower, LiveGames } from './game/live-games.js';
import { NewerRelease } from './game/newer-release.js';
import { Reconciler } from './game/reconciler.js';
import { SentBack } from './game/sent-back.js';
import { SnapshotKeeper } from './game/snapshot-keeper.js';
import { StepLog } from './game/step-log.js';
import { Ghosts } from './ghosts/ghosts.js';
import { Door } from './join/door.js';
import { LookAlikes } from './join/look-alikes.js';
import { LiveMetrics } from './live-metrics.js';
import { EverybodyAnswered } from './people/everybody-answered.js';
import type { PeopleFollower, Taken } from './people/people-follower.js';
import { Presence } from './people/presence.js';
import { PresenceExchange } from './people/presence-exchange.js';
import { SeatHolders } from './people/seat-holders.js';
import { GameTeller } from './tell/game-teller.js';
import { HostBoards } from './tell/host-boards.js';
import type { Connection } from './wire/connection.js';

type Steps<News> = readonly (readonly [name: string, step: (news: News) => void])[];

/**
 * Everything that follows a commit, and somebody's coming or going, in its order. What is told here is a fact: a bug in one
 * step keeps it neither from the next steps, nor from who waits for it, nor from another game; it is logged, and counted by
 * the step's name.
 */
@Injectable()
export class AfterCommit implements GameFollower, PeopleFollower, OnModuleInit, OnApplicationShutdown {
  private stopListening: () => void = () => undefined;

  constructor(
    private readonly appends: AppendQueue,
    private readonly feed: GameFeed,
    private readonly games: LiveGames,
    private readonly clock: ServerClock,
    private readonly timers: GameTimers,
    private readonly reconciler: Reconciler,
    private readonly ghosts: Ghosts,
    private readonly holders: SeatHolders,
    private readonly presence: Presence,
    private readonly exchange: PresenceExchange,
    private readonly everybody: EverybodyAnswered,
    private readonly looks: LookAlikes,
    private readonly door: Door,
    private readonly teller: GameTeller,
    private readonly boards: HostBoards,
    private readonly snapshots: SnapshotKeeper,
    private readonly sentBack: SentBack,
    private readonly newerRelease: NewerRelease,
    private readonly stepLog: StepLog,
    private readonly counts: LiveMetrics,
    private readonly metrics: Metrics,
    private readonly logger: PinoLogger,
  ) {}

  onModuleInit(): void {
    this.games.follow(this);
    this.holders.follow(this);
    this.presence.follow(this);
    this.door.onLetIn((connection, ack) =>
      this.contained('telling', { gameId: ack.gameId }, () => this.teller.tellSeated(connection, ack)),
    );
    this.feed.onNews((events) => this.receive(events));
    this.stopListening = this.appends.onCommitted((events) => this.take(this.ofOwn, events, {}));
  }

  onApplicationShutdown(): void {
    this.stopListening();
  }

  /** Events that this gateway has stored. The other gateways first: the own sockets' turn takes a while. */
  private readonly ofOwn: Steps<readonly RecordedEvent[]> = [
    ['feed', (events) => this.feed.publish(events)],
    ['games', (events) => this.receive(events)],
    ['step log', (events) => this.stepLog.stored(events)],
    ['counts', (events) => this.counts.stored(events)],
  ];

  /** An event that a fold here has applied, whoever stored it. */
  private readonly ofApplied: Steps<Applied> = [
    ['clock', ({ event }) => this.clock.saw(event.at)],
    ['timers', ({ game }) => this.timers.arm(game)],
    ['presence', (applied) => this.presence.applied(applied)],
    ['ghosts', (applied) => this.ghosts.applied(applied)],
    ['telling', (applied) => this.teller.applied(applied)],
    ['door', (applied) => this.door.applied(applied)],
    ['everybody answered', (applied) => this.everybody.applied(applied)],
    ['boards', (applied) => this.boards.applied(applied)],
    ['snapshots', (applied) => this.snapshots.applied(applied)],
  ];

  private readonly ofKept: Steps<GameId> = [['reconciler', () => this.reconciler.kept()]];

  private readonly ofLoaded: Steps<PlayableGame> = [['timers', (game) => this.timers.arm(game)]];

  private readonly ofHeld: Steps<GameId> = [['presence', (gameId) => this.exchange.ask(gameId)]];

  private readonly ofDropped: Steps<GameId> = [
    ['timers', (gameId) => this.timers.disarm(gameId)],
    ['presence', (gameId) => this.presence.drop(gameId)],
    ['everybody answered', (gameId) => this.everybody.drop(gameId)],
    ['look-alikes', (gameId) => this.looks.drop(gameId)],
    ['telling', (gameId) => this.teller.drop(gameId)],
    ['ghosts', (gameId) => this.ghosts.drop(gameId)],
  ];

  private readonly ofLetGo: Steps<{ readonly gameId: GameId; readonly reason: LetGoReason }> = [
    ['newer release', ({ gameId, reason }) => this.newerRelease.letGo(gameId, reason)],
    ['sending back', ({ gameId, reason }) => this.sentBack.letGo(gameId, reason)],
    ['boards', ({ gameId }) => this.boards.letGo(gameId)],
    ['door', ({ gameId }) => this.door.letGo(gameId)],
  ];

  private readonly ofSeatChanged: Steps<{ readonly gameId: GameId; readonly playerId: PlayerId }> = [
    ['presence', ({ gameId, playerId }) => this.presence.update(gameId, playerId)],
    ['exchange', ({ gameId }) => this.exchange.tellSoon(gameId)],
  ];

  applied(applied: Applied): void {
    const { gameId, version, type } = applied.event;
    this.take(this.ofApplied, applied, { gameId, version, event: type });
  }
  comes(game: PlayableGame): Promise<void> {
    return this.ghosts.arrive(game);
  }
  kept(gameId: GameId): void {
    this.take(this.ofKept, gameId, { gameId });
  }
  loaded(game: PlayableGame): void {
    this.take(this.ofLoaded, game, { gameId: game.gameId });
  }
  held(gameId: GameId): void {
    this.take(this.ofHeld, gameId, { gameId });
  }
  dropped(gameId: GameId): void {
    this.take(this.ofDropped, gameId, { gameId });
  }
  letGo(gameId: GameId, reason: LetGoReason): void {
    this.take(this.ofLetGo, { gameId, reason }, { gameId });
  }

  seatChanged(gameId: GameId, playerId: PlayerId): void {
    this.take(this.ofSeatChanged, { gameId, playerId }, { gameId });
  }
  hostChanged(gameId: GameId): void {
    this.contained('exchange', { gameId }, () => this.exchange.tellSoon(gameId));
  }
  seatTaken(gameId: GameId, playerId: PlayerId, taken: Taken): void {
    this.contained('exchange', { gameId }, () => this.exchange.tellTaken(gameId, playerId, taken));
  }
  seatReplaced(gameId: GameId, by: Connection): void {
    this.contained('telling', { gameId }, () => this.teller.seatReplaced(gameId, by));
  }
  presenceChanged(gameId: GameId, playerId: PlayerId): void {
    this.contained('telling', { gameId }, () => this.teller.presenceChanged(gameId, playerId));
    this.contained('everybody answered', { gameId }, () => this.everybody.changed(gameId));
  }
  playerGone(gameId: GameId, playerId: PlayerId): void {
    this.contained('telling', { gameId }, () => this.teller.playerGone(gameId, playerId));
  }
  playerBack(gameId: GameId, playerId: PlayerId): void {
    this.contained('telling', { gameId }, () => this.teller.playerBack(gameId, playerId));
  }

  /** Events that were stored here or elsewhere: each game of a batch by itself. */
  private receive(events: readonly RecordedEvent[]): void {
    for (const [gameId, ofGame] of byGame(events))
      this.contained('fold', { gameId, events: ofGame.length }, () => this.games.receive(gameId, ofGame));
  }

  private take<News>(steps: Steps<News>, news: News, about: object): void {
    for (const [name, step] of steps) this.contained(name, about, () => step(news));
  }

  private contained(name: string, about: object, step: () => void): void {
    try {
      step();
    } catch (error) {
      this.metrics.failedSteps.inc({ step: name });
      this.logger.error({ err: error, step: name, ...about }, 'A step after a commit threw');
    }
  }
}
