import type { Game, GameEventType, RecordedEvent } from '@clockbeat/domain';
import { fold, GameId } from '@clockbeat/domain';
import { EventStore } from '@clockbeat/persistence';
import { startGateway, type TestGateway } from '../app.js';
import { freshDatabase, type TestDatabase } from '../database.js';
import { closeClients } from './test-client.js';

/** A database of its own, and gateways that share it and nothing else. */
export class Night {
  private readonly open: TestGateway[] = [];

  private constructor(private readonly database: TestDatabase) {}

  static async begin(): Promise<Night> {
    return new Night(await freshDatabase());
  }

  get databaseUrl(): string {
    return this.database.url;
  }

  async gateway(): Promise<TestGateway> {
    const gateway = await startGateway({ databaseUrl: this.database.url });
    this.open.push(gateway);
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
