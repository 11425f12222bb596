import { setTimeout as pause } from 'node:timers/promises';
import type { EventStore } from '@clockbeat/persistence';
import type { MetricsRegistry } from './metrics-registry.js';

/** An answer that takes longer is useless to a player. */
const pingMs = 900;

/** How PostgreSQL does, as gateways and projectors tell it. */
export const observeServer = (metrics: MetricsRegistry, events: EventStore): void => {
  metrics.observed('clockbeat_postgres_up', 'Whether PostgreSQL answers, and soon', async () => {
    const answer = events.ping().then(
      () => 1,
      () => 0,
    );
    return Promise.race([answer, pause(pingMs, 0, { ref: false })]);
  });
  metrics.observed(
    'clockbeat_reading_horizon_age_seconds',
    'How long the oldest event has been held back from readers by a transaction that still runs',
    async () => (await events.horizonAgeMs()) / 1000,
  );
};
