import { type Language, languages, type SettingsBody } from '@clockbeat/domain';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn } from 'class-validator';
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

  /** Whether my name, and those of my teams, may stand on the public leaderboards. */
  @MayBeLeftOut()
  @IsBoolean()
  publicName?: boolean;

  /** In which I read the pages now; mails to me are written in it. */
  @ApiPropertyOptional({ enum: languages })
  @MayBeLeftOut()
  @IsIn(languages)
  language?: Language;
}
