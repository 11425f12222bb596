import type { Game, GameEventType, RecordedEvent } from '@clockbeat/domain';
import { fold, GameId } from '@clockbeat/domain';
import { EventStore } from '@clockbeat/persistence';
import { GameFeed } from '../../../apps/gateway/src/live/feed/game-feed.js';
import { startTemporaryRedis } from '../../../scripts/redis/temporary.mjs';
import { startGateway, type TestGateway } from '../app.js';
import { freshDatabase, type TestDatabase } from '../database.js';
import { closeClients } from './test-client.js';
import { until } from './until.js';

type Redis = Awaited<ReturnType<typeof startTemporaryRedis>>;

/** A database of its own, and gateways that share it and nothing else; or a Redis as well. */
export class Night {
  private readonly open: TestGateway[] = [];

  private constructor(
    private readonly database: TestDatabase,
    private readonly ownRedis: Redis | null,
  ) {}

  static async begin(): Promise<Night> {
    return new Night(await freshDatabase(), null);
  }

  /** With a Redis of its own, too. */
  static async beginWithRedis(): Promise<Night> {
    return new Night(await freshDatabase(), await startTemporaryRedis());
  }

  get databaseUrl(): string {
    return this.database.url;
  }
  get redis(): Redis {
    if (!this.ownRedis) throw new Error('This night has no Redis');
    return this.ownRedis;
  }

  /** Ready when it says so: with Redis, when the news of the others comes by itself. */
  async gateway(env: Readonly<Record<string, string>> = {}): Promise<TestGateway> {
    const redis = this.ownRedis ? { REDIS_URL: this.ownRedis.url } : {};
    const gateway = await startGateway({ databaseUrl: this.database.url, env: { ...redis, ...env } });
    this.open.push(gateway);
    if (this.ownRedis) await until('the feed is healthy', () => gateway.app.get(GameFeed).isHealthy);
    return gateway;
  }

  async close(gateway: TestGateway): Promise<void> {
    this.open.splice(this.open.indexOf(gateway), 1);
    await gateway.close();
  }

  /** Everything ends, and no frame that anybody heard was other than the contract says. */
  async end(): Promise<void> {
    try {
      closeClients();
    } finally {
      await Promise.all(this.open.map((gateway) => gateway.close()));
      await this.database.drop();
      await this.ownRedis?.dispose();
    }
  }
}

/** What is stored of a game, read past everything the gateway has in memory. */
export const logOf = (gateway: TestGateway, gameId: string): Promise<RecordedEvent[]> =>
  gateway.app.get(EventStore).readStream(GameId(gameId), 0, 10_000);

export const storedGame = async (gateway: TestGateway, gameId: string): Promise<Game> =>
  fold(GameId(gameId), await logOf(gateway, gameId));

/** The events of one type in a log. */
export const eventsOf = <T extends GameEventType>(
  log: readonly RecordedEvent[],
  type: T,
): RecordedEvent<T>[] => log.filter((event) => event.type === type) as unknown as RecordedEvent<T>[];
