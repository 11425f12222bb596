import { type DynamicModule, Module } from '@nestjs/common';
import { Environment } from './environment.js';
import { TrustedProxies } from './trusted-proxies.js';

@Module({})
class EnvironmentModule {}

/** Gives the environment, read before the app was made, to whoever asks for `Environment`, and what follows from it. */
export const environmentModule = (environment: Environment): DynamicModule => ({
  module: EnvironmentModule,
  global: true,
  providers: [{ provide: Environment, useValue: environment }, TrustedProxies],
  exports: [Environment, TrustedProxies],
});
