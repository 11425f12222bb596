import { type CreateSoloGameBody, type Difficulty, limits } from '@clockbeat/domain';
import {
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { MaxItems } from '../../http/body-outline.js';
import { QuestionDifficultyOrMixed } from '../../http/difficulty.validators.js';
import { MaxCodePoints, PlainText, Trimmed } from '../../http/text.validators.js';

const { min: fewest, max: most } = limits.questionsPerGame;

/** Where the questions come from: exactly one of `questionIds`, `category` and `fromGameId`. */
export class CreateSoloGameDto implements CreateSoloGameBody {
  /** Questions of the bank or of mine, asked in this order. */
  @IsOptional()
  @IsArray()
  @ArrayMinSize(fewest, { message: 'Select at least one question.' })
  @MaxItems(most)
  @ArrayUnique({ message: 'questionIds must be different' })
  @IsString({ each: true })
  @MaxLength(100, { each: true })
  @PlainText('one', { each: true })
  questionIds?: string[];

  /** A category of the bank by its name or route, in any case; `solo` is the whole bank. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxCodePoints(limits.category)
  @PlainText()
  category?: string;

  /** A finished game that I hosted or played in. */
  @IsOptional()
  @IsString()
  @IsNotEmpty()
  @MaxLength(100)
  @PlainText()
  fromGameId?: string;

  /** Only questions of this difficulty, in any case. */
  @QuestionDifficultyOrMixed()
  difficulty?: Difficulty;

  /** How many of the category's questions, 5 where it is left out; of another game's, all. */
  @IsOptional()
  @IsInt()
  @Min(fewest)
  @Max(most)
  count?: number;

  /** Whole seconds for each question. */
  @IsOptional()
  @IsInt()
  @Min(limits.timePerQuestion.min)
  @Max(limits.timePerQuestion.max)
  timePerQuestion?: number;
}
