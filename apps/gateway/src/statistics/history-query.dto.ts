import { type HistoryState, historyStates, limits } from '@clockbeat/domain';
import { IsIn, IsOptional } from 'class-validator';
import { PageQuery } from '../http/page-query.dto.js';
import { MaxCodePoints, PlainText } from '../http/text.validators.js';

/** Which of the games that an account hosted. */
export class HistoryQuery extends PageQuery {
  /** A text that the title or the code contains, in any case. */
  @IsOptional()
  @PlainText()
  @MaxCodePoints(limits.title)
  q?: string;

  @IsOptional()
  @IsIn(historyStates)
  state?: HistoryState;
}
