import { Transform } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { PageQuery } from '../../http/page-query.dto.js';

const lastVersion = 2 ** 31 - 1;

export class EventsQuery extends PageQuery {
  /** Only events with a greater version. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value,
  )
  @IsInt()
  @Min(0)
  @Max(lastVersion)
  after?: number;
}
