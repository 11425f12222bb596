import { Module } from '@nestjs/common';
import { Analysts } from './analysts.js';
import { Scrambles } from './scrambles.js';

/** Who is an analyst, and what pseudonyms are made with. */
@Module({ providers: [Analysts, Scrambles], exports: [Analysts, Scrambles] })
export class AnalystsModule {}
