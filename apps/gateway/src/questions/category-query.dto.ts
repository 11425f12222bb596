import { type Difficulty, limits, type QuestionKind } from '@clockbeat/domain';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { WantedKinds } from '../content/wanted-kinds.validators.js';
import { QuestionDifficulty } from '../http/difficulty.validators.js';
import { PageQuery, wholeNumber } from '../http/page-query.dto.js';
import { MaxCodePoints, PlainText } from '../http/text.validators.js';

/** `multi,order` */
const parted = ({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',') : value);

export class KindsQuery {
  /** Parted by commas. Left out: of the bank those with one right of four options and no picture, and all of mine. */
  @Transform(parted)
  @WantedKinds()
  kinds?: QuestionKind[];
}

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

  /** By whom a question is called that difficult: by its author, or by what rooms made of it, where enough were asked. */
  @IsOptional()
  @IsIn(['written', 'played'])
  labels?: 'written' | 'played';

  /** In place of a page those about as hard as the question of this id by what rooms made of both, the nearest first. */
  @IsOptional()
  @PlainText()
  @MaxCodePoints(100)
  alike?: string;

  /** Parted by commas. Left out: of the bank those with one right of four options and no picture, and all of mine. */
  @Transform(parted)
  @WantedKinds()
  kinds?: QuestionKind[];

  /** Only those with a picture; of the bank's, where kinds are named. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value))
  @IsIn([true])
  @ApiProperty({ type: Boolean, required: false })
  pictures?: true;

  /** So many of them by chance, in place of a page. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => wholeNumber(value))
  @IsInt()
  @Min(1)
  @Max(limits.pageSize.max)
  draw?: number;
}
