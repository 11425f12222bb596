import { Module } from '@nestjs/common';
import { LiveModule } from '../live/live.module.js';
import { Expiry } from './expiry.js';

@Module({ imports: [LiveModule], providers: [Expiry] })
export class ExpiryModule {}
