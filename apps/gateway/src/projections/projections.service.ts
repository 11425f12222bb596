import { Persistence } from '@clockbeat/persistence';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Environment } from '../config/environment.js';
import { Readiness } from '../health/readiness.js';
import { Metrics } from '../metrics/metrics.js';
import { Sampled } from '../runtime/sampled.js';

/** Lists follow the log within 2 s; so much later, somebody should look. */
const behindMs = 10_000;

/** Follows the log beside the service, if this gateway is elected to, and tells how the projections do, whoever carries them on. */
@Injectable()
export class ProjectionsService implements OnApplicationBootstrap, OnModuleDestroy {
  /** Tried again every second: a line a minute says as much. */
  private readonly failures = new Sampled();

  constructor(
    private readonly persistence: Persistence,
    private readonly environment: Environment,
    private readonly readiness: Readiness,
    private readonly metrics: Metrics,
    private readonly logger: PinoLogger,
  ) {}

  onApplicationBootstrap(): void {
    const { projections } = this.persistence;
    projections.onFailure(({ name, error }) => {
      this.metrics.projectionFailures.inc({ projection: name });
      const times = this.failures.take(name);
      if (times !== null)
        this.logger.error({ err: error, projection: name, times }, 'A projection failed, and is tried again');
    });
    projections.onElection((elected) =>
      this.logger.info(
        elected ? 'This gateway follows the log for all' : 'Another one may follow the log now',
      ),
    );
    if (this.environment.projections) projections.start();
    this.readiness.watch('projections', () => this.whyBehind());
    this.metrics.observed(
      'clockbeat_projections_elected',
      'Whether this gateway follows the log for all of them',
      () => (projections.isElected ? 1 : 0),
    );
    this.metrics.observedByLabel(
      'clockbeat_projection_lag_seconds',
      'How long the oldest event that a projection has not seen has been waiting',
      'projection',
      async () => (await projections.lag()).map(({ name, behindMs: ms }) => [name, ms / 1000]),
    );
  }

  async onModuleDestroy(): Promise<void> {
    if (!this.environment.projections) return;
    await this.persistence.projections.stop();
    this.logger.info('Projections were handed over to the other gateways, if there are any');
  }

  private async whyBehind(): Promise<string | null> {
    const { projections, pulse } = this.persistence;
    const late = (await projections.lag(pulse)).filter((lag) => lag.behindMs > behindMs);
    return late.length === 0
      ? null
      : late.map((lag) => `${lag.name} is ${Math.round(lag.behindMs / 1000)} s behind`).join(', ');
  }
}
