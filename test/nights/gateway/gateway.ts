import { type GameCommand, isTransition, type PlayableGame, type UserId } from '@clockbeat/domain';
import {
  AccessTokenStore,
  AnswerClock,
  AppendQueue,
  AssignmentStore,
  EventStore,
  GameReadModel,
  JoinCodeStore,
  MediaStore,
  type NewEvent,
  OverlayStore,
  QuestionStore,
  Quotas,
  RetentionStore,
  RoomClaimStore,
  SeatCodeStore,
  SeatStore,
  SessionStore,
  SnapshotStore,
  StoreClock,
  TeamStore,
  TvStore,
  UserStore,
  usualQuotas,
} from '@clockbeat/persistence';
import { HttpAdapterHost } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import { PinoLogger } from 'nestjs-pino';
import { sessionCookie } from '../../../apps/gateway/src/auth/session-cookie.js';
import { Environment } from '../../../apps/gateway/src/config/environment.js';
import { GatewayId } from '../../../apps/gateway/src/config/gateway-id.js';
import { AfterCommit } from '../../../apps/gateway/src/live/after-commit.js';
import { GameFeed } from '../../../apps/gateway/src/live/feed/game-feed.js';
import { RedisFeed } from '../../../apps/gateway/src/live/feed/redis-feed.js';
import type { LiveGame } from '../../../apps/gateway/src/live/game/live-game.js';
import { LiveGames } from '../../../apps/gateway/src/live/game/live-games.js';
import { OverdueSweep } from '../../../apps/gateway/src/live/game/overdue-sweep.js';
import { Reconciler } from '../../../apps/gateway/src/live/game/reconciler.js';
import {
  type Outcome,
  RunGameCommand,
  RunGameCommandHandler,
} from '../../../apps/gateway/src/live/game/run-game-command.js';
import { SnapshotKeeper } from '../../../apps/gateway/src/live/game/snapshot-keeper.js';
import { LiveGateway } from '../../../apps/gateway/src/live/messages/live.gateway.js';
import { MediaLibrary } from '../../../apps/gateway/src/media/media-library.js';
import { Metrics } from '../../../apps/gateway/src/metrics/metrics.js';
import { GuestBudget } from '../../../apps/gateway/src/rate/guest-budget.js';
import { MemoryRateLimiter, RateLimiter } from '../../../apps/gateway/src/rate/rate-limiter.js';
import { RedisLink } from '../../../apps/gateway/src/redis/redis-link.js';
import { SetLauncher } from '../../../apps/gateway/src/sets/set-launcher.js';
import { WriterConnection } from '../../../libs/persistence/src/event-store/writer-connection.js';
import { runBatch } from '../../../libs/persistence/src/projections/run-batch.js';
import { modelPool } from '../model/connections.js';
import type { ModelPostgres } from '../model/postgres.js';
import type { ModelRedis, ModelRedisConnection } from '../model/redis.js';
import { type Actor, actor, type Turn, type World } from '../virtual/world.js';
import { type Answered, answering, answeringAtHome, answerTo, type Call } from './calls.js';
import { Container, type Token } from './container.js';
import { nightBank } from './night-bank.js';
import { nightProjection } from './night-projection.js';
import { type Ear, Line, LineServer, type LineSocket } from './sockets.js';

/** What gateways tell each other beside facts goes over one channel, as Socket.IO's adapter has it. */
const neighboursChannel = 'clockbeat:sockets';
const environment = {
  sessionSecret: 'a secret of one night',
  production: false,
  publicUrl: 'https://clockbeat.example',
  trustedProxies: [],
  face: { name: 'Clockbeat' },
  playerNames: 'free',
} as const;

export interface Surroundings {
  /** After how many events of a game its state is kept once more; null: never. */
  readonly keptEvery: number | null;
  /** Whether somebody plays an assignment at home. */
  readonly hasHomework: boolean;
  /** Told of each event that a gateway is about to append, and of the version of the state on which it has decided it. */
  decided: (event: NewEvent, version: number) => void;
  /** Told of each game that a gateway has read. */
  loaded: (game: PlayableGame) => void;
  readonly world: World;
  readonly postgres: ModelPostgres;
  readonly redis: ModelRedis;
}

/** Where a fault is planted in a gateway; a sound night has none. */
export interface Planted {
  /** Does something to a gateway that has been made, before it starts. */
  readonly spoil?: (container: Container, world: World) => void;
}

