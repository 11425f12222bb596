import { type Difficulty, limits, type QuestionKind } from '@clockbeat/domain';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { WantedKinds } from '../content/wanted-kinds.validators.js';
import { QuestionDifficulty } from '../http/difficulty.validators.js';
import { PageQuery, wholeNumber } from '../http/page-query.dto.js';
import { MaxCodePoints, PlainText } from '../http/text.validators.js';

export class CategoryQuery extends PageQuery {
  /** Only the bank's questions, or only my own. */
  @IsOptional()
  @IsIn(['bank', 'mine'])
  source?: 'bank' | 'mine';

  /** A text that the question or one of its options contains, in any case. */
  @IsOptional()
  @PlainText()
  @MaxCodePoints(limits.questionText)
  q?: string;

  /** In any case. */
  @QuestionDifficulty()
  difficulty?: Difficulty;

  /** Parted by commas. Left out: of the bank those with one right of four options and no picture, and all of mine. */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',') : value))
  @WantedKinds()
  kinds?: QuestionKind[];

  /** So many of them by chance, in place of a page. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => wholeNumber(value))
  @IsInt()
  @Min(1)
  @Max(limits.pageSize.max)
  draw?: number;
}
