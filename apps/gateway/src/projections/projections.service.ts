import { Persistence } from '@clockbeat/persistence';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Environment } from '../config/environment.js';
import { Readiness } from '../health/readiness.js';
import { Metrics } from '../metrics/metrics.js';
import { observeProjections, whyBehind } from './projection-health.js';

/** Follows the log beside the service, if this gateway is elected to, and tells how the projections do, whoever carries them on. */
@Injectable()
export class ProjectionsService implements OnApplicationBootstrap, OnModuleDestroy {
  constructor(
    private readonly persistence: Persistence,
    private readonly environment: Environment,
    private readonly readiness: Readiness,
    private readonly metrics: Metrics,
    private readonly logger: PinoLogger,
  ) {}

  onApplicationBootstrap(): void {
    observeProjections(this.persistence, this.metrics, this.logger, 'gateway');
    if (this.environment.projections) this.persistence.projections.start();
    this.readiness.watch('projections', () => whyBehind(this.persistence));
  }

  async onModuleDestroy(): Promise<void> {
    if (!this.environment.projections) return;
    await this.persistence.projections.stop();
    this.logger.info('Projections were handed over to the other gateways, if there are any');
  }
}
