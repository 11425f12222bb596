import { Global, Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { HealthController } from './health.controller.js';
import { HealthIndicators } from './health.indicators.js';
import { Readiness } from './readiness.js';

@Global()
@Module({
  imports: [TerminusModule.forRoot({ gracefulShutdownTimeoutMs: 0, logger: false })],
  controllers: [HealthController],
  providers: [HealthIndicators, Readiness],
  exports: [Readiness],
})
export class HealthModule {}
