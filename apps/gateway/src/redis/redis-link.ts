import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Cluster, Redis, type RedisOptions } from 'ioredis';
import { PinoLogger } from 'nestjs-pino';
import { Environment } from '../config/environment.js';

/** One Redis, or a Redis Cluster; both take the same commands. */
export type RedisConnection = Redis | Cluster;

const common: RedisOptions = {
  connectTimeout: 2_000,
  keepAlive: 10_000,
  retryStrategy: (attempt) => Math.min(attempt * 100, 1_000),
};
/** Nobody waits for a Redis that is away: every caller has another way. */
const forCommands: RedisOptions = {
  ...common,
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  commandTimeout: 500,
};
/** Subscriptions wait until Redis is there, and are made again each time it comes back. */
const forListening: RedisOptions = { ...common, maxRetriesPerRequest: null };

/**
 * The way to Redis, where `REDIS_URL` names one. Everything that uses it does without while it is away: Redis makes
 * several gateways quick, PostgreSQL alone makes them right.
 */
@Injectable()
export class RedisLink implements OnApplicationShutdown {
  /** For commands and for publishing; null without `REDIS_URL`. Rejects at once while Redis is away. */
  readonly commands: RedisConnection | null;
  private readonly open: { readonly name: string; readonly connection: RedisConnection }[] = [];

  constructor(
    private readonly environment: Environment,
    private readonly logger: PinoLogger,
  ) {
    this.commands = environment.redisUrls.length > 0 ? this.connect('commands', forCommands) : null;
  }

  /** A connection of its own for somebody who listens: it subscribes again by itself. Only where there is a Redis. */
  subscriber(name: string): RedisConnection {
    return hearingRejections(this.connect(name, forListening));
  }

  /** How each connection does. */
  connections(): { name: string; isReady: boolean }[] {
    return this.open.map(({ name, connection }) => ({ name, isReady: connection.status === 'ready' }));
  }

  onApplicationShutdown(): void {
    for (const { connection } of this.open) connection.disconnect();
  }

  private connect(name: string, options: RedisOptions): RedisConnection {
    const connection = connectTo(this.environment.redisUrls, options);
    this.open.push({ name, connection });
    this.logOutages(connection, name);
    return connection;
  }

  /** One line when it goes, one when it is back; not one for each attempt. */
  private logOutages(connection: RedisConnection, name: string): void {
    let away = false;
    connection.on('error', (error) => {
      if (!away) this.logger.warn({ err: error, connection: name }, 'Redis is away; games go on without it');
      away = true;
    });
    connection.on('ready', () => {
      if (away) this.logger.info({ connection: name }, 'Redis is back');
      away = false;
    });
  }
}

const connectTo = (urls: readonly string[], options: RedisOptions): RedisConnection => {
  const [first = ''] = urls;
  if (urls.length > 1) return connectToCluster(urls, options);
  return first.startsWith('unix://')
    ? new Redis({ ...options, path: first.slice('unix://'.length) })
    : new Redis(first, options);
};

const connectToCluster = (urls: readonly string[], options: RedisOptions): Cluster => {
  const { username, password, protocol } = new URL(urls[0] ?? '');
  return new Cluster([...urls], {
    shardedSubscribers: true,
    enableOfflineQueue: options.enableOfflineQueue ?? true,
    clusterRetryStrategy: (attempt) => Math.min(attempt * 100, 1_000),
    redisOptions: {
      ...options,
      ...(username === '' ? {} : { username: decodeURIComponent(username) }),
      ...(password === '' ? {} : { password: decodeURIComponent(password) }),
      ...(protocol === 'rediss:' ? { tls: {} } : {}),
    },
  });
};

/**
 * The Socket.IO adapter lets the promises of its subscriptions fall: a rejection that nobody hears (at a shutdown, say)
 * would end the process. What was not subscribed is subscribed again with the next connection.
 */
const hearingRejections = (connection: RedisConnection): RedisConnection => {
  for (const name of ['ssubscribe', 'sunsubscribe'] as const) {
    const original: (...channels: string[]) => Promise<unknown> = connection[name].bind(connection);
    Object.assign(connection, {
      [name]: (...channels: string[]) => {
        const done = original(...channels);
        done.catch(() => undefined);
        return done;
      },
    });
  }
  return connection;
};
