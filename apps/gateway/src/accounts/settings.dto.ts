import type { SettingsBody, SettingsView } from '@clockbeat/domain';
import { IsBoolean } from 'class-validator';
import { MayBeLeftOut } from '../http/text.validators.js';

/** What is left out stays as it is. */
export class ChangeSettingsDto implements SettingsBody {
  @MayBeLeftOut()
  @IsBoolean()
  darkMode?: boolean;

  /** A summary by mail after each hosted game. */
  @MayBeLeftOut()
  @IsBoolean()
  emailNotifications?: boolean;

  /** Whether the browser may tell of running games. */
  @MayBeLeftOut()
  @IsBoolean()
  gameNotifications?: boolean;

  /** News by mail; consent is kept with its date. */
  @MayBeLeftOut()
  @IsBoolean()
  marketingEmails?: boolean;
}

export class SettingsDto implements SettingsView {
  darkMode: boolean;
  emailNotifications: boolean;
  gameNotifications: boolean;
  marketingEmails: boolean;
  /** Whether this installation can send mail at all. */
  mailAvailable: boolean;
}
