import {
  type Choice,
  type CorrectionBody,
  type CorrectionPreviewBody,
  choices,
  limits,
} from '@clockbeat/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsString, Max, Min, ValidateIf } from 'class-validator';
import { Composed, MaxCodePoints, MinCodePoints, PlainText } from '../../http/text.validators.js';

const changes = ['void', 'rekey'] as const;

export const noSuchOption = 'answer must be the index of an option, and goes with rekey';

export class CorrectionPreviewDto implements CorrectionPreviewBody {
  /** From 0. */
  @IsInt()
  @Min(0)
  @Max(limits.questionsPerGame.max - 1)
  @ApiProperty({ type: 'integer', minimum: 0 })
  questionIndex: number;

  /** `void`: nobody gets points for it, it counts neither right nor wrong; `rekey`: another option was right. */
  @IsIn(changes)
  @ApiProperty({ enum: changes })
  change: (typeof changes)[number];

  /** The right option; with `rekey` only. */
  @ValidateIf(({ change, answer }: CorrectionPreviewDto) => change !== 'void' || answer !== undefined)
  @IsIn(choices, { message: noSuchOption })
  @ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: 5 })
  answer?: Choice;
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
