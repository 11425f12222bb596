import { type ExportScopeName, exportScopes } from '@clockbeat/domain';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsISO8601, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { ExactQuery } from '../../http/exact-query.js';
import { PlainText } from '../../http/text.validators.js';
import { type ExportFormatName, exportFormatNames } from './export-formats.js';

/** Which games: whose, and of which time. */
export class ExportScopeQuery extends ExactQuery {
  /** `mine`: the games that I hosted, with names. `all`: everybody's, with pseudonyms, for analysts only. */
  @IsOptional()
  @IsIn(exportScopes)
  scope?: ExportScopeName = 'mine';

  /** Games that ended from then on, and ratings given from then on. */
  @IsOptional()
  @IsISO8601({ strict: true, strictSeparator: true })
  @Matches(/^[0-9]{4}-/)
  from?: string;

  /** Games that ended before then, and ratings given before then. */
  @IsOptional()
  @IsISO8601({ strict: true, strictSeparator: true })
  @Matches(/^[0-9]{4}-/)
  to?: string;
}

/** Which games, or which one. */
export class ExportExtentQuery extends ExportScopeQuery {
  /** One game, by its id: mine with names, at any time; for analysts any that has ended, with pseudonyms. */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  @PlainText()
  game?: string;
}

/** What is to be followed, and from where on. */
export class EventsStreamQuery extends ExportExtentQuery {
  /** `cursor` of the last event that came: the same export goes on behind it, with the same pseudonyms. */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  @PlainText()
  cursor?: string;
}

/** What is to be exported, and as what. */
export class EventsExportQuery extends EventsStreamQuery {
  @IsOptional()
  @IsIn(exportFormatNames)
  format?: ExportFormatName = 'ndjson';

  /** How many events at most; else all there are. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value,
  )
  @IsInt()
  @Min(1)
  @Max(1_000_000_000)
  limit?: number;
}
