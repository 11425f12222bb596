import type { Persistence } from '@clockbeat/persistence';
import type { PinoLogger } from 'nestjs-pino';
import type { MetricsRegistry } from '../metrics/metrics-registry.js';
import { Sampled } from '../runtime/sampled.js';

/** Lists follow the log within 2 s; so much later, somebody should look. */
const behindMs = 10_000;

/** Which projections are behind and by how much, in words; null: none. Asked over the connection of readiness. */
export const whyBehind = async ({ projections, pulse }: Persistence): Promise<string | null> => {
  const late = (await projections.lag(pulse)).filter((lag) => lag.behindMs > behindMs);
  return late.length === 0
    ? null
    : late.map((lag) => `${lag.name} is ${Math.round(lag.behindMs / 1000)} s behind`).join(', ');
};

/** Tells by metrics and in the log how the projections do, whoever carries them on; `who` is this process in the log's words. */
export const observeProjections = (
  { projections }: Persistence,
  metrics: MetricsRegistry,
  logger: Pick<PinoLogger, 'error' | 'info'>,
  who: 'gateway' | 'projector',
): void => {
  const failed = metrics.counter('clockbeat_projection_failures_total', 'Failed steps of projections', [
    'projection',
  ]);
  /** Tried again every second: a line a minute says as much. */
  const failures = new Sampled();
  projections.onFailure(({ name, error }) => {
    failed.inc({ projection: name });
    const times = failures.take(name);
    if (times !== null)
      logger.error({ err: error, projection: name, times }, 'A projection failed, and is tried again');
  });
  projections.onElection((elected) =>
    logger.info(elected ? `This ${who} follows the log for all` : 'Another one may follow the log now'),
  );
  metrics.observed('clockbeat_projections_elected', 'Whether this process follows the log for all', () =>
    projections.isElected ? 1 : 0,
  );
  metrics.observedByLabel(
    'clockbeat_projection_lag_seconds',
    'How long the oldest event that a projection has not seen has been waiting',
    'projection',
    async () => (await projections.lag()).map(({ name, behindMs: ms }) => [name, ms / 1000]),
  );
};
