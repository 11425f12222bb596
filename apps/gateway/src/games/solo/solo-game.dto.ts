import { type CreateSoloGameBody, type Difficulty, limits, type SoloGameView } from '@clockbeat/domain';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { MaxCodePoints, PlainText, Trimmed } from '../../http/text.validators.js';

const difficulties = ['Easy', 'Medium', 'Hard'] as const;
const { min: fewest, max: most } = limits.questionsPerGame;

/** In any case; `mixed` and an empty one choose nothing. */
const asDifficulty = (value: unknown): unknown => {
  if (typeof value !== 'string') return value ?? undefined;
  const given = value.trim().toLowerCase();
  if (given === '' || given === 'mixed') return undefined;
  return difficulties.find((difficulty) => difficulty.toLowerCase() === given) ?? value;
};

/** Where the questions come from: exactly one of `questionIds`, `category` and `fromGameId`. */
export class CreateSoloGameDto implements CreateSoloGameBody {
  /** Questions of the bank or of mine, asked in this order. */
  @IsOptional()
  @IsArray()
  @ArrayMinSize(fewest, { message: 'Select at least one question.' })
  @ArrayMaxSize(most)
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
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => asDifficulty(value))
  @IsIn(difficulties)
  @ApiProperty({ enum: difficulties, required: false })
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

/** The game, and the seat in it: whoever has the token is its player. */
export class SoloGameDto implements SoloGameView {
  gameId: string;
  playerId: string;
  token: string;
}
