import { limits, type OwnQuestionBody, type QuestionKind, questionKinds } from '@clockbeat/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsArray, IsIn, IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import { OptionIndex } from '../content/options.validators.js';

/** A question of mine, as it is to be from now on. What its texts may be, the rule of every question says. */
export class OwnQuestionDto implements OwnQuestionBody {
  /** 1 to 500 characters. */
  @IsString()
  question!: string;

  /** Left out: a single right one of four options. */
  @IsOptional()
  @IsIn(questionKinds)
  kind?: QuestionKind;

  /** Four different texts of up to 200 characters; two to six where the kind is named. */
  @IsArray()
  @IsString({ each: true })
  @ApiProperty({ type: [String], minItems: 2, maxItems: 6 })
  options!: string[];

  /** Index of the right option. */
  @IsInt()
  @Min(0)
  @OptionIndex()
  answer!: number;

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
