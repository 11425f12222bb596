import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { GamesModule } from '../games/games.module.js';
import { LiveModule } from '../live/live.module.js';
import { AuditController } from './audit.controller.js';
import { HandOver } from './hand-over.js';
import { InstallationController } from './installation.controller.js';
import { OperatedAccountsController } from './operated-accounts.controller.js';
import { OperatedBankController } from './operated-bank.controller.js';
import { OperatedGamesController } from './operated-games.controller.js';
import { OperatedMailController } from './operated-mail.controller.js';
import { OperatedQuotasController } from './operated-quotas.controller.js';
import { OperatedReportsController } from './operated-reports.controller.js';
import { OperatedSetsController } from './operated-sets.controller.js';

/** What operators see and do. Each act has its line in the audit log; a test walks all of them. */
@Module({
  imports: [AccountsModule, GamesModule, LiveModule],
  controllers: [
    OperatedAccountsController,
    OperatedQuotasController,
    OperatedGamesController,
    OperatedReportsController,
    OperatedSetsController,
    OperatedBankController,
    OperatedMailController,
    InstallationController,
    AuditController,
  ],
  providers: [HandOver],
})
export class OperatorsModule {}
