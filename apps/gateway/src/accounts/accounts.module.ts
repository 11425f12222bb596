import { Module } from '@nestjs/common';
import { AnalyticsModule } from '../analytics/analytics.module.js';
import { LiveModule } from '../live/live.module.js';
import { AccountDeletionController } from './account-deletion.controller.js';
import { AccountDeletion } from './account-deletion.js';
import { OwnDataController } from './own-data/own-data.controller.js';
import { OwnData } from './own-data/own-data.js';
import { ProfileController } from './profile.controller.js';
import { QuotasController } from './quotas.controller.js';
import { SessionsController } from './sessions.controller.js';
import { SettingsController } from './settings.controller.js';
import { TokensController } from './tokens.controller.js';

/** What people may do with their own account. */
@Module({
  imports: [LiveModule, AnalyticsModule],
  controllers: [
    ProfileController,
    SettingsController,
    SessionsController,
    TokensController,
    QuotasController,
    AccountDeletionController,
    OwnDataController,
  ],
  providers: [AccountDeletion, OwnData],
  exports: [AccountDeletion],
})
export class AccountsModule {}
