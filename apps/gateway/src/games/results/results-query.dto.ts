import { type ResultSheet, resultSheets } from '@clockbeat/domain';
import { IsIn, IsOptional } from 'class-validator';
import { PageQuery } from '../../http/page-query.dto.js';

/** Which places of the results; as a table, which table. */
export class ResultsQuery extends PageQuery {
  @IsOptional()
  @IsIn(resultSheets)
  sheet?: ResultSheet;
}
