import type { Readiness } from '../../health/readiness.js';
import type { Metrics } from '../../metrics/metrics.js';
import type { RedisLink } from '../../redis/redis-link.js';
import type { GatewayId } from '../gateway-id.js';
import { type GameFeed, SilentFeed } from './game-feed.js';
import { RedisFeed } from './redis-feed.js';

/** The feed over Redis where there is one; then operators are told how it does. */
export const feedFor = (
  redis: RedisLink,
  own: GatewayId,
  readiness: Readiness,
  metrics: Metrics,
): GameFeed => {
  if (!redis.commands) return new SilentFeed();
  const feed = new RedisFeed(own.value, redis.commands, redis.subscriber('feed'));
  readiness.watch('redis', () =>
    feed.isHealthy ? null : 'Redis does not carry the news between gateways; they ask PostgreSQL instead',
  );
  metrics.observed('clockbeat_feed_healthy', 'Whether Redis carries the news between gateways', () =>
    feed.isHealthy ? 1 : 0,
  );
  return feed;
};
