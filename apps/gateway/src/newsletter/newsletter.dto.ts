import { limits, type NewsletterBody } from '@clockbeat/domain';
import { ArrayMaxSize, ArrayUnique, IsArray, IsNotEmpty, IsOptional } from 'class-validator';
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
  @ArrayMaxSize(count)
  @ArrayUnique()
  @PlainText('one', { each: true })
  @IsNotEmpty({ each: true })
  @MaxCodePoints(length, { each: true })
  interests?: string[];
}
