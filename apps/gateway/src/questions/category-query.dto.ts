import { type Difficulty, limits } from '@clockbeat/domain';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';
import { PageQuery } from '../http/page-query.dto.js';
import { MaxCodePoints, PlainText } from '../http/text.validators.js';

const difficulties = ['Easy', 'Medium', 'Hard'] as const;

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
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => asDifficulty(value))
  @IsIn(difficulties)
  difficulty?: Difficulty;
}

const asDifficulty = (value: unknown): unknown =>
  typeof value === 'string'
    ? (difficulties.find((difficulty) => difficulty.toLowerCase() === value.toLowerCase()) ?? value)
    : value;
