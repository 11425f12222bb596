import { type InsightsPeriod, insightsPeriods } from '@clockbeat/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';

export class InsightsQuery {
  /** The last four weeks, the last twelve, or all time. */
  @IsOptional()
  @ApiProperty({ enum: insightsPeriods, required: false, default: '12w' })
  @IsIn(insightsPeriods)
  period: InsightsPeriod = '12w';
}
