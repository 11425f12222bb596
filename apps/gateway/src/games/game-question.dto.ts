import { type GameQuestionBody, limits, type QuestionKind, questionKinds } from '@clockbeat/domain';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  Allow,
  IsDivisibleBy,
  IsInt,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { AsksForSomething, OptionIndex, Options } from '../content/options.validators.js';
import { Nested } from '../http/body-outline.js';
import { MaxCodePoints, PlainText, Trimmed } from '../http/text.validators.js';
import { NotBlank } from './question-list.validators.js';

/** A question that is written out; its id, if it has one, is then another thing's and ignored. */
export const isInFull = ({ id, question, options, answer, kind }: GameQuestionBody): boolean =>
  [question, options, answer, kind].some((said) => said !== undefined) || id === undefined;

const WrittenOut = (): PropertyDecorator => ValidateIf(isInFull);
/** Where one option is right, as in the first release. */
const OfOneRight = (): PropertyDecorator =>
  ValidateIf((body: GameQuestionBody) => isInFull(body) && (body.kind ?? 'single') === 'single');

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

/** Where a number is looked for. */
export class RangeDto {
  @IsNumber()
  from: number;

  @IsNumber()
  to: number;
}

/** One question of a game: a stored one by its id, or one in full. */
export class GameQuestionDto implements GameQuestionBody {
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

  /** Left out: a single right one of four options. */
  @IsOptional()
  @AsksForSomething()
  @ApiProperty({ enum: questionKinds, required: false })
  kind?: QuestionKind;

  /** Four different texts of up to 200 characters; where the kind is named two to six, of `multi` three to six. */
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
  @OfOneRight()
  @IsInt()
  @Min(0)
  @OptionIndex()
  answer?: number;

  /** Of `multi`: indexes of the right options, not of all. */
  @Allow()
  @ApiProperty({ type: [Number], required: false })
  right?: number[];

  /** Of `multi`: no share for some of the right ones. */
  @Allow()
  exactOnly?: boolean;

  /** Of `typed`: 1 to 10 texts of up to 60 characters. */
  @Allow()
  @ApiProperty({ type: [String], required: false })
  accepted?: string[];

  /** Of `typed`: up to 10 texts that are as near to a right one and are none. */
  @Allow()
  @ApiProperty({ type: [String], required: false })
  refused?: string[];

  /** Of `number`: what is right. */
  @Allow()
  value?: number;

  /** Of `number`: what it is counted in, up to 20 characters. */
  @Allow()
  unit?: string;

  /** Of `number`: how far off still earns a share; left out: not at all. */
  @Allow()
  band?: number;

  /** Of `number`: where it is looked for. */
  @IsOptional()
  @IsObject()
  @Nested(() => RangeDto)
  range?: RangeDto;

  /** Of `order`: 3 to 8 texts in their right order. */
  @Allow()
  @ApiProperty({ type: [String], required: false })
  items?: string[];

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
