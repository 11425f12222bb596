import { type InsightsPeriod, insightsPeriods } from '@clockbeat/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';

export class InsightsQuery {
  /** The last four weeks, the last twelve, or all time. */
  @ApiProperty({ enum: insightsPeriods })
  @IsIn(insightsPeriods)
  period: InsightsPeriod;
}
