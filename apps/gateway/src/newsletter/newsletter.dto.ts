import { limits, type NewsletterBody } from '@clockbeat/domain';
import { ArrayUnique, IsArray, IsNotEmpty, IsOptional } from 'class-validator';
import { MaxItems } from '../http/body-outline.js';
import { EmailAddress } from '../http/email.validators.js';
import { MaxCodePoints, PlainText, Trimmed } from '../http/text.validators.js';

const { count, length } = limits.interests;

export class NewsletterDto implements NewsletterBody {
  @Trimmed()
  @EmailAddress()
  email: string;

  /** What to write about; none is all. */
  @IsOptional()
  @IsArray()
  @MaxItems(count)
  @ArrayUnique()
  @PlainText('one', { each: true })
  @IsNotEmpty({ each: true })
  @MaxCodePoints(length, { each: true })
  interests?: string[];
}