/** Of whoever has signed in tonight. */
export const sessionOf = (user: UserId): string => `session-of-${user}`;
export const cookieOf = (sessionId: string): string => sessionCookie(sessionId, environment);

/** Counts nothing, says nothing: whatever is asked of it gives itself. */
const mute: object = new Proxy(() => undefined, {
  get: (_, name) => (name === 'then' || typeof name === 'symbol' ? undefined : mute),
  apply: () => mute,
});

/**
 * The running game of one gateway, from its sockets to its append queue as the product has them, over the models of PostgreSQL
 * and Redis. Of HTTP there is what stands behind its controllers. Not simulated are sign-in, logs and metrics.
 */
export class SimulatedGateway {
  /** Whether it takes connections. */
  isReady = false;
  private readonly container: Container;
  private readonly server: LineServer;
  private readonly lines = new Set<Line>();

  private constructor(
    readonly self: Actor,
    private readonly around: Surroundings,
    planted: Planted,
  ) {
    const { world, postgres, redis } = around;
    world.current = self;
    const pool = modelPool(postgres, self);
    const codes = new JoinCodeStore(pool);
    const answers = new AnswerClock();
    const clock = new StoreClock(pool);
    const writers = [1, 2].map(() => new WriterConnection({}, answers, clock));
    const appends = new AppendQueue(writers, answers);
    const commands = redis.connect(self);
    const subscribers: ModelRedisConnection[] = [];
    const link = {
      commands,
      subscriber: () => {
        const connection = redis.connect(self);
        subscribers.push(connection);
        return connection;
      },
      connections: () => [],
    };
    const fates = { told: () => undefined, unreadable: () => undefined, published: () => undefined };
    const feed = new RedisFeed(self.name, commands as never, link.subscriber() as never, fates);
    const bus = { execute: ({ command }: { command: GameCommand }) => this.run(command) };
    this.container = new Container([
      [AppendQueue, appends],
      [EventStore, new EventStore(pool, answers)],
      [StoreClock, clock],
      [SnapshotStore, new SnapshotStore(pool)],
      [SeatCodeStore, new SeatCodeStore(pool)],
      [SeatStore, new SeatStore(pool)],
      [SessionStore, new SessionStore(pool)],
      [JoinCodeStore, codes],
      [MediaStore, new MediaStore(pool, mute as never, mute as never)],
      [Quotas, { most: async () => usualQuotas.account.playersPerGame, claimGame: async () => undefined }],
      [RetentionStore, { forgotten: async () => null }],
      [RoomClaimStore, new RoomClaimStore(pool)],
      [QuestionStore, nightBank],
      [
        GameReadModel,
        Object.assign(new GameReadModel(pool, mute as never), { questionsInPlay: async () => [] }),
      ],
      [TvStore, new TvStore(pool)],
      [AssignmentStore, around.hasHomework ? new AssignmentStore(pool, codes) : mute],
      ...[AccessTokenStore, OverlayStore, TeamStore, MediaLibrary, SetLauncher].map(
        (token): readonly [Token, object] => [token as Token, mute],
      ),
      [GameFeed, feed],
      [RedisLink, link],
      [GatewayId, { value: self.name }],
      [CommandBus, bus],
      [RateLimiter, new MemoryRateLimiter()],
      [
        GuestBudget,
        {
          mayStore: async () => true,
          charge: async () => undefined,
          take: async () => ({ allowed: true }),
        },
      ],
      [UserStore, { nameOf: async () => 'Somebody' }],
      [Environment, environment],
      [HttpAdapterHost, mute],
      [PinoLogger, mute],
      [Metrics, mute],
    ]);
    // in the order of what is made first: the clock before whoever asks it
    const atHome = around.hasHomework ? answeringAtHome : [];
    for (const part of [AfterCommit, OverdueSweep, Reconciler, LiveGateway, ...answering, ...atHome])
      this.container.get(part as Token);
    this.server = new LineServer((name, args) => {
      void commands
        .spublish(neighboursChannel, JSON.stringify([self.name, name, args]))
        .catch(() => undefined);
    });
    const neighbours = link.subscriber();
    neighbours.on('smessageBuffer', (_channel: Buffer, message: Buffer) => {
      const [from, name, args] = JSON.parse(message.toString()) as [string, string, unknown[]];
      if (from !== self.name) this.server.hear(name, args);
    });
    void neighbours.ssubscribe(neighboursChannel);
    keepOften(this.container.get(SnapshotKeeper), around.keptEvery);
    const after = this.container.get(AfterCommit);
    const loaded = after.loaded.bind(after);
    after.loaded = (game) => {
      around.loaded(game);
      loaded(game);
    };
    const games = this.container.get(LiveGames);
    const append = appends.append.bind(appends);
    appends.append = (event, decideAnew) => {
      around.decided(event, games.peek(event.gameId)?.version ?? 0);
      return append(event, decideAnew);
    };
    planted.spoil?.(this.container, world);
  }

