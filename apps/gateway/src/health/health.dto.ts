import { ApiProperty } from '@nestjs/swagger';

export class LiveDto {
  status: string;
}

export class HealthDto {
  /** ok, degraded, error or shutting_down. */
  status: string;
  /** What is away or behind, though the service goes on without it. */
  degraded: string[];
  /** Each part with its status: up, degraded or down. */
  @ApiProperty({
    type: 'object',
    additionalProperties: {
      type: 'object',
      properties: { status: { type: 'string' }, message: { type: 'string' } },
    },
  })
  details: Record<string, { status: string; message?: string }>;
}
