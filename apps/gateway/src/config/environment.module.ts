import { type DynamicModule, Module } from '@nestjs/common';
import { Environment } from './environment.js';
import { GatewayId } from './gateway-id.js';

@Module({})
class EnvironmentModule {}

/** Gives the environment, read before the app was made, to every class that asks for `Environment`, and who we are. */
export const environmentModule = (environment: Environment): DynamicModule => ({
  module: EnvironmentModule,
  global: true,
  providers: [{ provide: Environment, useValue: environment }, GatewayId],
  exports: [Environment, GatewayId],
});
