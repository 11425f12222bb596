import { type FeedbackBody, limits } from '@clockbeat/domain';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsOptional, IsString } from 'class-validator';
import { EmailAddress } from '../http/email.validators.js';
import { MaxCodePoints, PlainText, Trimmed } from '../http/text.validators.js';

/** A field that was left empty says as much as one that was left out. */
const EmptyIsNone = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.trim() || null : (value ?? null),
  );

export class FeedbackDto implements FeedbackBody {
  /** 1 to 5,000 characters. */
  @Trimmed()
  @IsString({ message: 'Please write something first.' })
  @IsNotEmpty({ message: 'Please write something first.' })
  @MaxCodePoints(limits.feedback, { message: `Please use at most ${limits.feedback} characters.` })
  @PlainText('many')
  text: string;

  /** For an answer. */
  @EmptyIsNone()
  @IsOptional()
  @EmailAddress()
  email?: string | null;
}
