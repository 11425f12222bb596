import type { GameId, RecordedEvent } from '@clockbeat/domain';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { RedisConnection } from '../../redis/redis-link.js';
import { byGame } from './by-game.js';
import { decodeNews, encodeNews } from './feed-message.js';
import { GameFeed } from './game-feed.js';

/** Told what became of each piece of news; for metrics. */
export interface FeedFates {
  /** Another gateway's events have been taken in here, and told. */
  told(events: readonly RecordedEvent[]): void;
  unreadable(): void;
  published(): void;
}

const beatEveryMs = 1_000;
/** So long without hearing the own beat, and what the others say may be lost as well. */
const silentMs = 2_500;

const channelOf = (gameId: GameId): string => `clockbeat:game:${gameId}`;

/**
 * The feed over Redis (7 or newer: sharded pub/sub, so that a cluster spreads the games over its nodes): one channel a
 * game, and gateways listen only to games of which they hold sockets.
 */
export class RedisFeed extends GameFeed implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly followed = new Map<string, GameId>();
  private readonly ownChannel: string;
  private newsListener: (events: readonly RecordedEvent[]) => void = () => undefined;
  private doubtListener: (gameId: GameId | null) => void = () => undefined;
  private healthySince: number | null = null;
  private heardAt = Number.NEGATIVE_INFINITY;
  private reviving = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly gatewayId: string,
    private readonly commands: RedisConnection,
    private readonly listening: RedisConnection,
    private readonly fates: FeedFates,
  ) {
    super();
    this.ownChannel = `clockbeat:gateway:${gatewayId}`;
    listening.on('smessageBuffer', (channel: Buffer, message: Buffer) => this.hear(channel, message));
    for (const connection of [commands, listening]) connection.on('close', () => this.lose());
  }

  get isHealthy(): boolean {
    return this.healthySince !== null;
  }

  get heardSince(): number | null {
    return this.healthySince;
  }

  onNews(listener: (events: readonly RecordedEvent[]) => void): void {
    this.newsListener = listener;
  }
  onDoubt(listener: (gameId: GameId | null) => void): void {
    this.doubtListener = listener;
  }

  onApplicationBootstrap(): void {
    void this.listening.ssubscribe(this.ownChannel);
    this.timer = setInterval(() => this.beat(), beatEveryMs);
    this.timer.unref();
    this.beat();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  follow(gameId: GameId): void {
    const channel = channelOf(gameId);
    if (this.followed.has(channel)) return;
    this.followed.set(channel, gameId);
    // Subscribe first, then read: what was committed in between is in the log.
    this.listening.ssubscribe(channel).then(
      () => this.doubtListener(gameId),
      () => undefined,
    );
  }

  unfollow(gameId: GameId): void {
    const channel = channelOf(gameId);
    if (!this.followed.delete(channel)) return;
    void this.listening.sunsubscribe(channel);
  }

  publish(events: readonly RecordedEvent[]): void {
    if (!this.isHealthy) return;
    for (const [gameId, ofGame] of byGame(events)) {
      this.commands.spublish(channelOf(gameId), encodeNews(this.gatewayId, ofGame)).catch(() => undefined);
      this.fates.published();
    }
  }

  private hear(channel: Buffer, message: Buffer): void {
    const name = channel.toString('latin1');
    if (name === this.ownChannel) this.heardBeat();
    const gameId = this.followed.get(name);
    if (!gameId) return;
    const news = decodeNews(this.gatewayId, message);
    if (news === 'own') return;
    if (news === 'unreadable') {
      this.fates.unreadable();
      this.doubtListener(gameId); // the log has it, and says whether we can go on
    } else {
      this.newsListener(news);
      this.fates.told(news);
    }
  }

  /** The whole way there and back, each second: a connection that is only half open is found out, too. */
  private beat(): void {
    if (this.isHealthy && performance.now() - this.heardAt > silentMs) this.lose();
    this.commands.spublish(this.ownChannel, '').catch(() => undefined);
  }

  private heardBeat(): void {
    this.heardAt = performance.now();
    if (!this.isHealthy && !this.reviving) void this.revive();
  }

  /** Redis is there (again): every channel is subscribed for certain, and the log tells what was missed until then. */
  private async revive(): Promise<void> {
    this.reviving = true;
    try {
      await Promise.all([...this.followed.keys()].map((channel) => this.listening.ssubscribe(channel)));
      this.healthySince = performance.now();
      this.doubtListener(null);
    } catch {
      // it went away again: the next beat tries anew
    } finally {
      this.reviving = false;
    }
  }

  private lose(): void {
    if (!this.isHealthy) return;
    this.healthySince = null;
    this.doubtListener(null);
  }
}
