import { type GameQuestionBody, limits } from '@clockbeat/domain';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  IsDivisibleBy,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { OfOneRight, OptionIndex, Options } from '../content/options.validators.js';
import { TaskFieldsDto } from '../content/task-fields.dto.js';
import { Nested } from '../http/body-outline.js';
import { MaxCodePoints, PlainText, Trimmed } from '../http/text.validators.js';
import { NotBlank } from './question-list.validators.js';

/** A question that is written out; its id, if it has one, is then another thing's and ignored. */
export const isInFull = ({ id, question, options, answer, kind }: GameQuestionBody): boolean =>
  [question, options, answer, kind].some((said) => said !== undefined) || id === undefined;

const WrittenOut = (): PropertyDecorator => ValidateIf(isInFull);

/** A pause after a question. */
export class BreakAfterDto {
  @IsInt()
  @Min(limits.breakMinutes.min)
  @Max(limits.breakMinutes.max)
  minutes: number;

  /** What the host says of it. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxCodePoints(limits.breakText)
  @PlainText()
  text?: string | null;
}

/** One question of a game: a stored one by its id, or one in full. */
export class GameQuestionDto extends TaskFieldsDto implements GameQuestionBody {
  /** A question of the bank or of mine. */
  @ValidateIf((body: GameQuestionDto) => !isInFull(body))
  @IsString()
  @MaxLength(100)
  @PlainText()
  id?: string;

  /** Up to 500 characters. */
  @WrittenOut()
  @Trimmed()
  @NotBlank()
  @MaxCodePoints(limits.questionText)
  @PlainText('many')
  question?: string;

  /** Four different texts of up to 200 characters; where the kind is named two to six, of `multi` three to six. */
  @WrittenOut()
  @OfOneRight()
  @Transform(({ value }: { value: unknown }) =>
    Array.isArray(value)
      ? value.map((option) => (typeof option === 'string' ? option.trim() : option))
      : value,
  )
  @Options()
  @ApiProperty({ type: [String], minItems: 2, maxItems: 6, required: false })
  options?: string[];

  /** Of `single`: index of the right option. */
  @WrittenOut()
  @OfOneRight()
  @IsInt()
  @Min(0)
  @OptionIndex()
  answer?: number;

  /** Whole seconds, 5 to 120. */
  @IsOptional()
  @IsInt()
  @Min(limits.timeLimit.min)
  @Max(limits.timeLimit.max)
  timeLimit?: number;

  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxCodePoints(limits.category)
  @PlainText()
  category?: string;

  /** Easy, Medium or Hard in any case; anything else counts as Medium. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(50)
  @PlainText()
  difficulty?: string;

  /** Shown once the answer is known, up to 300 characters. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxCodePoints(limits.explanation)
  @PlainText('many')
  explanation?: string;

  /** What a right answer is worth, in tens; 0: it only warms up. Left out: as usual for the scoring. */
  @IsOptional()
  @IsInt()
  @Min(limits.points.min)
  @Max(limits.points.max)
  @IsDivisibleBy(limits.points.step)
  points?: number;

  /** Title of the round that it belongs to. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @NotBlank()
  @MaxCodePoints(limits.round)
  @PlainText()
  round?: string;

  /** In games that are not swift. */
  @IsOptional()
  @IsObject()
  @Nested(() => BreakAfterDto)
  breakAfter?: BreakAfterDto;
}
