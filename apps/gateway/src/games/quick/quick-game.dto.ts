import { limits, type QuickGameBody } from '@clockbeat/domain';
import { IsObject, IsOptional, IsString } from 'class-validator';
import { Nested } from '../../http/body-outline.js';
import { MaxCodePoints, PlainText, Trimmed } from '../../http/text.validators.js';
import { DrawnQuestionsDto } from '../drawn-questions.dto.js';
import { GameRulesDto } from '../game-rules.dto.js';

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

  /** How it is played; what is left out is as usual. */
  @IsOptional()
  @IsObject()
  @Nested(() => GameRulesDto)
  rules?: GameRulesDto;
}
