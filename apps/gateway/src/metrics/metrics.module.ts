import { Global, Module } from '@nestjs/common';
import { MetricsController } from './metrics.controller.js';
import { Metrics } from './metrics.js';
import { StoreMetrics } from './store-metrics.js';

@Global()
@Module({
  controllers: [MetricsController],
  providers: [{ provide: Metrics, useFactory: () => new Metrics().withProcess() }, StoreMetrics],
  exports: [Metrics],
})
export class MetricsModule {}
