import {
  type Choice,
  type CorrectionBody,
  type CorrectionPreviewBody,
  choices,
  limits,
  taskLimits,
} from '@clockbeat/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsString,
  Max,
  Min,
  ValidateIf,
} from 'class-validator';
import { Composed, MaxCodePoints, MinCodePoints, PlainText } from '../../http/text.validators.js';

const changes = ['void', 'rekey', 'accept'] as const;
const mostTexts = 20;

export const noSuchOption = 'answer must be the index of an option, and goes with rekey';

export class CorrectionPreviewDto implements CorrectionPreviewBody {
  /** From 0. */
  @IsInt()
  @Min(0)
  @Max(limits.questionsPerGame.max - 1)
  @ApiProperty({ type: 'integer', minimum: 0 })
  questionIndex: number;

  /** `void`: nobody gets points for it, it counts neither right nor wrong; `rekey`: another option was right; `accept`: texts count too. */
  @IsIn(changes)
  @ApiProperty({ enum: changes })
  change: (typeof changes)[number];

  /** The right option; with `rekey` only. */
  @ValidateIf(({ change, answer }: CorrectionPreviewDto) => change === 'rekey' || answer !== undefined)
  @IsIn(choices, { message: noSuchOption })
  @ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: 5 })
  answer?: Choice;

  /** What counts too, as players have typed it; with `accept` only. */
  @ValidateIf(({ change, texts }: CorrectionPreviewDto) => change === 'accept' || texts !== undefined)
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(mostTexts)
  @IsString({ each: true })
  @MaxCodePoints(taskLimits.typed, { each: true })
  @PlainText('one', { each: true })
  @ApiPropertyOptional({ type: [String], minItems: 1, maxItems: mostTexts })
  texts?: string[];
}

export class CorrectionBodyDto extends CorrectionPreviewDto implements CorrectionBody {
  /** The players read it. */
  @Composed()
  @IsString()
  @PlainText()
  @MinCodePoints(limits.reason.min)
  @MaxCodePoints(limits.reason.max)
  @ApiProperty({ minLength: limits.reason.min, maxLength: limits.reason.max })
  reason: string;
}
