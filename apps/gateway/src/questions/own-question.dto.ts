import { limits, type OwnQuestionBody } from '@clockbeat/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsArray, IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import { OfOneRight, OptionIndex } from '../content/options.validators.js';
import { TaskFieldsDto } from '../content/task-fields.dto.js';

/** A question of mine, as it is to be from now on. What its texts may be, the rule of every question says. */
export class OwnQuestionDto extends TaskFieldsDto implements OwnQuestionBody {
  /** 1 to 500 characters. */
  @IsString()
  question!: string;

  /** Four different texts of up to 200 characters; where the kind is named two to six, of `multi` three to six. */
  @OfOneRight()
  @IsArray()
  @IsString({ each: true })
  @ApiProperty({ type: [String], minItems: 2, maxItems: 6, required: false })
  options?: string[];

  /** Of `single`: index of the right option. */
  @OfOneRight()
  @IsInt()
  @Min(0)
  @OptionIndex()
  answer?: number;

  /** Up to 50 characters. */
  @IsString()
  category!: string;

  /** Easy, Medium or Hard in any case. */
  @IsString()
  difficulty!: string;

  /** Whole seconds, 5 to 120; null leaves it to the game. */
  @IsOptional()
  @IsInt()
  @Min(limits.timeLimit.min)
  @Max(limits.timeLimit.max)
  timeLimit?: number | null;
}
