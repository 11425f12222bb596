import { Global, Module } from '@nestjs/common';
import { Roles } from './roles.js';

/** What an account may, for whoever asks. */
@Global()
@Module({ providers: [Roles], exports: [Roles] })
export class RolesModule {}
