import { limits, type QuickGameBody } from '@clockbeat/domain';
import { IsOptional, IsString } from 'class-validator';
import { MaxCodePoints, PlainText, Trimmed } from '../../http/text.validators.js';
import { DrawnQuestionsDto } from '../drawn-questions.dto.js';

/**
 * Drawn from the bank, of all categories where none is named and 10 where no `count` is, unless `fromGameId` names a game that
 * I hosted: then its questions as they were corrected, its team, mode and rules.
 */
export class QuickGameDto extends DrawnQuestionsDto implements QuickGameBody {
  /** Up to 100 characters; without it the category, or the earlier game's title. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxCodePoints(limits.title)
  @PlainText()
  title?: string;
}
