import { Persistence } from '@clockbeat/persistence';
import { Module } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Environment } from '../config/environment.js';
import { AccessTokens } from './access-tokens.js';
import { AccountController } from './account.controller.js';
import { Authenticator } from './authenticator.js';
import { IdentityProvider } from './identity-provider.js';
import { LocalSignInController } from './local/local-sign-in.controller.js';
import { Sessions } from './sessions.js';
import { SignInController } from './sign-in.controller.js';
import { SignOutController } from './sign-out.controller.js';
import { SignedInAccounts } from './signed-in-accounts.js';
import { Ways } from './ways.js';

@Module({
  controllers: [SignInController, LocalSignInController, SignOutController, AccountController],
  providers: [
    Sessions,
    Authenticator,
    AccessTokens,
    SignedInAccounts,
    Ways,
    {
      provide: IdentityProvider,
      useFactory: IdentityProvider.choose,
      inject: [Environment, PinoLogger, Persistence],
    },
  ],
  exports: [Sessions, Authenticator, AccessTokens, SignedInAccounts],
})
export class AuthModule {}
