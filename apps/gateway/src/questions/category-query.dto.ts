import { type Difficulty, limits } from '@clockbeat/domain';
import { IsIn, IsOptional } from 'class-validator';
import { QuestionDifficulty } from '../http/difficulty.validators.js';
import { PageQuery } from '../http/page-query.dto.js';
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
}
