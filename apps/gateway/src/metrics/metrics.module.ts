import { Global, Module } from '@nestjs/common';
import { collectDefaultMetrics } from 'prom-client';
import { builtVersion } from './build-info.js';
import { MetricsController } from './metrics.controller.js';
import { Metrics } from './metrics.js';
import { StoreMetrics } from './store-metrics.js';

/** How often the event loop's lag is looked at: each look wakes the process. A scrape of 15 s has 150 of them. */
const loopSampleMs = 100;

const ofThisProcess = (): Metrics => {
  const metrics = new Metrics();
  collectDefaultMetrics({ register: metrics.registry, eventLoopMonitoringPrecision: loopSampleMs });
  metrics
    .gauge('clockbeat_build_info', 'Always 1; which release this is', ['version', 'node'])
    .set({ version: builtVersion(), node: process.version }, 1);
  return metrics;
};

@Global()
@Module({
  controllers: [MetricsController],
  providers: [{ provide: Metrics, useFactory: ofThisProcess }, StoreMetrics],
  exports: [Metrics],
})
export class MetricsModule {}
