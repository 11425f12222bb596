import { Module } from '@nestjs/common';
import { LiveModule } from '../live/live.module.js';
import { AccountDeletionController } from './account-deletion.controller.js';
import { AccountDeletion } from './account-deletion.js';
import { ProfileController } from './profile.controller.js';
import { SessionsController } from './sessions.controller.js';
import { SettingsController } from './settings.controller.js';
import { TokensController } from './tokens.controller.js';

/** What people may do with their own account. */
@Module({
  imports: [LiveModule],
  controllers: [
    ProfileController,
    SettingsController,
    SessionsController,
    TokensController,
    AccountDeletionController,
  ],
  providers: [AccountDeletion],
})
export class AccountsModule {}
