import { Persistence } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { type HealthIndicatorFunction, HealthIndicatorService } from '@nestjs/terminus';
import { Readiness } from './readiness.js';

const pingTimeoutMs = 2_000;

/** What /health/ready looks at. Messages are ours: a driver's would tell strangers where the database is. */
@Injectable()
export class HealthIndicators {
  constructor(
    private readonly persistence: Persistence,
    private readonly readiness: Readiness,
    private readonly indicators: HealthIndicatorService,
  ) {}

  async all(): Promise<HealthIndicatorFunction[]> {
    return [
      () => this.gateway(),
      () => this.postgres(),
      ...[...(await this.readiness.degraded())].map(([name, message]): HealthIndicatorFunction => {
        return () => this.indicators.check(name).degraded({ message });
      }),
    ];
  }

  private gateway() {
    const indicator = this.indicators.check('gateway');
    const { now } = this.readiness;
    return now === 'ready' ? indicator.up() : indicator.down({ message: now });
  }

  private postgres() {
    const unreachable = () => {
      throw new Error('PostgreSQL does not answer');
    };
    return this.indicators
      .check('postgres')
      .attempt(() => this.persistence.pulse.query('select 1').then(() => undefined, unreachable))
      .withTimeout(pingTimeoutMs);
  }
}
