import { limits } from '@clockbeat/domain';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { PlainText } from './text.validators.js';

/** Which part of a list: `limit` items after `cursor`. */
export class PageQuery {
  /** How many items at most. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => wholeNumber(value))
  @IsInt()
  @Min(1)
  @Max(limits.pageSize.max)
  limit?: number = limits.pageSize.default;

  /** `nextCursor` (or the header X-Next-Cursor) of the page before. */
  @IsOptional()
  @IsString()
  @MaxLength(500)
  @PlainText()
  cursor?: string;
}

/** Digits only: Number() alone would take '', '1e2', '0x10' and ['5']. */
export const wholeNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
