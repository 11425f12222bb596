import { IsIn, IsOptional } from 'class-validator';
import { ExportScopeQuery } from '../export/export-query.dto.js';

/** Which games' questions, and as what. */
export class ItemsQuery extends ExportScopeQuery {
  @IsOptional()
  @IsIn(['json', 'csv'])
  format?: 'json' | 'csv' = 'json';
}
