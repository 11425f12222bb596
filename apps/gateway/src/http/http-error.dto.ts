import { type HttpError, type HttpErrorCode, type RejectedQuestion, rejectionCodes } from '@clockbeat/domain';
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
  /** Of an upload without a single good question: what is wrong with each. */
  @ApiProperty({
    required: false,
    type: 'array',
    items: {
      type: 'object',
      properties: {
        index: { type: 'integer' },
        line: { type: 'integer' },
        reason: { type: 'string' },
        code: { type: 'string', enum: rejectionCodes },
        values: {
          type: 'object',
          additionalProperties: { oneOf: [{ type: 'string' }, { type: 'integer' }] },
        },
      },
    },
  })
  rejected?: RejectedQuestion[];
}
