import { Global, Module } from '@nestjs/common';
import { builtVersion } from './build-info.js';
import { MetricsController } from './metrics.controller.js';
import { Metrics } from './metrics.js';
import { StoreMetrics } from './store-metrics.js';

const withBuildInfo = (): Metrics => {
  const metrics = new Metrics();
  metrics
    .gauge('clockbeat_build_info', 'Always 1; which release this is', ['version', 'node'])
    .set({ version: builtVersion(), node: process.version }, 1);
  return metrics;
};

@Global()
@Module({
  controllers: [MetricsController],
  providers: [{ provide: Metrics, useFactory: withBuildInfo }, StoreMetrics],
  exports: [Metrics],
})
export class MetricsModule {}
