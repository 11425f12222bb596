import { IsIn, IsOptional } from 'class-validator';
import { ExportExtentQuery } from '../export/export-query.dto.js';

/** Which games' questions, and as what. */
export class ItemsQuery extends ExportExtentQuery {
  @IsOptional()
  @IsIn(['json', 'csv'])
  format?: 'json' | 'csv' = 'json';
}
