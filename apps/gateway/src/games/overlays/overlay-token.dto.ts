import type { OverlayTokenBody } from '@clockbeat/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';

export class OverlayTokenDto implements OverlayTokenBody {
  /** The last part of an overlay's address. */
  @IsString()
  @MaxLength(100)
  @ApiProperty({ maxLength: 100 })
  token: string;
}
