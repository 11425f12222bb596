import type { HttpError, HttpErrorCode } from '@clockbeat/domain';
import { ApiProperty } from '@nestjs/swagger';

/** The body of every error. */
export class HttpErrorDto implements HttpError {
  statusCode: number;
  /** Stable: branch on it. */
  @ApiProperty({ type: String, example: 'validation' })
  code: HttpErrorCode;
  /** The status in words. */
  error: string;
  /** Fit for a person. */
  @ApiProperty({ oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] })
  message: string | string[];
}
