import { limits, type OwnQuestionBody } from '@clockbeat/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsArray, IsInt, IsOptional, IsString, Max, Min } from 'class-validator';

/** A question of mine, as it is to be from now on. What its texts may be, the rule of every question says. */
export class OwnQuestionDto implements OwnQuestionBody {
  /** 1 to 500 characters. */
  @IsString()
  question!: string;

  /** Four different texts of up to 200 characters. */
  @IsArray()
  @IsString({ each: true })
  @ApiProperty({ type: [String], minItems: 4, maxItems: 4 })
  options!: string[];

  /** Index of the right option. */
  @IsInt()
  @Min(0)
  @Max(limits.options - 1)
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
