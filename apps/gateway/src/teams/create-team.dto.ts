import { type CreateTeamBody, limits } from '@clockbeat/domain';
import { IsNotEmpty, IsString } from 'class-validator';
import { MaxCodePoints, PlainText, Trimmed } from '../http/text.validators.js';

export class CreateTeamDto implements CreateTeamBody {
  /** 1 to 50 characters, without the white space around it. */
  @Trimmed()
  @IsString()
  @IsNotEmpty({ message: 'name is required' })
  @MaxCodePoints(limits.name)
  @PlainText()
  name: string;
}
