import { limits, type MendBody, type MendReason, mendReasons } from '@clockbeat/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsArray, IsBoolean, IsIn, IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import { MaxItems } from '../http/body-outline.js';
import { Composed, MaxCodePoints, MayBeLeftOut, MinCodePoints, PlainText } from '../http/text.validators.js';

export class MendDto implements MendBody {
  /** 1 to 500 characters. */
  @IsString()
  question: string;

  /** As many as it has; left out where it is of another kind than `single`. */
  @MayBeLeftOut()
  @IsArray()
  @MaxItems(6)
  @IsString({ each: true })
  @ApiProperty({ type: [String], maxItems: 6, required: false })
  options?: string[];

  /** Index of the right option; left out with `options`. */
  @MayBeLeftOut()
  @IsInt()
  @Min(0)
  @Max(5)
  answer?: number;

  /** Up to 300 characters; null or left out: none. */
  @IsOptional()
  @Composed()
  @IsString()
  @PlainText('many')
  @MinCodePoints(1)
  @MaxCodePoints(limits.explanation)
  explanation?: string | null;

  /** Out of draws and lists; left out: it is drawn. */
  @MayBeLeftOut()
  @IsBoolean()
  withdrawn?: boolean;

  @IsIn(mendReasons)
  reason: MendReason;

  /** 1 to 300 characters, for other operators. */
  @MayBeLeftOut()
  @Composed()
  @IsString()
  @PlainText('many')
  @MinCodePoints(1)
  @MaxCodePoints(limits.reportNote)
  note?: string;
}
