import type { UserId } from '@clockbeat/domain';
import { rehearsalStores } from '@clockbeat/persistence';
import { type DynamicModule, Global, Module, type Provider } from '@nestjs/common';
import type { Environment } from '../config/environment.js';
import { environmentModule } from '../config/environment.module.js';
import { Readiness } from '../health/readiness.js';
import { HttpModule } from '../http/http.module.js';
import { LiveModule } from '../live/live.module.js';
import { loggingModule } from '../logging.module.js';
import { Metrics } from '../metrics/metrics.js';
import { RateModule } from '../rate/rate.module.js';
import { RedisModule } from '../redis/redis.module.js';

/** Who leads what is rehearsed; nobody else is signed in. */
export const rehearsalHost = '00000000-0000-4000-8000-000000000001' as UserId;

@Global()
@Module({})
class StandInModule {}

const standIns = (): DynamicModule => {
  const stores = rehearsalStores(rehearsalHost).map(([provide, useValue]) => ({ provide, useValue }));
  const providers: Provider[] = [...stores, Metrics, Readiness];
  const exports = providers.map((provider) => ('provide' in provider ? provider.provide : provider));
  return { module: StandInModule, providers, exports };
};

@Module({})
class RehearsalModule {}

/** The running game as the gateway has it, over a log in memory, with nobody else in the world. */
export const rehearsalModule = (environment: Environment): DynamicModule => ({
  module: RehearsalModule,
  imports: [
    environmentModule({ ...environment, redisUrls: [], logLevel: 'silent' }),
    HttpModule,
    loggingModule(),
    standIns(),
    RedisModule,
    RateModule,
    LiveModule,
  ],
});
