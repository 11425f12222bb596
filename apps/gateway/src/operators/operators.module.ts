import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { GamesModule } from '../games/games.module.js';
import { LiveModule } from '../live/live.module.js';
import { AuditController } from './audit.controller.js';
import { InstallationController } from './installation.controller.js';
import { OperatedAccountsController } from './operated-accounts.controller.js';
import { OperatedGamesController } from './operated-games.controller.js';
import { OperatedMailController } from './operated-mail.controller.js';

/** What operators see and do. Each act has its line in the audit log; a test walks all of them. */
@Module({
  imports: [AccountsModule, GamesModule, LiveModule],
  controllers: [
    OperatedAccountsController,
    OperatedGamesController,
    OperatedMailController,
    InstallationController,
    AuditController,
  ],
})
export class OperatorsModule {}
