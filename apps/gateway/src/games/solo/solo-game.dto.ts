import { type CreateSoloGameBody, limits } from '@clockbeat/domain';
import {
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { MaxItems } from '../../http/body-outline.js';
import { MayBeLeftOut, PlainText } from '../../http/text.validators.js';
import { DrawnQuestionsDto } from '../drawn-questions.dto.js';

const { min: fewest, max: most } = limits.questionsPerGame;

/**
 * Where the questions come from: exactly one of `questionIds`, `category` (by its name or route; `solo` is the whole bank) and
 * `fromGameId`, a finished game that I hosted or played in. `count` is 5 of a category where it is left out, and all of a game.
 */
export class CreateSoloGameDto extends DrawnQuestionsDto implements CreateSoloGameBody {
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

  /** Against the people of the game `fromGameId`, who answer as they did: its questions in its order, each with its own time. */
  @MayBeLeftOut()
  @IsBoolean()
  ghosts?: boolean;

  /** Whole seconds for each question. */
  @IsOptional()
  @IsInt()
  @Min(limits.timePerQuestion.min)
  @Max(limits.timePerQuestion.max)
  timePerQuestion?: number;
}