  /** Begins as Nest does: what must be known first, then sockets, then what goes on by itself. */
  static start(name: string, around: Surroundings, planted: Planted): SimulatedGateway {
    const gateway = new SimulatedGateway(actor(name), around, planted);
    void gateway.begin();
    return gateway;
  }

  private async begin(): Promise<void> {
    const { parts } = this.container;
    for (const part of parts) await hookOf(part, 'onModuleInit')?.();
    this.container.get(LiveGateway).afterInit(this.server as never);
    for (const part of parts) await hookOf(part, 'onApplicationBootstrap')?.();
    this.isReady = true;
    this.follow();
  }

  /** Somebody's connection. Null: it is not there, or not yet. */
  connect(ear: Ear, cookie: string, travelMs: number): Line | null {
    const { self, around } = this;
    if (!this.isReady || self.state === 'ended') return null;
    const line = new Line(around.world, self, ear, cookie, travelMs);
    this.lines.add(line);
    around.world.after(travelMs, self, () => this.accept(line.socket));
    return line;
  }

  /** Somebody's call over HTTP; what it is answered comes back, or never. */
  call(call: Call, travelMs: number, answered: (answer: Answered) => void): void {
    const { self, around, container } = this;
    const back = (answer: Answered): void => {
      const json = JSON.stringify(answer);
      around.world.after(travelMs, null, () => answered(JSON.parse(json) as Answered));
    };
    around.world.after(travelMs, self, () => void answerTo(container, call).then(back));
  }

  /** The games that it has in memory. */
  get games(): PlayableGame[] {
    const lives = [...this.container.get(LiveGames).loaded()];
    return lives.flatMap(({ game }) => (game.status === 'unborn' ? [] : [game]));
  }

  run(command: GameCommand): Promise<Outcome> {
    return this.container.get(RunGameCommandHandler).execute(new RunGameCommand(command));
  }

  /** Nothing of it is left but what it has stored. */
  kill(): void {
    this.around.world.end(this.self);
    this.around.postgres.listeners.delete(this.self);
    this.around.postgres.hangUp(this.self);
    for (const line of this.lines) line.closedThere();
  }

  private accept(socket: LineSocket): void {
    this.server.add(socket);
    this.container.get(LiveGateway).handleConnection(socket as never);
  }

  /**
   * As `ProjectionRunner` does for all read models: at once while there is more, at every nudge, and at the next look; a batch
   * only where something waits to be read. All gateways follow, as if each had been elected: what may be written is
   * said by the checkpoint alone.
   */
  private follow(): void {
    const { world, postgres } = this.around;
    const pool = modelPool(postgres, this.self);
    let next: Turn | null = null;
    const look = async (): Promise<void> => {
      next = null;
      const { result } = await runBatch(pool, nightProjection, 'live', 50).catch(() => ({ result: 'away' }));
      next = world.after(result === 'moved' ? 1 : followEveryMs, this.self, wake);
    };
    const wake = (): void => {
      if (postgres.hasUnread) void look();
      else next = world.after(followEveryMs, this.self, wake);
    };
    postgres.listeners.set(this.self, () => {
      if (!next) return; // it is looking
      next.cancelled = true;
      wake();
    });
    void look();
  }
}

/** No game of a night is as long as those whose state the product keeps: here some are taken for long much earlier. */
const keepOften = (keeper: SnapshotKeeper, every: number | null): void => {
  const kept = new WeakMap<LiveGame, number>();
  keeper.applied = ({ live, game, event }) => {
    if (every === null || !isTransition(event.type) || game.version - (kept.get(live) ?? 0) < every) return;
    kept.set(live, game.version);
    setImmediate(() => void keeper.keep(live));
  };
};

/** Where no nudge came, ms. */
const followEveryMs = 1_000;

type Hook = 'onModuleInit' | 'onApplicationBootstrap';
const hookOf = (part: object, name: Hook): (() => unknown) | null => {
  const hook: unknown = part === mute ? null : Reflect.get(part, name);
  return typeof hook === 'function' ? () => hook.call(part) : null;
};
