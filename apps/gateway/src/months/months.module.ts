import { Module } from '@nestjs/common';
import { LogMetrics } from './log-metrics.js';
import { MonthsAhead } from './months-ahead.js';
import { MonthsToArchive } from './months-to-archive.js';

@Module({ providers: [MonthsAhead, MonthsToArchive, LogMetrics] })
export class MonthsModule {}
