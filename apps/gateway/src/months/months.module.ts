import { Module } from '@nestjs/common';
import { MonthsAhead } from './months-ahead.js';
import { MonthsToArchive } from './months-to-archive.js';

@Module({ providers: [MonthsAhead, MonthsToArchive] })
export class MonthsModule {}
