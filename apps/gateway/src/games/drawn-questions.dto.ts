import { type Difficulty, limits, type QuestionKind } from '@clockbeat/domain';
import { IsInt, IsNotEmpty, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { WantedKinds } from '../content/wanted-kinds.validators.js';
import { QuestionDifficultyOrMixed } from '../http/difficulty.validators.js';
import { MaxCodePoints, PlainText, Trimmed } from '../http/text.validators.js';

/** Questions that nobody chose one by one: drawn from the bank, or those of an earlier game. */
export class DrawnQuestionsDto {
  /** Of the bank, in any case. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxCodePoints(limits.category)
  @PlainText()
  category?: string;

  /** Only questions of this difficulty, in any case. */
  @QuestionDifficultyOrMixed()
  difficulty?: Difficulty;

  /** Of the bank; left out: one right of four options, without a picture. */
  @WantedKinds()
  kinds?: QuestionKind[];

  @IsOptional()
  @IsInt()
  @Min(limits.questionsPerGame.min)
  @Max(limits.questionsPerGame.max)
  count?: number;

  @IsOptional()
  @IsString()
  @IsNotEmpty()
  @MaxLength(100)
  @PlainText()
  fromGameId?: string;
}
