import { Module } from '@nestjs/common';
import { MonthsAhead } from './months-ahead.js';

@Module({ providers: [MonthsAhead] })
export class MonthsModule {}
