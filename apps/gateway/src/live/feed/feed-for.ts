import type { GatewayId } from '../../config/gateway-id.js';
import type { Readiness } from '../../health/readiness.js';
import type { Metrics } from '../../metrics/metrics.js';
import type { RedisLink } from '../../redis/redis-link.js';
import type { ServerClock } from '../clock/server-clock.js';
import { type GameFeed, SilentFeed } from './game-feed.js';
import { RedisFeed } from './redis-feed.js';

/** The feed over Redis where there is one; then operators are told how it does. */
export const feedFor = (
  redis: RedisLink,
  own: GatewayId,
  clock: ServerClock,
  readiness: Readiness,
  metrics: Metrics,
): GameFeed => {
  const lag = metrics.histogram(
    'clockbeat_feed_lag_seconds',
    'From storing events on another gateway to having told them here',
  );
  const messages = metrics.counter(
    'clockbeat_feed_messages_total',
    'News between gateways, by its fate here',
    ['fate'],
  );
  metrics.observed('clockbeat_feed_healthy', 'Whether Redis carries the news between gateways', () =>
    redis.commands === null ? null : Number(feed.isHealthy),
  );
  const feed = redis.commands
    ? new RedisFeed(own.value, redis.commands, redis.subscriber('feed'), {
        told: (events) => {
          messages.inc({ fate: 'told' });
          const storedAt = events.at(-1)?.recordedAt ?? clock.now();
          lag.observe(Math.max(0, clock.now() - storedAt) / 1000);
        },
        unreadable: () => messages.inc({ fate: 'unreadable' }),
        published: () => messages.inc({ fate: 'published' }),
      })
    : new SilentFeed();
  if (redis.commands)
    readiness.watch('redis', () =>
      feed.isHealthy ? null : 'Redis does not carry the news between gateways; they ask PostgreSQL instead',
    );
  return feed;
};
