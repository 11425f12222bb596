import type { Game, GameEventType, RecordedEvent } from '@clockbeat/domain';
import { CommandId, dueAt, fold, GameId } from '@clockbeat/domain';
import { EventStore } from '@clockbeat/persistence';
import { CommandBus } from '@nestjs/cqrs';
import pg from 'pg';
import { GameFeed } from '../../../apps/gateway/src/live/feed/game-feed.js';
import { RunGameCommand } from '../../../apps/gateway/src/live/game/run-game-command.js';
import { startTemporaryRedis } from '../../../scripts/redis/temporary.mjs';
import { startGateway, type TestGateway } from '../app.js';
import { freshDatabase, type TestDatabase } from '../database.js';
import { closeClients } from './test-client.js';
import { until } from './until.js';

type Redis = Awaited<ReturnType<typeof startTemporaryRedis>>;

/** Something in the database that stands still. */
export interface Hold {
  /** How many connections wait for it. */
  waiting(): Promise<number>;
  release(): Promise<void>;
}

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

  async gateway(env: Readonly<Record<string, string>> = {}): Promise<TestGateway> {
    return this.ownRedis ? this.fedGateway(this.ownRedis.url) : this.start(env);
  }

  /** Resolves when the news of the others comes to it by itself. */
  async fedGateway(redisUrl: string): Promise<TestGateway> {
    const gateway = await this.start({ REDIS_URL: redisUrl });
    await until('the feed is healthy', () => gateway.app.get(GameFeed).isHealthy);
    return gateway;
  }

  private async start(env: Readonly<Record<string, string>>): Promise<TestGateway> {
    const gateway = await startGateway({ databaseUrl: this.database.url, env });
    this.open.push(gateway);
    return gateway;
  }

  /** Asks past everything that the gateways have in memory. */
  async query(sql: string, values: unknown[] = []): Promise<readonly object[]> {
    const client = new pg.Client({ connectionString: this.database.url });
    await client.connect();
    try {
      return (await client.query(sql, values)).rows;
    } finally {
      await client.end();
    }
  }

  /** Nothing is written to this game's log until it is released. */
  holdLog(gameId: string): Promise<Hold> {
    return this.hold('select from game_streams where game_id = $1 for update', [gameId]);
  }

  /** Nothing is written to this table until it is released: what has to meet there meets. */
  holdTable(table: string): Promise<Hold> {
    return this.hold(`lock table ${table} in exclusive mode`);
  }

  private async hold(statement: string, values: readonly string[] = []): Promise<Hold> {
    const client = new pg.Client({ connectionString: this.database.url });
    await client.connect();
    await client.query('begin');
    await client.query(statement, [...values]);
    return {
      waiting: async () => {
        // Not pg_stat_activity: what a transaction saw of it first is all that it ever sees.
        const { rowCount } = await client.query(
          'select distinct pid from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))',
        );
        return rowCount ?? 0;
      },
      release: async () => {
        await client.query('rollback');
        await client.end();
      },
    };
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

/** Plays a game to its end in no time: each state is told that its time is up. */
export const runOut = async (gateway: TestGateway, id: string): Promise<void> => {
  const gameId = GameId(id);
  for (let turn = 0; ; turn += 1) {
    const game = await storedGame(gateway, id);
    const due = game.status === 'unborn' ? null : dueAt(game);
    if (due === null) return;
    const commandId = CommandId(`c_turn_${turn}_${id}`);
    await gateway.app
      .get(CommandBus)
      .execute(new RunGameCommand({ type: 'TimeIsUp', gameId, round: game.round, at: due, commandId }));
  }
};

/** The events of one type in a log. */
export const eventsOf = <T extends GameEventType>(
  log: readonly RecordedEvent[],
  type: T,
): RecordedEvent<T>[] => log.filter((event) => event.type === type) as unknown as RecordedEvent<T>[];
