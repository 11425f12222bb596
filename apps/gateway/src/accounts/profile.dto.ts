import { limits, type ProfileBody, usernamePattern } from '@clockbeat/domain';
import { IsOptional, IsString, Length, Matches } from 'class-validator';
import { Composed, MaxCodePoints, PlainText, Trimmed } from '../http/text.validators.js';

const { min, max } = limits.username;

/** What is left out stays as it is; an empty text or null clears. */
export class ProfileDto implements ProfileBody {
  /** 3 to 50 letters, digits and underscores. Required at first, unchangeable later; one in any case. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @Length(min, max, { message: `Username must have ${min} to ${max} characters` })
  @Matches(usernamePattern, { message: 'Username can only contain letters, numbers, and underscores' })
  username?: string | null;

  /** At most 500 characters, line breaks allowed. */
  @IsOptional()
  @Composed()
  @IsString()
  @MaxCodePoints(limits.bio)
  @PlainText('many')
  bio?: string | null;

  /** At most 50 characters. */
  @IsOptional()
  @Composed()
  @IsString()
  @MaxCodePoints(limits.name)
  @PlainText()
  firstName?: string | null;

  /** At most 50 characters. */
  @IsOptional()
  @Composed()
  @IsString()
  @MaxCodePoints(limits.name)
  @PlainText()
  lastName?: string | null;
}
