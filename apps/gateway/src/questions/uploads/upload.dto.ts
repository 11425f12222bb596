import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional } from 'class-validator';

const asBoolean = ({ value }: { value: unknown }) =>
  value === 'true' ? true : value === 'false' ? false : value;

export class CsvQuery {
  /** Whether to store what is good; without it the answer is a preview. */
  @IsOptional()
  @Transform(asBoolean)
  @IsBoolean()
  @ApiProperty({ type: Boolean, required: false })
  commit?: boolean;

  /** With `commit`: also a draft set of each category, at most 100. All of it is stored, or nothing. */
  @IsOptional()
  @Transform(asBoolean)
  @IsBoolean()
  @ApiProperty({ type: Boolean, required: false })
  sets?: boolean;
}
