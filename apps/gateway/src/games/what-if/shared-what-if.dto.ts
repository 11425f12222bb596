import type { SharedWhatIfBody } from '@clockbeat/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';

export class SharedWhatIfDto implements SharedWhatIfBody {
  /** What stands behind the `#` of the link. */
  @IsString()
  @MaxLength(100)
  @ApiProperty({ maxLength: 100 })
  secret: string;
}
