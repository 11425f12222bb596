import { type DynamicModule, Module } from '@nestjs/common';
import { GatewayId } from '../gateway-id.js';
import { Cursors } from '../http/cursors.js';
import { KnownOrigins } from '../http/known-origins.js';
import { Environment } from './environment.js';
import { TrustedProxies } from './trusted-proxies.js';

@Module({})
class EnvironmentModule {}

/** Gives the environment, read before the app was made, to whoever asks for `Environment`, what follows from it, and who we are. */
export const environmentModule = (environment: Environment): DynamicModule => ({
  module: EnvironmentModule,
  global: true,
  providers: [
    { provide: Environment, useValue: environment },
    TrustedProxies,
    KnownOrigins,
    Cursors,
    GatewayId,
  ],
  exports: [Environment, TrustedProxies, KnownOrigins, Cursors, GatewayId],
});
